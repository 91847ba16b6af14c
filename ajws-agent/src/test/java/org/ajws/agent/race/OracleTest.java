package org.ajws.agent.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random programs: the detector's racy locations are those of the graph. */
class OracleTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.race.programs", 5_000);
  private static final long SEED = Long.getLong("ajws.race.seed", 1);

  @ParameterizedTest
  @CsvSource({
    "false,false,false",
    "true,false,false",
    "false,true,false",
    "true,true,false",
    "false,false,true",
    "true,false,true",
    "true,true,true"
  })
  void agreesWithTheGraph(boolean values, boolean locks, boolean futures) {
    long racy = 0;
    long quiet = 0;
    long conflicting = 0;
    for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
      RandomProgram program = new RandomProgram(seed, values, locks, futures);
      var found = program.run();
      var expected = program.expected();
      assertEquals(expected, found, "seed " + seed);
      assertEquals(program.expectedConflicts(), program.conflicts(), "conflicts, seed " + seed);
      conflicting += program.conflicts().size();
      racy += expected.size();
      quiet += expected.isEmpty() ? 1 : 0;
    }
    assertTrue(racy > PROGRAMS / 2 && quiet > PROGRAMS / 50, racy + " racy, " + quiet + " quiet");
    assertTrue(!locks || conflicting > PROGRAMS / 10, conflicting + " conflicting");
  }
}
