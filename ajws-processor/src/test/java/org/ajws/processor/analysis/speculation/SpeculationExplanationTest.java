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

  /** Both ways to run ahead say what a block means to them; without one nothing is said. */
  @Test
  void blocksOfSlots() {
    String text =
        """
        import org.ajws.ParallelFor;
        class Loop {
          int size;
          void run(int[] a, int[] index) {
            for (@ParallelFor(speculative = true, granularity = 8) int i = 0; i < a.length; i++) {
              a[index[i]]++;
            }
            for (@ParallelFor(speculative = true, granularity = 16) int i = 0; i < a.length; i++) {
              size += a[index[i]];
            }
            for (@ParallelFor(speculative = true, granularity = 1) int i = 0; i < a.length; i++) {
              a[index[i]]++;
            }
          }
        }
        """;
    List<String> said =
        new Sources(folder)
            .add("Loop.java", text).translate().decisions().loops().stream()
                .flatMap(loop -> loop.speculation().stream())
                .filter(s -> s.startsWith("in blocks"))
                .toList();
    assertEquals(
        List.of(
            "in blocks of 8 slots: chunks that touch the same block wait for each other",
            "in blocks of 16 slots: a slot of primitives is read with its block, whose other slots may make a chunk conflict, too"),
        said);
  }

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

  /**
   * Whether slots are copied, or watched, or chunks wait, because of a call of {@code f} with this
   * body.
   */
  private boolean copies(String body, String others) {
    String text =
        """
        import org.ajws.ParallelFor;
        class Loop {
          static int size; static int[] table = {1}; static Integer boxed = 1; int own;
          private double f(int i, double x) { %s }
          %s
          void run(double[] a) {
            for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
              a[i] = f(i, a[i]);
            }
          }
        }
        """
            .formatted(body, others);
    List<String> found =
        new Sources(folder)
            .add("Loop.java", text)
            .translate()
            .decisions()
            .loops()
            .get(0)
            .speculation();
    return found.stream().noneMatch(s -> s.startsWith("no slot is copied"))
        || found.stream().anyMatch(s -> s.startsWith("a chunk waits for earlier ones"));
  }

  @Test
  void callsThatSurelyReturnNeedNoCopies() {
    String loop =
        "for (int k = 0; k < i; k++) { x = x * 0.5 + 1 / (x + k); if (x > 3) break; } return x;";
    String[] bodies = {
      "return x + i % 7;",
      loop,
      "return Math.sqrt(x) + own + size;",
      "return table[i];", // an index outside of it is told when the claim is made
      "long n = (long) x; n >>= 2; return i > 3 ? -n : n / 3;",
      "return g(i) + this.h(x);",
      "for (int k = 10; k > 1; k -= 3) x /= k; return x;",
    };
    String others =
        "static double g(int i) { return i / 2.0; } private double h(double x) { return g(3) * x; }";
    for (String body : bodies) {
      assertEquals(false, copies(body, others), body);
    }
  }

  @Test
  void callsThatMayNotReturnNeedThem() {
    String[] bodies = {
      "return 7 / i;",
      "i %= size; return i;",
      "if (i > 900) throw new IllegalStateException(); return x;",
      "return 7 / table[i];",
      "return boxed + x;",
      "return Integer.valueOf(i) * x;",
      "return Math.addExact(i, 1) * x;",
      "return i > 0 ? f(i - 1, x) : x;",
      "while (x < i) x++; return x;",
      "for (int k = 0; k < i; k++) i += 2; return x;",
      "return Other.seven + x;",
      "return Other.eight() + x;",
      "return g(i);",
      "return k1(i);",
      "return open(i);",
      "return locked(i);",
      "Object o = new int[i]; return x;",
      "assert x > 3; return x;",
      "return \"\".length() + x;",
    };
    String others =
        "static double g(int i) { return h(i); } static double h(int i) { return 1 / i; }"
            + " static double k1(int i) { return k2(i); } static double k2(int i) { return k3(i); }"
            + " static double k3(int i) { return k4(i); } static double k4(int i) { return i; }"
            + " double open(int i) { return i; }"
            + " private synchronized double locked(int i) { return i; }"
            + " static class Other { static int seven = table[0]; static int eight() { return 8; } }";
    for (String body : bodies) {
      String translated = body;
      try {
        assertEquals(true, copies(translated, others), body);
      } catch (IndexOutOfBoundsException e) {
        throw new AssertionError(body, e);
      }
    }
  }
}
