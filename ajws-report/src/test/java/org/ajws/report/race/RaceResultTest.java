package org.ajws.report.race;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.ajws.report.race.RaceResult.Access;
import org.ajws.report.race.RaceResult.Race;
import org.junit.jupiter.api.Test;

class RaceResultTest {
  private static Access access(int line) {
    return new Access("a/B.java", line, "a.B.m", true, "slot", "[]", List.of());
  }

  private static RaceResult run(Map<String, List<String>> limits, int... lines) {
    Race race = new Race("slot 0", access(lines[0]), access(lines[1]), List.of());
    return new RaceResult(1, 3, List.of(race), null, new RaceResult.Shadows(3, 60), limits);
  }

  @Test
  void runsOfSeveralJvmsAreOne() {
    RaceResult all =
        RaceResult.of(
            List.of(
                run(Map.of("thread", List.of("thread a")), 3, 5),
                run(Map.of("thread", List.of("thread b", "thread a")), 5, 3),
                run(Map.of(), 3, 6)));
    assertEquals(9, all.racingAccesses());
    assertEquals(new RaceResult.Shadows(9, 180), all.shadows());
    assertEquals(20, all.shadows().perLocation());
    assertEquals(2, all.races().size(), "the same two places in another order are no other race");
    assertEquals(Map.of("thread", List.of("thread a", "thread b")), all.limits());
    assertEquals(RaceVerdict.RACES, all.verdict());
    assertEquals(RaceVerdict.NONE, RaceResult.of(List.of()).verdict());
  }
}
