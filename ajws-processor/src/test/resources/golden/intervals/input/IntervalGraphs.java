import static org.ajws.sync.Intervals.wavefront;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.ajws.Finish;
import org.ajws.ParallelFor;
import org.ajws.sync.CycleException;
import org.ajws.sync.Interval;
import org.ajws.sync.Intervals;

/** Graphs of intervals: edges on all levels, children, what they throw, cycles, wavefronts. */
public class IntervalGraphs {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    int a;
    int b;
    finish: {
      async: a = fib(n - 1);
      b = fib(n - 2);
    }
    return a + b;
  }

  /** Listing 1.2 of Weibel's thesis; the bodies run in parallel inside. */
  static String diamond() {
    int[] v = new int[4];
    Intervals.run(
        g -> {
          Interval a = g.add("a", () -> v[0] = fib(10));
          Interval b = g.add("b", () -> v[1] = v[0] + fib(8)).after(a);
          Interval c =
              g
                  .add(
                      "c", // two
                      () -> {
                        int[] part = new int[100];
                        for (@ParallelFor int i = 0; i < part.length; i++) {
                          part[i] = v[0] + i;
                        }
                        v[2] = part[99];
                      })
                  .after(a);
          g.add("d", () -> v[3] = v[1] * v[2]).after(b, c);
        });
    return v[0] + " " + v[1] + " " + v[2] + " " + v[3];
  }

  static void split(Intervals g, int[] data, int from, int to) {
    if (to - from < 10) {
      for (int i = from; i < to; i++) {
        data[i] = i * i;
      }
      return;
    }
    int middle = (from + to) / 2;
    g.add("left", () -> split(g, data, from, middle));
    g.add("right", () -> split(g, data, middle, to));
  }

  /** Intervals that add intervals: their parent has ended when all of them have. */
  static long tree() {
    int[] data = new int[1000];
    long[] sum = new long[1];
    Intervals.run(
        g -> {
          Interval fill = g.add("fill", () -> split(g, data, 0, data.length));
          g.add(
                  "sum",
                  () -> {
                    for (int x : data) {
                      sum[0] += x;
                    }
                  })
              .after(fill);
        });
    return sum[0];
  }

  /** Each step of a row of bodies needs its neighbours' step before: points, no barrier. */
  static double relax(int width, int steps) {
    double[][] u = new double[steps + 1][width];
    u[0][width / 2] = 1;
    Intervals.run(
        g -> {
          Interval[] last = new Interval[width];
          for (int s = 1; s <= steps; s++) {
            Interval[] now = new Interval[width];
            for (int i = 0; i < width; i++) {
              int step = s;
              int at = i;
              now[i] =
                  g.add(
                      "u" + s + "," + i,
                      () -> {
                        double l = at == 0 ? 0 : u[step - 1][at - 1];
                        double r = at == width - 1 ? 0 : u[step - 1][at + 1];
                        u[step][at] = (l + 2 * u[step - 1][at] + r) / 4;
                      });
              for (int k = Math.max(0, i - 1); k <= Math.min(width - 1, i + 1); k++) {
                if (last[k] != null) {
                  last[k].end().before(now[i].start());
                }
              }
            }
            last = now;
          }
        });
    return u[steps][width / 2];
  }

  static int longest(String a, String b) {
    int[][] best = new int[a.length() + 1][b.length() + 1];
    wavefront(
        a.length(),
        b.length(),
        (i, j) ->
            best[i + 1][j + 1] =
                a.charAt(i) == b.charAt(j)
                    ? best[i][j] + 1
                    : Math.max(best[i][j + 1], best[i + 1][j]));
    return best[a.length()][b.length()];
  }

  static String failures() {
    List<String> ran = Collections.synchronizedList(new ArrayList<>());
    try {
      Intervals.run(
          g -> {
            Interval bad =
                g.add(
                    "bad",
                    () -> {
                      throw new IllegalStateException("bad");
                    });
            g.add("after", () -> ran.add("after")).after(bad);
            g.add("apart", () -> ran.add("apart"));
          });
    } catch (IllegalStateException e) {
      ran.add(e.getMessage());
    }
    return ran.toString();
  }

  static String cycle() {
    String[] message = new String[1];
    Intervals.run(
        g -> {
          Interval a = g.add("a", () -> {});
          Interval b = g.add("b", () -> {}).after(a);
          try {
            a.after(b);
          } catch (CycleException e) {
            message[0] = e.getMessage();
          }
        });
    return message[0];
  }

  /** A lock is held around it, so it runs in order. */
  static synchronized int underLock() {
    int[] sum = new int[1];
    Intervals.run(
        g -> {
          for (int i = 0; i < 5; i++) {
            int k = i;
            g.add("add", () -> addLocked(sum, k));
          }
        });
    return sum[0];
  }

  static synchronized void addLocked(int[] sum, int k) {
    sum[0] += k;
  }

  public static void main(String[] args) {
    System.out.println(diamond());
    System.out.println(tree());
    System.out.println(relax(9, 12));
    System.out.println(longest("intervals and their points", "points of several intervals"));
    System.out.println(failures());
    System.out.println(cycle());
    System.out.println(underLock());
  }
}
