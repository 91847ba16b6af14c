package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As {@link AgentTest}, with loops that are checked as ranges when they have ended. */
class CountedLoopsTest {
  @TempDir Path folder;

  private WatchedProgram check(String members, String... options) throws Exception {
    return MarkedProgram.check(folder, members, options);
  }

  /**
   * Lucene's parser has one: behind the loop the counter is one step further than at the last slot.
   */
  @Test
  void aCounterThatIsSteppedInTheTestCountsOnceMore() throws Exception {
    check(
        """
          static void down(double[] s) {
            for (int i = s.length; i-- > 0; ) {
              s[i] = 1; // D
            }
          }
          public static void main(String[] a) {
            Main m = new Main();
            loop(2, i -> {
              if (i == 0) {
                down(m.slots);
              } else {
                double x = m.slots[0]; // D
              }
            });
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            lock.unlock();
            loop(3, i -> down(new double[8]));
          }
        """);
  }

  /** Loops that are checked as ranges when they have ended. */
  @Test
  void countedLoops() throws Exception {
    check(
        """
          static void fill(double[] x, int from, int to, double by) {
            for (int i = from; i < to; i++) {
              x[i] = by; // F
            }
          }
          static void add(double[] x, double[] y, int from, int to) {
            for (int i = to - 1; i >= from; i--) {
              x[2 * i] += y[i + 1]; // A
            }
          }
          static long sum(int[] x, int n, int step) {
            long s = 0;
            for (int i = 0, k = 0; i < n; i++, k += 2) {
              s += x[k + 1]; // 2S
            }
            return s;
          }
          static void shift(int[] x, int from, int to) {
            for (int i = from; i < to; ) {
              int k = i;
              i++;
              x[k] = x[i]; // 2H
            }
          }
          void column(double[] x, int from, int to, int width) {
            for (int i = from; i < to; i++) {
              x[i * width + 1] = slots[i]; // C
            }
          }
          void own(int n) {
            for (int i = 0; i < n; i++) {
              slots[n - i] = i; // 2O
            }
          }
          static void none(int[] x, int n) {
            for (int i = 0; i < n; i++) {
              x[7] = i;
            }
          }
          static void last(double[] x) {
            for (int i = 0; i < 1; i++) {
              x[i] = 2; // F
            }
          }
          public static void main(String[] a) {
            double[] x = new double[64];
            loop(4, i -> fill(x, 8 * i, 8 * i + 8, i));
            loop(4, i -> add(x, new double[40], 8 * i, 8 * i + 8));
            double[] y = new double[64];
            loop(2, i -> { if (i == 0) fill(y, 0, 8, 1); else last(y); });
            double[] z = new double[64];
            loop(2, i -> { if (i == 0) z[14] = 1; // A
              else add(z, x, 0, 8); });
            int[] even = new int[16];
            loop(2, i -> { if (i == 0) for (int k = 0; k < 16; k += 2) even[k] = 1;
              else sum(even, 8, 2); });
            int[] odd = new int[16];
            loop(2, i -> { if (i == 0) odd[15] = 1; // 2S
              else sum(odd, 8, 2); });
            int[] s = new int[9];
            loop(2, i -> shift(s, 4 * i, 4 * i + 4));
            Main m = new Main();
            double[] square = new double[64];
            loop(2, i -> m.column(square, 4 * i, 4 * i + 4, 8));
            loop(2, i -> { if (i == 1) square[2] = 1; else m.column(square, 0, 4, 8); });
            loop(2, i -> { if (i == 0) square[25] = 1; // C
              else m.column(square, 2, 4, 8); });
            loop(2, i -> m.own(7));
            int[] n = new int[9];
            loop(2, i -> { none(n, 0); });
          }
        """
            .replace("// 2S", "// S"));
  }

  @Test
  void anExceptionThatLeavesALoopIsALimit() throws Exception {
    WatchedProgram run =
        check(
            """
              static void fill(int[] x, int n) {
                try {
                  for (int i = 0; i < n; i++) {
                    x[i] = i;
                  }
                } catch (ArrayIndexOutOfBoundsException e) {
                  count = x.length;
                } finally {
                  count++;
                }
              }
              public static void main(String[] a) {
                fill(new int[5], 6);
                if (count != 6) throw new AssertionError(count);
              }
            """);
    assertTrue(run.result.contains("an exception left a loop of Main.fill"), run.toString());
  }
}
