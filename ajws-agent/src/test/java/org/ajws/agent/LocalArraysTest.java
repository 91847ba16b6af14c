package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is known of arrays that do not outlive a call, and of those that do. */
class LocalArraysTest {
  private static final Pattern SHADOWS =
      Pattern.compile("\"locations\": (\\d+), \"bytes\": (\\d+)");

  @TempDir Path folder;

  /** Whatever keeps an array: what was noted of it in the call is known behind it. */
  @Test
  void whatLeavesTheCallIsKnownBehindIt() throws Exception {
    MarkedProgram.check(
        folder,
        """
          volatile int[] kept; static volatile int[] shared; static volatile Object any;
          static int[][] rows = new int[4][];
          static List<int[]> all = new java.util.concurrent.CopyOnWriteArrayList<>();
          static volatile Runnable later;
          static class Other { volatile int[] of; Other(int[] a) { of = a; }
            static int[] keep(int[] a) { shared = a; return a; } }
          static volatile Other holder = new Other(null);
          static int[] same(int[] x) { return x; }
          static void store(int[] x) { any = x; }
          static void hand(int[] x) { if (x.length > 100) { hand(x); } else { store(x); } }
          static void put(Other to, int[] x) { to.of = x; }
          static int[] pick(int[] x, boolean own) { int[] y = own ? new int[2] : x; return y; }
          void field() { int[] x = new int[2]; x[0] = 1; kept = x; } // A
          static void global() { int[] x = new int[2]; x[0] = 1; shared = x; } // B
          static void slot() {
            int[] x = new int[2];
            x[0] = 1; // C
            rows[1] = x; // P
          }
          static void ofSlot() {
            int[] x = rows[1]; // P
            x[0]++; // C
          }
          static void list() { int[] x = new int[2]; x[0] = 1; all.add(x); } // D
          static void lambda() { int[] x = new int[2]; x[0] = 1; later = () -> { x[0] = 2; }; } // 2E
          static void object() { int[] x = new int[2]; x[0] = 1; any = new Other(x); } // F
          static void method() { int[] x = new int[2]; x[0] = 1; hand(x); } // G
          static void other() { int[] x = new int[2]; x[0] = 1; Other.keep(x); } // H
          static void passed() { int[] x = new int[2]; x[0] = 1; shared = same(x); } // I
          static void copy() { int[] x = new int[2].clone(); x[0] = 1; shared = x; } // J
          static void put() { int[] x = new int[2]; x[0] = 1; put(holder, x); } // K
          static void picked() { int[] x = new int[2]; x[0] = 1; shared = pick(x, count > 9); } // L
          static void cast() { Object o = new int[2]; ((int[]) o)[0] = 1; any = o; } // M
          static void thrown() { int[] x = new int[2]; x[0] = 1; shared = x; count = 1 / x[1]; } // N
          static void part(Main m, int k, int i) {
            switch (k) {
              case 0: if (i == 0) { m.field(); } else { m.kept[0]++; } break; // A
              case 1: if (i == 0) { global(); } else { shared[0]++; } break; // B
              case 2: if (i == 0) { slot(); } else { ofSlot(); } break;
              case 3: if (i == 0) { list(); } else { all.get(0)[0]++; } break; // D
              case 4: if (i == 0) { lambda(); } else { later.run(); } break;
              case 5: if (i == 0) { object(); } else { ((Other) any).of[0]++; } break; // F
              case 6: if (i == 0) { method(); } else { ((int[]) any)[0]++; } break; // G
              case 7: if (i == 0) { other(); } else { shared[0]++; } break; // H
              case 8: if (i == 0) { passed(); } else { shared[0]++; } break; // I
              case 9: if (i == 0) { copy(); } else { shared[0]++; } break; // J
              case 10: if (i == 0) { put(); } else { holder.of[0]++; } break; // K
              case 11: if (i == 0) { picked(); } else { shared[0]++; } break; // L
              case 12: if (i == 0) { cast(); } else { ((int[]) any)[0]++; } break; // M
              default: if (i == 0) { thrown(); } else { shared[0]++; } break; // N
            }
          }
          static void caught(Main m, int k, int i) {
            int[] own = new int[1];
            own[0] = i;
            try { part(m, k, i); } catch (ArithmeticException e) { own[0]++; }
          }
          public static void main(String[] a) {
            Main m = new Main();
            for (int k = 0; k < 14; k++) {
              int kind = k;
              loop(2, i -> caught(m, kind, i));
            }
          }
        """);
  }

  /** A method that returns what it has made, for callers that know of it and others. */
  @Test
  void whatIsReturnedIsKnownToWhoGetsIt() throws Exception {
    MarkedProgram.check(
        folder,
        """
          static volatile int[] shared;
          static class Other {
            static void keep() { shared = forOther(3); }
            static void by(java.util.function.IntFunction<int[]> f) { shared = f.apply(3); }
          }
          static int[] forOther(int n) { int[] x = new int[n]; x[0] = 1; return x; } // A
          static int[] byName(int n) { int[] x = new int[n]; x[0] = 1; return x; } // B
          static int[] reflected(int n) { int[] x = new int[n]; x[0] = 1; return x; } // C
          static int[] made(int n) { int[] x = new int[n]; x[0] = 1; return x; }
          static int[] again(int n) { return n > 2 ? again(n - 1) : made(n); }
          static int[] more(int[] x) { int[] y = x.clone(); y[0] = 2; return y; } // D
          static void other(int i) { int[] x = new int[2]; x[0] = i; Other.keep(); x[1] = x[0]; }
          static void name(int i) { int[] x = new int[2]; x[0] = i; Other.by(Main::byName); x[1] = 1; }
          static void reflection(int i) {
            int[] x = new int[2];
            x[0] = i;
            try {
              shared = (int[]) Main.class.getDeclaredMethod("reflected", int.class).invoke(null, 3);
            } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
          }
          static void kept(int i) { int[] x = again(4); x[1] = i; shared = more(x); }
          static void dropped(int i) { int[] x = again(4); x[1] = i; int[] y = more(x); y[1] = x[1]; }
          public static void main(String[] a) {
            loop(2, i -> { if (i == 0) { other(i); } else { shared[0]++; } }); // A
            loop(2, i -> { if (i == 0) { name(i); } else { shared[0]++; } }); // B
            loop(2, i -> { if (i == 0) { reflection(i); } else { shared[0]++; } }); // C
            loop(2, i -> { if (i == 0) { kept(i); } else { shared[0]++; } }); // D
            loop(2, i -> { if (i == 0) { dropped(i); } });
          }
        """);
  }

  /**
   * Tasks inside of the call race with each other, at any depth of calls, behind exceptions, too.
   */
  @Test
  void tasksOfTheCallAreWatched() throws Exception {
    MarkedProgram.check(
        folder,
        """
          static void touch(int[] x, int k) {
            x[k]++; // 2A
          }
          static void near(int[] x, int k) {
            x[k]++; // 2C
          }
          static int deep(int[] of, int n) {
            int[] own = new int[3];
            own[0] = of[0] + n;
            if (n % 7 == 0) {
              try { fails(own, n); } catch (ArithmeticException e) { own[1]++; }
            }
            Trace.finishBegin("Main.java:1");
            if (n == 65) { Trace.asyncBegin("Main.java:1"); touch(own, 2); Trace.asyncEnd(); }
            if (n == 3) { Trace.asyncBegin("Main.java:1"); near(own, 2); Trace.asyncEnd(); }
            int sum = n == 0 ? 0 : deep(own, n - 1);
            if (n == 65) { touch(own, 2); } else { near(own, 2); }
            near(of, 1);
            Trace.finishEnd();
            return sum + own[2];
          }
          static void fails(int[] x, int n) {
            int[] own = new int[2];
            own[1] = x[2] + 1;
            x[2] = own[1] / (n - n);
          }
          static void other(int[] x, int k) {
            x[k]++; // B
          }
          static int early(int n) {
            int[] own = new int[4];
            Trace.asyncBegin("Main.java:1");
            other(own, 1);
            Trace.asyncEnd();
            for (int i = 0; i < 4; i++) {
              own[i] += 2; // B
              if (i == n) { return i; }
            }
            return 0;
          }
          static void kept(int[] x, int k) {
            x[k]++; // 2D
          }
          static void last(int n) {
            int[] before = null;
            for (int i = 0; i < n; i++) {
              int[] now = new int[2];
              Trace.asyncBegin("Main.java:1");
              kept(before == null ? now : before, i == 0 || i == 2 ? 0 : 1);
              Trace.asyncEnd();
              if (i == 1) { kept(before, 0); }
              before = now;
            }
          }
          public static void main(String[] a) {
            int sum = deep(new int[3], 70);
            if (sum != 73) { throw new AssertionError(sum); }
            loop(2, i -> deep(new int[3], 20));
            Trace.finishBegin("Main.java:1");
            early(2);
            last(3);
            Trace.finishEnd();
          }
        """);
  }

  /**
   * The same programs whose arrays all go through a method of another class have the same races.
   */
  @Test
  void randomProgramsHaveTheRacesOfThoseWhoseArraysOthersMaySee() throws Exception {
    long first = Long.getLong("arrays.seed", 1);
    int races = 0;
    for (long seed = first; seed < first + Integer.getInteger("arrays.programs", 3); seed++) {
      WatchedProgram local = WatchedProgram.run(folder, program(seed, "%s"));
      WatchedProgram seen = WatchedProgram.run(folder, program(seed, "Other.any(%s)"));
      assertEquals(0, local.status, seed + ": " + local);
      assertEquals(seen.races(), local.races(), "seed " + seed);
      assertTrue(local.result.contains("\"limits\": {}"), seed + ": " + local);
      races += local.races().size();
    }
    assertTrue(races > 0);
  }

  private static String program(long seed, String made) {
    return MarkedProgram.HEAD + RandomArrays.members(seed, made) + "}\n";
  }

  /** They need nothing but their words: no table finds them. */
  @Test
  void theyTakeLessMemory() throws Exception {
    WatchedProgram run =
        MarkedProgram.check(
            folder,
            """
              static int sum(int[] x) { int s = 0; for (int v : x) { s += v; } return s; }
              static int[] with(int[] x, int k) { int[] y = x.clone(); y[k % y.length] = k; return y; }
              public static void main(String[] a) {
                int all = 0;
                for (int k = 0; k < 10_000; k++) { all += part(k); }
                if (all == 0) { throw new AssertionError(); }
              }
              static int part(int k) { int[] x = new int[10]; x[3] = k; return sum(with(x, k)); }
            """);
    Matcher m = SHADOWS.matcher(run.result);
    assertTrue(m.find(), run.toString());
    long locations = Long.parseLong(m.group(1));
    assertTrue(locations >= 200_000, run.toString());
    assertEquals(13, Long.parseLong(m.group(2)) / locations, run.toString());
  }
}
