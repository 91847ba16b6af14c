package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small methods that stand in the place of their calls in loops. */
class SmallCallsTest {
  @TempDir Path folder;

  @Test
  void aRaceInsideIsToldWithTheMethodAndTheLineOfTheCall() throws Exception {
    WatchedProgram run =
        MarkedProgram.check(
            folder,
            """
              static void add(int[] to, int[] from, int n) {
                for (int j = 0; j < n; j++) {
                  to[j] += from[j]; // A
                }
              }
              static void all(int[] to, int[] from) {
                for (int k = 0; k < 4; k++) {
                  add(to, from, k);
                }
              }
              public static void main(String[] a) {
                int[] x = new int[8];
                loop(2, i -> { if (i == 1) { all(x, new int[8]); } else { x[2] = 1; } // A
                });
                loop(2, i -> { if (i == 1) { all(x, new int[8]); } else { x[3] = 1; }
                });
              }
            """);
    assertTrue(run.result.contains("\"method\": \"Main.add\""), run.toString());
    String stack = "\"Main.add(Main.java:18)\",\n \"Main.all(Main.java:23)\"";
    assertTrue(run.result.contains(stack), run.toString());
  }

  /** Arguments of one and two words, several returns, what lies below them on the stack. */
  @Test
  void theyDoWhatTheyDidAsCalls() throws Exception {
    MarkedProgram.check(
        folder,
        """
          static long pick(boolean first, long a, int by, double b) {
            if (first) { return a + by; }
            for (int i = 0; i < by; i++) { b += 1; }
            return b > 2 ? (long) b : -1;
          }
          private int own(int n) { return n > 2 ? field + n : field; }
          static <T> T same(T x) { return x; }
          static int zero() { for (int i = 0; ; i++) { if (i > 3) { return i - 4; } } }
          public static void main(String[] a) {
            long sum = 0;
            Main m = new Main();
            m.field = 5;
            int[] counts = new int[9];
            String text = "";
            for (int k = 0; k < 5; k++) {
              sum += 100 * pick(k % 2 == 0, k, k + 1, 0.5) + pick(k > 3, sum, k, 1);
              counts[m.own(k) + zero()]++;
              text += same("x") + new StringBuilder(same("y")).append(same(k));
            }
            if (sum != SUM || counts[5] != 3 || counts[8] != 1 || !text.endsWith("xy3xy4")) {
              throw new AssertionError(sum + text);
            }
            int thrown = 0;
            for (int k = 0; k < 3; k++) {
              try {
                (k == 1 ? null : m).own(k);
              } catch (NullPointerException e) {
                thrown += k;
              }
            }
            if (thrown != 1) { throw new AssertionError(thrown); }
          }
        """
            .replace("counts = new int[9]", "counts = new int[10]")
            .replace("SUM", String.valueOf(sum())));
  }

  private static long pick(boolean first, long a, int by, double b) {
    return first ? a + by : b + by > 2 ? (long) (b + by) : -1;
  }

  private static long sum() {
    long sum = 0;
    for (int k = 0; k < 5; k++) {
      sum += 100 * pick(k % 2 == 0, k, k + 1, 0.5) + pick(k > 3, sum, k, 1);
    }
    return sum;
  }

  /** An array whose rows the loop changes has other rows behind it. */
  @Test
  void rowsAreThoseOfTheMomentOfTheAccess() throws Exception {
    MarkedProgram.check(
        folder,
        """
          static void add(int[] to) {
            for (int j = 0; j < 3; j++) {
              to[j] += 1; // A
            }
          }
          static void move(int[][] rows, int[] other) {
            for (int k = 0; k < 2; k++) {
              add(rows[k]);
              rows[k] = other;
            }
          }
          public static void main(String[] a) {
            int[] x = new int[8], y = new int[8];
            loop(2, i -> { if (i == 1) { move(new int[][] {x, x}, y); } else { x[1] = 1; } // A
            });
            loop(2, i -> { if (i == 1) { move(new int[][] {x, x}, y); } else { y[1] = 1; }
            });
          }
        """);
  }
}
