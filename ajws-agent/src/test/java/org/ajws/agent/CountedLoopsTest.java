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

  /** Slots with even and with odd indexes are checked together, and each keeps its line. */
  @Test
  void slotsThatTwoLinesAccessInTurnKeepTheirLines() throws Exception {
    for (int at = 0; at < 2; at++) {
      for (int n : new int[] {3, 40, 90}) {
        String task = "loop(2, i -> { if (i == %d) %s(x, %d, %d); else { %s; } // %s\n});\n";
        StringBuilder main = new StringBuilder();
        StringBuilder methods = new StringBuilder();
        String[] accesses = {"s += x[at + 2 * k]", "x[2 * k + at] = k"};
        for (int kind = 0; kind < 8; kind++) {
          boolean low = (kind & 1) == 0;
          boolean first = (kind & 2) == 0;
          String name = "m" + kind;
          String access = accesses[kind >> 2];
          methods
              .append("static int %s(int[] x, int at, int n) { int s = 0;\n".formatted(name))
              .append("for (int k = 0; k < n; k++) {\n")
              .append("%s; // %s\n".formatted(access, low ? name : ""))
              .append("%s; // %s\n".formatted(access.replace("]", " + 1]"), low ? "" : name))
              .append("} return s; }\n");
          int slot = at + 2 * (n - 1) + (low ? 0 : 1);
          main.append("{ int[] x = new int[%d];\n".formatted(2 * n + 2))
              .append(task.formatted(first ? 0 : 1, name, at, n, "x[%d] = 7".formatted(slot), name))
              .append("}\n");
        }
        check(methods + "public static void main(String[] args) {\n" + main + "}\n");
      }
    }
  }

  @Test
  void loopsInLoopsAreCheckedBehindTheOuterOne() throws Exception {
    String nest =
        """
          void %1$s(int[][] b, int[] sums, int[] w, int k0, int n, int j0, int m) {
            for (int k = k0; k < k0 + n; k++) {
              int[] row = b[k]; // %2$s
              field += w[k]; // %3$s
              for (int j = j0; j < j0 + m; j++) {
                sums[j] += row[j]; // %4$s
              }
            }
          }
        """;
    String[] marks = {"rows", "field", "sums", "row"};
    String[] races = {
      "b[4] = new int[9]", "m.field = 1", "sums[5] = 1", "b[4][5] = 1", "int x = sums[6]"
    };
    StringBuilder methods = new StringBuilder();
    StringBuilder main = new StringBuilder();
    for (int kind = 0; kind < 4; kind++) {
      String name = "nest" + kind;
      methods.append(
          nest.formatted(
              name,
              kind == 0 ? marks[0] : "",
              kind == 1 ? marks[1] : "",
              kind > 1 ? marks[kind] : ""));
      main.append(both(name, races[kind], marks[kind]));
    }
    methods.append(nest.formatted("quiet", "", "", ""));
    for (String other :
        new String[] {
          "b[2] = null",
          "b[5] = null",
          "sums[2] = 1",
          "sums[6] = 1",
          "b[4][6] = 1",
          "b[4][2] = 1",
          "b[2][4] = 1",
          "int x = m.wide > 0 ? 1 : w[5]"
        }) {
      main.append(both("quiet", other, ""));
    }
    check(methods + "public static void main(String[] args) {\n" + main + "}\n");
  }

  /** What a field of this object holds when the loop has ended may not be what it accessed. */
  @Test
  void anArrayThatTheOuterLoopReplacesIsAnotherOne() throws Exception {
    check(
        """
          void turn(double[] other) {
            for (int k = 0; k < 2; k++) {
              for (int j = 0; j < 3; j++) {
                slots[j] = j; // T
              }
              slots = other;
            }
          }
          public static void main(String[] a) {
            double[] x = new double[8], y = new double[8];
            loop(2, i -> { if (i == 0) { Main m = new Main(); m.slots = x; m.turn(y); }
              else { x[2] = 1; } // T
            });
          }
        """);
  }

  @Test
  void anInnerLoopThatRunsLessOftenEachTimeIsCheckedEachTime() throws Exception {
    check(
        """
          static void less(int[] x, int n) {
            for (int k = 0; k < n; k++) {
              for (int j = 0; j < n - k; j++) {
                x[j] += k; // L
              }
            }
          }
          static void later(int[] x, int n) {
            for (int k = 0; k < n; k++) {
              for (int j = k; j < n; j++) {
                x[j] += k; // F
              }
            }
          }
          public static void main(String[] a) {
            int[] x = new int[8], y = new int[8];
            loop(2, i -> { if (i == 0) { less(x, 6); } else { x[5] = 1; } // L
            });
            loop(2, i -> { if (i == 0) { later(y, 6); } else { y[0] = 1; } // F
            });
          }
        """);
  }

  private static String both(String method, String other, String mark) {
    return """
        { int[][] b = new int[9][9]; int[] sums = new int[9], w = new int[9]; Main m = new Main();
          loop(2, i -> { if (i == 0) { m.%s(b, sums, w, 3, 2, 3, 3); }
            else { %s; } // %s
          }); }
        """
        .formatted(method, other, mark);
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
