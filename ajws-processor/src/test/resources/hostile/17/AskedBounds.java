package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Whether a value of several bounds is of a type, asked of locals, temporaries and loop variables. */
public class AskedBounds {
  interface Named { default String name() { f(1); return "N"; } } static class A implements Named, Comparable<A>, Serializable { int k; A(int k) { this.k = k; } public int compareTo(A o) { return k - o.k; } } static class B extends A { B(int k) { super(k); } }
  static <T> T pick(T a, T b, int n) { return n > 3 ? a : b; }
  static <T extends Named & Comparable<? super T>> T larger(T a, T b) { f(1); return a.compareTo(b) > 0 ? a : b; }
  static boolean m1(int n) { var r = (Runnable & Serializable) () -> f(1); f(n); r.run(); boolean is = r instanceof Serializable; f(n); return is && (r) instanceof Runnable && !(((Object) r) instanceof Comparable); }
  static String m2(int n) { var v = pick(1, "s", f(n)); f(1); String s = v instanceof Integer i && i > f(0) ? "int" + i : v instanceof String t ? t + f(t.length()) : "none"; f(n); if (!(v instanceof Comparable)) return "not"; f(1); return s; }
  static String m3(int n) { String s = ""; for (var x : List.of(1, "a", 2.5)) { f(n); s += x instanceof Number; if (x instanceof Integer i) s += i + f(1); f(1); s += x instanceof CharSequence c ? c.length() + f(1) : 0; } return s; }
  static String m4(int n) { return "" + (pick(new A(f(n)), new B(2), f(n)) instanceof B) + (larger((A) new B(n), new A(f(n))) instanceof B b && b.k + f(1) > 3) + f(n) + (pick(1, "s", n) instanceof Serializable) + two(pick(2, 'c', f(n)) instanceof Integer, f(1)) + two(n, f(2)); } static String two(Object a, int b) { return a + "/" + b; }
  static <T extends Named & Comparable<T>> String m5(T t, int n) { f(n); boolean is = t instanceof A; f(1); while (t instanceof Serializable && f(n) < 3) n++; return "" + is + n + (t instanceof B b ? b.k + f(1) : f(2)) + t.name(); }
  public static void main(String[] z) { for (int n = 0; n < 5; n++) p(m1(n) + " " + m2(n) + " " + m3(n) + " " + m4(n) + " " + m5(new A(n), n) + m5((A) new B(n), n)); }
}
