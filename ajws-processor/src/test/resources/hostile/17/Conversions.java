package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Conversions of arguments and choices that spawn. */
public class Conversions {
  static int v1(int... x) { return x.length; } static int v1(Object x) { return -1; } static int v1(int x, int... y) { return 100 + y.length; }
  static int v2(Object... x) { int h = 0; for (Object o : x) h = h * 31 + (o == null ? 7 : o.getClass().getSimpleName().length() + o.hashCode() % 100); return h; }
  static int v3(String s, Integer... x) { return s.length() + (x == null ? -1 : x.length + (x.length > 0 && x[0] == null ? 50 : 0)); } static int v4(long a, double b, float c, short d, byte e, char g, boolean h, Object i) { return (int) (a + b + c + d + e + g) + (h ? 1 : 0) + i.hashCode() % 10; }
  static Integer nul(int n) { f(n); return n > 0 ? null : Integer.valueOf(n); } static short s(int n) { f(n); return (short) n; } static byte b(int n) { f(n); return (byte) n; } static char c(int n) { f(n); return (char) n; } static float fl(int n) { f(n); return n; } static boolean bo(int n) { return f(n) > 2; } static Character bc(int n) { f(n); return 'k'; }
  public static void main(String[] a) { for (int n = 0; n < 3; n++) { p(v1("" + f(n)) + v1((Object) nul(0)) + " " + v2(f(n), nul(n), 'c', bo(n)) + v2((Object[]) new String[] {"a", "b" + f(n)}) + " " + v3("q", nul(n)) + v3("q") + v3("x", (Integer[]) null) + v3("s" + f(n), nul(n), f(n)) + " " + v4(f(n), b(n), c(n), s(n), b(n), bc(n), bo(n), f(n)) + v4(c(n), f(n), f(n), b(n), b(n), c(n), bo(n), c(n))); long l = f(n); double d = c(n); float q = s(n); int i = bc(n); Object o = c(n); Number m = bo(n) ? f(n) : (Number) 2.0; Object w = bo(n) ? f(n) : 2.0; Object z = bo(n) ? nul(0) : (Object) "s"; Comparable<?> k = bo(n) ? f(n) : "s"; p(l + d + q + i + " " + o + m + w + z + k); int t = bo(n) ? 'a' : f(n); char u = bo(n) ? 'a' : c(98); short x = bo(n) ? b(1) : s(2); long y = bo(n) ? f(1) : 5L; p(t + u + x + y); try { int r = bo(n) ? nul(n) : f(n); p(r); } catch (NullPointerException e) { p(at(e)); } } }
}
