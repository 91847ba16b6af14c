package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** What each operand does is noted in its order. */
public class OrderOfEffects {
  static final List<String> log = Collections.synchronizedList(new ArrayList<>()); static int lg(String s, int n) { f(n & 3); synchronized (log) { log.add(s); } return n; }
  static int e1(int n) { return lg("a", 1) + lg("b", 2) * lg("c", n) - (lg("d", 4) > n ? lg("e", 5) : lg("f", 6)) + new int[] {lg("g", 1), lg("h", 2)}[lg("i", 1)] + (lg("j", n) > 2 && lg("k", 1) > 0 || lg("l", 0) == 0 ? 1 : 0); }
  static int e2(int n) { int[][] a = {{1, 2}, {3, 4}}; a[lg("a", 0)][lg("b", 1)] = lg("c", n) + (a[lg("d", 1)][lg("e", 0)] += lg("f", 2)) - a[lg("g", 1)][lg("h", 0)]++; return Arrays.deepHashCode(a); }
  static int e3(int n) { return new C(lg("x", 1)) { { lg("init", 0); } int q = lg("q", n); @Override int go(int k) { return super.go(lg("y", k)) + q; } }.go(lg("z", 3)); } static class C { int p; C(int p) { this.p = p; lg("C", p); } int go(int k) { return lg("go", k) + p; } C me() { lg("me", 0); return this; } }
  static String e4(int n) { return String.join(lg("a", 1) + "-", "p" + lg("b", 2), new StringBuilder().append(lg("c", 3)).append((Object) lg("d", 4)).insert(lg("e", 0), lg("f", 6)).reverse(), List.of(lg("g", 1), lg("h", 2)).toString()); }
  static int e5(int n) { C c = null; try { c.me().go(lg("never", 1)); } catch (NullPointerException e) { lg("npe", 0); } try { c.p += lg("rhs", 1); } catch (NullPointerException e) { lg("npe2", 0); } try { c.go(lg("arg", 1)); } catch (NullPointerException e) { lg("npe3", 0); } int[] a = null; try { a[lg("ix", 0)] = lg("val", 1); } catch (NullPointerException e) { lg("npe4", 0); } try { a[lg("ix2", 0)] += lg("val2", 1); } catch (NullPointerException e) { lg("npe5", 0); } try { new int[lg("len", -1)][lg("len2", 2)].clone(); } catch (NegativeArraySizeException e) { lg("neg", 0); } try { Object o = (String) (Object) lg("cast", 1); } catch (ClassCastException e) { lg("cce", 0); } try { int q = lg("n", 1) / lg("d", 0) + lg("no", 1); } catch (ArithmeticException e) { lg("div", 0); } return log.size(); }
  static int e6(int n) { int r = 0; for (int i = lg("i0", 0), j = lg("j0", 3); lg("ci", i) < lg("cj", j); i = lg("ui", i + 1), j = lg("uj", j - n % 2)) r += lg("body", i * j); for (int x : new int[] {lg("p", 1), lg("q", 2)}) r += lg("each", x); do { r++; } while (lg("dw", r) < 3); while (lg("w1", r--) > 2 | lg("w2", r) > 4) ; return r; }
  static int e7(int n) { Supplier<Integer> s = lg("cond", n) > 1 ? () -> lg("lam1", 1) : () -> lg("lam2", 2); Function<Integer, Integer> g = new C(lg("mr", 5))::go; return s.get() + g.apply(lg("ap", 1)) + g.apply(2); }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) { p(e1(n) + " " + e2(n) + " " + e3(n) + " " + e4(n) + " " + e5(n) + " " + e6(n) + " " + e7(n)); p(log); log.clear(); } }
}
