package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops that are checked as ranges, where what is known of them could be taken for too much. */
class LoopEdgesTest {
  @TempDir Path folder;

  private WatchedProgram check(String members) throws Exception {
    return MarkedProgram.check(folder, members);
  }

  /** A counter that comes round says nothing of how often the loop has run. */
  @Test
  void countersThatOverflowDoNotHideIterations() throws Exception {
    check(
        """
          static int strides(int[] x) {
            int sum = 0;
            for (int step = 0, i = 0; i < 200_000; i++, step += 30_000) {
              x[i] = step; // S
            }
            return sum;
          }
          static void same(int[] x) {
            for (int i = -2_000_000_000; i < 2_000_000_000; i += 30_000) {
              x[3] += i; // Q
            }
          }
          static void field(Main m, int[] x) {
            for (int i = -2_000_000_000; i < 2_000_000_000; i += 30_000) {
              x[3] += i;
              m.field += i; // F
            }
          }
          public static void main(String[] a) {
            int[] x = new int[200_000], y = new int[8];
            Main m = new Main();
            loop(2, i -> { if (i == 0) { strides(x); } else { x[20] = 1; } // S
            });
            loop(2, i -> { if (i == 0) { same(y); } else { y[3] = 1; } // Q
            });
            loop(2, i -> { if (i == 0) { field(m, new int[8]); } else { m.field = 1; } // F
            });
          }
        """);
  }

  /** 131,072 times 32,768 is 2 to the power of 32: the counter is what it was at first. */
  @Test
  void countersThatComeRoundDoNotHideThatALoopHasRun() throws Exception {
    check(
        """
          static void same(int[] x) {
            for (int i = 0, more = 131_072; more != 0; i -= 32_768, more = x[7] - 1) {
              x[3] += i; // Q
              x[7] = more;
            }
          }
          static void field(Main m, int[] x) {
            for (int i = 0, more = 131_072; more != 0; i -= 32_768, more = x[7] - 1) {
              x[3] += i;
              x[7] = more;
              m.field += i; // F
            }
          }
          static void product(int[] x, int by) {
            for (int i = 0, more = 131_072; more != 0; i -= 32_768, more = x[7] - 1) {
              x[i * by] += i; // P
              x[7] = more;
            }
          }
          static void nest(int[] x) {
            for (int i = 0, more = 131_072; more != 0; i -= 32_768, more = x[7] - 1) {
              for (int j = 0; j < 3; j++) {
                x[j] += 1; // N
              }
              x[7] = more;
            }
          }
          static void rows(int[][] x) {
            for (int i = 0, more = 131_072; more != 0; i -= 32_768, more = x[0][7] - 1) {
              x[1][2] += 1; // R
              x[0][7] = more;
            }
          }
          public static void main(String[] a) {
            int[] x = new int[8], y = new int[8], z = new int[8];
            int[][] rows = {new int[8], new int[8]};
            Main m = new Main();
            loop(2, i -> { if (i == 0) { same(x); } else { x[3] = 1; } // Q
            });
            loop(2, i -> { if (i == 0) { field(m, new int[8]); } else { m.field = 1; } // F
            });
            loop(2, i -> { if (i == 0) { product(y, 0); } else { y[0] = 1; } // P
            });
            loop(2, i -> { if (i == 0) { nest(z); } else { z[2] = 1; } // N
            });
            loop(2, i -> { if (i == 0) { rows(rows); } else { rows[1][2] = 1; } // R
            });
          }
        """);
  }

  /** Both counters come round before their difference, and a product does before its counter. */
  @Test
  void anIndexThatGrowsSlowerThanAllCounters() throws Exception {
    check(
        """
          static void difference(int[] x) {
            for (int i = 0, j = 0; i - j < 200_000; i += 30_000, j += 29_999) {
              x[i - j] = 1; // D
            }
          }
          static void product(int[] x) { // 30,000 times the number is 16
            for (int i = 0; i * 240_375_003 < 3_200_000; i += 30_000) {
              x[i * 240_375_003] = 1; // P
            }
          }
          static void rows(int[][] x) {
            for (int i = 0, j = 0; i - j < 200_000; i += 30_000, j += 29_999) {
              int[] row = x[i - j];
              for (int k = 0; k < 3; k++) {
                row[k] = 1; // R
              }
            }
          }
          public static void main(String[] a) {
            int[] x = new int[200_000], y = new int[3_200_000], row = new int[3];
            int[][] rows = new int[200_000][];
            Arrays.fill(rows, new int[3]);
            rows[20] = row;
            loop(2, i -> { if (i == 0) { difference(x); } else { x[20] = 1; } // D
            });
            loop(2, i -> { if (i == 0) { product(y); } else { y[160] = 1; } // P
            });
            loop(2, i -> { if (i == 0) { rows(rows); } else { row[1] = 1; } // R
            });
          }
        """);
  }

  @Test
  void rowsOfLoopsWhoseCounterOverflows() throws Exception {
    check(
        """
          static void rows(int[][] rows) {
            for (int k = -2_000_000_000; k < 2_000_000_000; k += 30_000) {
              for (int j = 0; j < 4; j++) {
                rows[1][j] += 1; // R
              }
            }
          }
          public static void main(String[] a) {
            int[][] x = {null, new int[4]};
            loop(2, i -> { if (i == 0) { rows(x); } else { x[1][2] = 1; } // R
            });
          }
        """);
  }

  /** A class may declare a field that hides another one of the same name. */
  @Test
  void hiddenFieldsAreOthers() throws Exception {
    check(
        """
          static class Upper { int[] x; }
          static class Lower extends Upper {
            int[] x;
            void fill() {
              for (int i = 0; i < 4; i++) {
                x[i] = 1;
                super.x[i] = 2; // H
              }
            }
            void pairs() {
              for (int i = 0; i < 4; i++) {
                x[2 * i] = 1;
                super.x[2 * i + 1] = 2; // P
              }
            }
          }
          public static void main(String[] a) {
            Lower l = new Lower();
            l.x = new int[8];
            int[] upper = new int[8];
            ((Upper) l).x = upper;
            loop(2, i -> { if (i == 0) { l.fill(); } else { upper[2] = 1; } // H
            });
            loop(2, i -> { if (i == 0) { l.pairs(); } else { upper[1] = 1; } // P
            });
          }
        """);
  }

  /**
   * A nest over rows, between whose two rounds another thread does something, ordered by volatile
   * fields; a second task writes a slot of the row that the first round goes through.
   *
   * @param field that the nest uses
   * @param test of the inner loop
   * @param row that the inner loop goes through
   * @param change what the other thread does
   */
  private void meanwhile(String field, String test, String row, String change) throws Exception {
    check(
        """
          FIELD
          volatile int step, seen;
          void nest(int[][] x, int[] one) {
            for (int k = 0; k < 2; k++) {
              for (int j = 0; TEST; j++) {
                ROW[j] += 1; // N
              }
              step = k + 1;
              while (seen != k + 1) { }
            }
          }
          public static void main(String[] a) throws Exception {
            int[] row = new int[8];
            int[][] x = {null, row};
            Main m = new Main();
            Thread other = new Thread(() -> {
              while (m.step != 1) { Thread.onSpinWait(); }
              CHANGE
              m.seen = 1;
              while (m.step != 2) { Thread.onSpinWait(); }
              m.seen = 2;
            });
            other.start();
            loop(2, i -> { if (i == 0) { m.nest(x, row); } else { row[5] = 1; } // N
            });
            other.join();
          }
        """
            .replace("FIELD", field)
            .replace("TEST", test)
            .replace("ROW", row)
            .replace("CHANGE", change));
  }

  /** A volatile field may be written meanwhile without being a race. */
  @Test
  void aVolatileBoundMayChangeMeanwhile() throws Exception {
    meanwhile("volatile int n = 6;", "j < n", "one", "m.n = 2;");
  }

  /** So may one that is not, before a volatile one that the loop reads. */
  @Test
  void anOrderedWriteMayChangeABoundMeanwhile() throws Exception {
    meanwhile("int n = 6;", "j < n", "one", "m.n = 2;");
  }

  /** And a row. */
  @Test
  void anOrderedWriteMayChangeARowMeanwhile() throws Exception {
    meanwhile("", "j < 6", "x[1]", "x[1] = new int[8];");
  }

  /** What a nest's inner test compares, the outer loop may write. */
  @Test
  void aFieldThatTheOuterLoopWritesIsNoFixedBound() throws Exception {
    check(
        """
          int n = 6;
          void nest(int[] x) {
            for (int k = 0; k < 2; k++) {
              for (int j = 0; j < this.n; j++) {
                x[j] += 1; // N
              }
              n = 2;
            }
          }
          public static void main(String[] a) throws Exception {
            int[] x = new int[8];
            Main m = new Main();
            loop(2, i -> { if (i == 0) { m.nest(x); } else { x[5] = 1; } // N
            });
          }
        """);
  }

  /** Of one small method in the place of two calls each place knows its own. */
  @Test
  void aSmallMethodInThePlaceOfTwoCallsKnowsWhichOneItIs() throws Exception {
    WatchedProgram run =
        check(
            """
              static void put(int[] x, int at) {
                if (at >= 0) {
                  x[at] += 1; // 2P
                }
              }
              static void all(int[] x) {
                for (int k = 0; k < 4; k++) {
                  put(x, k);
                  if (k < 0) {
                    put(x, -1);
                  }
                }
              }
              public static void main(String[] a) {
                int[] x = new int[8];
                loop(2, i -> all(x));
              }
            """);
    assertTrue(run.result.contains("Main.all(Main.java:23)"), run.toString());
  }
}
