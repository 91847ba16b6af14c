package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Results, reductions and values of tasks. */
public class ResultsOfTasks {
  static int q1(int n) { int[] r = new int[6]; finish: { for (int i = 0; i < 6; i++) { final int k = i; if (k == 4) continue; async: { int t = f(k); r[k] = t; } if (i == n) break; } } return Arrays.hashCode(r); }
  static int q2(int n) { int a = 1, b = 2; finish: { async: a = f(n); finish2: { async2: { b = f(n + 1); } n++; } b += 5; } return a * 100 + b + n; }
  static int q3(int n) { int t; finish: { async: { t = f(n); t++; t += f(1); if (n > 1) t = -t; } } return t; }
  static int q4(int n) { String s = "k"; Object o; boolean b = false; char c = 'a'; long l = 3; double d; finish: { async1: s = "v" + f(n); async2: o = List.of(f(n)); async3: b = f(n) > 2; async4: { c = (char) ('b' + f(1)); l += 0; } async5: d = f(n) / 2.0; } return s.length() + o.hashCode() + (b ? 1 : 0) + c + (int) d + (int) l; }
  @Finish static int q5(int n, int[] out) { if (n == 0) { async: out[0]++; return f(0); } async: { out[n] = f(n); } int x = q5(n - 1, out); if (x > 100) return x; async_a: { out[n] += 0; } return x + f(n); }
  static int q6(int n) { @Async int a = f(n); @Async int b = a + f(1); @Async int c = f(b & 7) + a; { @Async int d = c; n += d; } if (n > 3) { @Async int e = f(n & 7); if (e > 2) return e + c; n--; } return a + b + c + n; }
  static int q7(int n) { int s = 0; while (s < 30) { @Async int a = f(s & 3); int b = f(1); if (a > 4) break; s += a + b; @Async int c = f(2); switch (c & 1) { case 0: s += c; break; default: s++; continue; } } return s; }
  static int q8(int n) { @Reduce(ReduceOp.SUM) int s = 0; @Reduce(ReduceOp.MIN) int m = 99; @Reduce(ReduceOp.AND) boolean al = true; finish: { for (int i = 0; i < 5; i++) { int k = i; async: { s += f(k); m = Math.min(m, v(k)); al &= k < 9; } } } return s * 100 + m + (al ? 1 : 0); }
  static int q9(int n) { try { finish: { async: { f(n); if (n == 2) throw new IllegalStateException("as"); } f(1); } return 1; } catch (IllegalStateException e) { p(at(e)); return 2; } finally { f(n); } }
  static Future<Integer> mk(int n) { @Async Future<Integer> r = Future.of(f(n)); return r; } static int q10(int n) { Future<Integer> a = mk(n), b = mk(n + 1); @Async Future<Integer> c = Future.of(a.get() * b.get()); List<Future<? extends Number>> l = List.of(a, b, c); int s = 0; for (Future<? extends Number> x : l) s = s * 10 + x.get().intValue(); IntSupplier q = () -> c.get() + a.get(); return s + q.getAsInt() + (c.isDone() ? 0 : 0); }
  static int q11(int n) { int[] a = new int[5]; int i = 0; finish: while (i < 5) { final int k = i++; async: a[k] = f(k); } i = 0; finish2: do { int k = i; async2: { a[k] += f(k); } } while (++i < 5); int[] b = a; finish3: for (int x : new int[] {0, 1, 2}) { async3: b[x] *= f(x) + 1; } return Arrays.hashCode(a); }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) { int[] o = new int[5]; p(q1(n) + " " + q2(n) + " " + q3(n) + " " + q4(n) + " " + q5(n, o) + Arrays.toString(o) + q6(n) + " " + q7(n) + " " + q8(n) + " " + q9(n) + " " + q10(n) + " " + q11(n)); } }
}
