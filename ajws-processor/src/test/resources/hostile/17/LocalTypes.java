package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Classes, records, enums and interfaces in methods; monitors, assertions, generic arrays. */
public class LocalTypes {
  static int total; static synchronized int sy(int n) { total += f(n); return total; } int iv; int blk(int n) { synchronized (this) { iv += f(n); if (n > 2) return iv; for (;;) { if (iv > 3) break; iv++; } } return -f(iv); }
  static int mon(int n) { int s = 0; lab: for (int i = 0; i < 3; i++) { synchronized (new Object()) { if (i == n) continue lab; if (i > n) break lab; s += f(i); } s += f(s & 3); } return s; }
  static int asr(int n) { assert f(n) > -1 : "never" + f(n); assert n >= 0; return f(n); }
  static int locs(int n) { record Q(int a, String b) { Q { a = f(a); } int t() { return a + b.length() + v(a); } static int st(int n) { return f(n); } } enum K { X, Y; int z() { return f(ordinal()); } } interface L { int go(int x); default int twice(int x) { return go(f(x)) * 2; } } class M implements L { int k = f(n); public int go(int x) { return f(x) + k + n; } }
    Q q = new Q(n, "b" + f(n)); L l = new M(); L l2 = x -> f(x) + n; return q.t() + Q.st(n) + K.Y.z() + l.twice(n) + l2.twice(f(n)) + f(n); }
  static int anon(int n) { final int k = f(n); int j = f(k); Comparator<Integer> c = new Comparator<>() { int calls = f(j & 3); public int compare(Integer a, Integer b) { calls++; return f(a) - f(b) + k - k; } @Override public String toString() { return "c" + calls + v(k); } }; List<Integer> l = new ArrayList<>(List.of(5, 3, 9, 1)); l.sort(c); int r = new Object() { int go(int x) { @Async int q = f(x); return q + k; } }.go(f(n)); return l.hashCode() + c.toString().length() + r + new Object() { int y = f(n); }.y; }
  static <T extends Comparable<T>> T max(List<? extends T> l, int n) { T b = null; for (T t : l) { f(n); if (b == null || t.compareTo(b) > 0) b = id(t); } return b; }
  static <A, B extends List<A> & RandomAccess> A last(B b, int n) { f(n); A x = b.get(b.size() - 1); f(n); return Spawns.<A>id(x); }
  @SafeVarargs static <T> List<T>[] arrs(int n, T... ts) { @SuppressWarnings("unchecked") List<T>[] r = new List[f(n) & 3]; for (int i = 0; i < r.length; i++) { r[i] = new ArrayList<>(Arrays.asList(ts)); f(i); } return r; }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) { p(sy(n) + " " + new LocalTypes().blk(n) + " " + mon(n) + asr(n) + " " + locs(n) + " " + anon(n) + " " + max(List.of(3, 7, 1), n) + LocalTypes.<String, ArrayList<String>>last(new ArrayList<>(List.of("q", "w")), n) + Arrays.toString(arrs(n, "s", null))); } }
}
