package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What would help a speculative loop. */
class SpeculationAdviceTest {
  private static final SpeculationCost CHEAP = new SpeculationCost(10, 12, 10, 10, 0, 0, 0, 0);
  private static final SpeculationCost DEAR = new SpeculationCost(10, 50, 10, 10, 0, 0, 0, 0);

  private static SpeculativeSite site(
      long off, long commits, long waits, Map<String, Long> rollbacks, ConflictLine... lines) {
    return site(off, commits, waits, rollbacks, 100, CHEAP, lines);
  }

  private static SpeculativeSite site(
      long off,
      long commits,
      long waits,
      Map<String, Long> rollbacks,
      long entries,
      SpeculationCost cost,
      ConflictLine... lines) {
    return new SpeculativeSite(
        "A.java:1",
        10,
        off,
        commits,
        5,
        0,
        waits,
        rollbacks,
        Map.of(),
        List.of(lines),
        entries,
        cost,
        new SpeculationChoice(1000, 1));
  }

  private static ConflictLine line(String read, String written, boolean one, long count) {
    return new ConflictLine("A.size", read, written, one, count);
  }

  @Test
  void nothingWhereItGoesWell() {
    ConflictLine seldom = line("A.java:2 ++", "A.java:2 ++", true, 3);
    assertEquals(List.of(), SpeculationAdvice.of(site(0, 100, 0, Map.of("conflict", 3L), seldom)));
  }

  @Test
  void aCounterBecomesAReduction() {
    ConflictLine counter = line("A.java:2 +=", "A.java:2 +=", true, 9);
    ConflictLine other = line("A.java:7", "", false, 1);
    assertEquals(
        List.of(
            "A.size is updated by += at A.java:2: update a local variable with @Reduce instead,"
                + " and the field or slot once after the loop"),
        SpeculationAdvice.of(site(8, 2, 0, Map.of("conflict", 98L), counter, other)));
  }

  /** A histogram: the same line, but another slot each time. */
  @Test
  void anUpdateOfSeveralLocationsIsNoCounter() {
    ConflictLine histogram = line("A.java:2 +=", "A.java:2 +=", false, 9);
    assertEquals(
        List.of("most conflicts are of A.size read at A.java:2 +=, written at A.java:2 +="),
        SpeculationAdvice.of(site(0, 70, 0, Map.of("conflict", 30L), histogram)));
    assertEquals(
        List.of(
            "nearly every chunk conflicts: not worth it, leave out speculative",
            "most conflicts are of A.size read at A.java:2 +=, written at A.java:2 +="),
        SpeculationAdvice.of(site(8, 1, 0, Map.of("conflict", 99L), histogram)));
  }

  @Test
  void oneLocationThatIsNoCounterMayBePrivate() {
    ConflictLine scratch = line("A.java:4", "A.java:3", true, 9);
    List<String> advice = SpeculationAdvice.of(site(8, 1, 0, Map.of("conflict", 99L), scratch));
    assertEquals(1, advice.size());
    assertTrue(advice.get(0).contains("@Private"), advice.get(0));
  }

  @Test
  void callsThatCannotBeUndone() {
    String advice =
        SpeculationAdvice.of(site(0, 50, 0, Map.of("irrevocable", 50L, "dropped", 9000L))).get(0);
    assertTrue(advice.contains("@Speculative"), advice);
    assertEquals(List.of(), SpeculationAdvice.of(site(0, 50, 0, Map.of("irrevocable", 1L))));
  }

  @Test
  void chunksThatWaitForEachOther() {
    SpeculativeSite chain = site(0, 100, 95, Map.of(), 0, CHEAP);
    assertTrue(SpeculationAdvice.of(chain).get(0).startsWith("nearly every chunk waits"));
    assertEquals(List.of(), SpeculationAdvice.of(site(0, 100, 19, Map.of(), 0, CHEAP)));
  }

  @Test
  void theLinesThatMakeChunksWait() {
    ConflictLine counter = new ConflictLine("int[]", "A.java:2 +=", "A.java:2 +=", true, 4);
    assertEquals(
        List.of(
            "int[] is updated by += at A.java:2: update a local variable with @Reduce instead, and"
                + " the field or slot once after the loop"),
        SpeculationAdvice.of(site(0, 100, 95, Map.of(), 0, CHEAP, counter)));
    ConflictLine writes = new ConflictLine("int[]", "", "A.java:3, A.java:5", false, 4);
    List<String> chain = SpeculationAdvice.of(site(0, 100, 95, Map.of(), 0, CHEAP, writes));
    assertTrue(chain.get(0).startsWith("nearly every chunk waits"), chain.toString());
    assertEquals("most waits are of int[] written at A.java:3, A.java:5", chain.get(1));
    assertEquals(
        List.of("most waits are of int[] written at A.java:3, A.java:5"),
        SpeculationAdvice.of(site(0, 100, 40, Map.of(), 0, CHEAP, writes)));
  }

  @Test
  void accessesThatCostMoreThanTheRest() {
    String advice = SpeculationAdvice.of(site(9, 100, 0, Map.of(), 100, DEAR)).get(0);
    assertTrue(advice.startsWith("a watched iteration takes 5.00 times"), advice);
    assertEquals(List.of(), SpeculationAdvice.of(site(0, 100, 0, Map.of(), 100, DEAR)));
    assertEquals(
        List.of("it did not gain, so that it ran in order: leave out speculative"),
        SpeculationAdvice.of(site(9, 100, 0, Map.of(), 100, CHEAP)));
  }
}
