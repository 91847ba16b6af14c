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
@org.ajws.runtime.Translated(digest = "a415ef49613fb1a04382fa0a34c4221356666ef09bdfad8391d6198dd71b96e9", target = "trycatch") public class IntervalGraphs {
  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) {
      return n;
    }
    int a;
    int b;
    finish: {
      async: { if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0)).async(fib$frame1(3, n, 0), 1); } try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.async(fib$frame1(3, n, 0), 1); } }
      try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a)); }
    }
    return a + b;
  }

  /** Listing 1.2 of Weibel's thesis; the bodies run in parallel inside. */
  static String diamond() {
    int[] v = new int[4];
    org.ajws.runtime.task.Tasks.intervals("IntervalGraphs.java:30", 
g -> {
          Interval a = g.add$("IntervalGraphs.java:32", "a", () -> v[0] = fib(10));
          Interval b = g.add$("IntervalGraphs.java:33", "b", () -> v[1] = v[0] + fib(8)).after(a);
          Interval c =
              g
                  .add$("IntervalGraphs.java:36", 
"c", // two
                      () -> {
                        int[] part = new int[100];
                        { org.ajws.runtime.loop.Loops.ints("IntervalGraphs.java:40", 0, org.ajws.runtime.loop.Relation.LT, part.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
                          part[i] = v[0] + i;
                        } } }); }
                        v[2] = part[99];
                      })
                  .after(a);
          g.add$("IntervalGraphs.java:46", "d", () -> v[3] = v[1] * v[2]).after(b, c);
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
    g.add$("IntervalGraphs.java:59", "left", () -> split(g, data, from, middle));
    g.add$("IntervalGraphs.java:60", "right", () -> split(g, data, middle, to));
  }

  /** Intervals that add intervals: their parent has ended when all of them have. */
  static long tree() {
    int[] data = new int[1000];
    long[] sum = new long[1];
    org.ajws.runtime.task.Tasks.intervals("IntervalGraphs.java:67", 
g -> {
          Interval fill = g.add$("IntervalGraphs.java:69", "fill", () -> split(g, data, 0, data.length));
          g.add$("IntervalGraphs.java:70", 
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
    org.ajws.runtime.task.Tasks.intervals("IntervalGraphs.java:86", 
g -> {
          Interval[] last = new Interval[width];
          for (int s = 1; s <= steps; s++) {
            Interval[] now = new Interval[width];
            for (int i = 0; i < width; i++) {
              int step = s;
              int at = i;
              now[i] =
                  g.add$("IntervalGraphs.java:95", 
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
    org.ajws.runtime.task.Tasks.wavefront("IntervalGraphs.java:116", 
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
      org.ajws.runtime.task.Tasks.intervals("IntervalGraphs.java:130", 
g -> {
            Interval bad =
                g.add$("IntervalGraphs.java:133", 
"bad",
                    () -> {
                      throw new IllegalStateException("bad");
                    });
            g.add$("IntervalGraphs.java:138", "after", () -> ran.add("after")).after(bad);
            g.add$("IntervalGraphs.java:139", "apart", () -> ran.add("apart"));
          });
    } catch (IllegalStateException e) {
      ran.add(e.getMessage());
    }
    return ran.toString();
  }

  static String cycle() {
    String[] message = new String[1];
    org.ajws.runtime.task.Tasks.intervals("IntervalGraphs.java:149", 
g -> {
          Interval a = g.add$("IntervalGraphs.java:151", "a", () -> {});
          Interval b = g.add$("IntervalGraphs.java:152", "b", () -> {}).after(a);
          try {
            a.after(b);
          } catch (CycleException e) {
            message[0] = e.getMessage();
          }
        });
    return message[0];
  }

  /** A lock is held around it, so it runs in order. */
  static synchronized int underLock() { org.ajws.runtime.lock.Critical.enter(); try { 
    int[] sum = new int[1];
    org.ajws.runtime.task.Tasks.intervals("IntervalGraphs.java:165", 
g -> {
          for (int i = 0; i < 5; i++) {
            int k = i;
            g.add$("IntervalGraphs.java:169", "add", () -> addLocked(sum, k));
          }
        });
    return sum[0];
   } finally { org.ajws.runtime.lock.Critical.exit(); } }

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
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\1\1\1".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$); c.b$ = b$; c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { if (child.hasFailed()) break; has$1 = true; a$r = child.intResult(); break; } has$1 = true; fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "IntervalGraphs#fib#IntervalGraphs.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$) { return new fib$Frame1(pc, n$, a$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 15; if (f$.n$ < 2) {       f$.line = 16; { int r$ = f$.n$; return f$.returns(r$); }     } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 5) { if (pc$ != 5) { if (pc$ == 0) { f$.enterFinish(); f$.has$1 = false; } try { finish: { if (pc$ == 0 || pc$ >= 1 && pc$ <= 4) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 21; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.async(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { async: { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 21; f$.t$1 = f$.intResult(); } else { f$.line = 21; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.async(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 21; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 22; f$.t$2 = f$.intResult(); } else { f$.line = 22; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 22; f$.b$ = f$.t$2; } } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.open() < 1) throw e$; f$.fail(e$); } } f$.line = 20; if (pc$ == 0) { f$.pc = 5; if (!f$.join()) { skip$ = true; return false; } } pc$ = 0; { java.lang.Throwable t$ = f$.left(); try { if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } catch (java.lang.Throwable e$) { t$ = f$.both(t$, e$); } f$.raised(t$); } } if (pc$ == 0) { f$.line = 24; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); } }
