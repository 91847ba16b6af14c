package org.ajws.processor.analysis.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said, before a loop runs, of what will keep its chunks from running at a time. */
class SpeculationExplanationTest {
  @TempDir Path folder;

  /** The sentences that name a counter. */
  private List<String> counters(String loop) {
    String text =
        """
        import org.ajws.ParallelFor;
        class Loop {
          int size; static long all; static double mean; Loop next; int[] counts = new int[3];
          static void note() { all -= 2; }
          void run(int[] a, int[] index, Loop other, int k) {
            for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
        """
            + loop
            + "\n}}}";
    return new Sources(folder)
        .add("Loop.java", text).translate().decisions().loops().get(0).speculation().stream()
            .filter(s -> s.startsWith("line"))
            .toList();
  }

  private static final String HELP =
      "; a local with @Reduce, stored there once after the loop, would not";

  @Test
  void countersInFields() {
    assertEquals(
        List.of("line 7 updates (++) the field size: chunks that do so conflict" + HELP),
        counters("a[i] = a[index[i]] + size++;"));
    assertEquals(
        List.of("line 7 updates (+=) the field size: chunks that do so conflict" + HELP),
        counters("this.size += -(a[i]);"));
    assertEquals(
        List.of("line 4 updates (-=) the field all: chunks that do so conflict" + HELP),
        counters("a[index[i]] += i; note();"));
  }

  @Test
  void slotsThatAreTheSameInAllIterations() {
    assertEquals(
        List.of(
            "line 7 updates (+=) one slot in all iterations: no two chunks run at a time" + HELP),
        counters("counts[k + 1] += a[i];"));
    assertEquals(
        List.of("line 7 writes one slot in all iterations: no two chunks run at a time"),
        counters("a[index[i]] = i; counts[0] = i;"));
  }

  /** Of other objects, of other slots, and of numbers that are rounded: nothing is said. */
  @Test
  void whatIsNoCounter() {
    assertEquals(List.of(), counters("a[i]++; mean += i;"));
    assertEquals(List.of(), counters("a[index[i]]++; next.size++;"));
    assertEquals(List.of(), counters("counts[i % 3]++;"));
    assertEquals(List.of(), counters("a[i] = i; for (int j = 0; j < 3; j++) counts[j] += a[i];"));
  }
}
