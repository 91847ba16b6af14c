package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Async values, futures and results in all places. */
public class ValuesAndFutures {
  static int m1(int n) { @Async int a = f(n), b = v(n); int[] c[] = {{f(n)}, {a}}, d = {b}; @Async long e = f(n); @Async String s = "q" + f(n); return a + b + c[1][0] + d[0] + (int) e + s.length(); }
  static int m2(int n) { @Async Integer a = f(n); @Async Integer z = null; int r = a + f(n); try { r += z; } catch (NullPointerException e) { p(at(e)); } return r; }
  static int m3(int n) { @Async int a = f(n); IntSupplier s = () -> a + f(n); int r = s.getAsInt(); finish: { async: f(a & 3); } for (int i = 0; i < a % 4; i++) r += f(i); return r; }
  static int m4(int n) { int r = 0; for (int i = 0; i < 4; i++) { @Async int q = f(i); if (i == 1) continue; if (i == 3) break; r += q; } return r; }
  static int m5(int n) { try { @Async int q = 10 / (n - n); f(n); return q; } catch (ArithmeticException e) { p(at(e)); return f(n); } }
  static int m6(int n) { @Async Future<Integer> a = Future.of(f(n)); @Async Future<String> s = Future.of("x" + f(a.get())); List<Future<Integer>> l = new ArrayList<>(); for (int i = 0; i < 4; i++) { int k = i; @Async Future<Integer> g = Future.of(f(k) + a.get()); l.add(g); } int t = 0; for (Future<Integer> g : l) t += g.get(); return t + s.get().length(); }
  static int m7(int n) { return f(n); }
  static int m8(int n) { int x = n; finish: { async: { int y = f(n); x = y; } int z = f(2); n += z; } return x * 100 + n; }
  static int m9(int n) { final int x; finish: { async: x = f(n); } return x; }
  static int m10(int n) { int x = 0, y; finish: { async1: x = f(n); async2: y = v(n); } int k = x; finish: { async: { finish_2: { async_3: f(1); } k = f(y & 7); } } return x + y + k; }
  @Finish static int m11(int n) { int[] r = new int[4]; async: r[0] = f(n); async: { r[1] = v(n); } for (int i = 2; i < 4; i++) { int k = i; async_x: r[k] = f(k); } return r[2] * 0 + f(n); }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) p(m1(n) + " " + m2(n) + " " + m3(n) + " " + m4(n) + " " + m5(n) + " " + m6(n) + " " + m7(n) + " " + m8(n) + " " + m9(n) + " " + m10(n) + " " + m11(n)); }
}
