package org.ajws.agent.race;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that another thread than the watched one makes; here no thread is watched. */
class OtherThreadsTest {
  private static final int MANY = 10_000;

  /** The tables are one thread's: to look something up there writes their cache. */
  @Test
  void copiesOfOtherThreadsLeaveTheTablesAlone() {
    List<Integer> base = new ArrayList<>(List.of(1, 2, 3));
    List<List<Integer>> views = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      views.add(base.subList(0, 2));
      Checks.OBJECTS.view(views.get(i), base);
    }
    List<Integer> old =
        views.stream()
            .filter(v -> Checks.OBJECTS.bases.cached(v) == null)
            .findFirst()
            .orElseThrow();
    Checks.cloned(old, new ArrayList<>(), 0);
    assertNull(Checks.OBJECTS.bases.cached(old));
    assertNotNull(Checks.OBJECTS.base(old), "it was there");
  }
}
