package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Pattern variables in all conditions. */
public class PatternVariables {
  static Object ob(int n) { fib(3); return n % 3 == 0 ? "str" + n : n % 3 == 1 ? (Object) n : List.of(n); }
  static int pat(int n) { Object o = ob(n); if (o instanceof String s && f(s.length()) > 4 && s.length() < 9) return s.length(); if (!(o instanceof Integer i)) return f(((List<?>) o).size()); return i + f(i); }
  static int wl(int n) { Object o = ob(n); int k = 0; while (!(o instanceof Integer i && i > f(2))) { o = k++ + n; if (o instanceof Integer j && j > 20) { f(j & 7); return j; } } return i + k + f(n); }
  static int cond(int n) { Object o = ob(n); return o instanceof String s ? s.length() + f(n) : o instanceof Integer i && i > 1 ? f(i) + i : -f(n); }
  static int fr(int n) { int r = 0; for (Object o = ob(n); o instanceof Integer i && i < 12; o = f(i & 3) + i + 1) { r += i; } return r + f(n); }
  static int dn(int n) { Object o; int k = 0; do { o = ob(k++); } while (!(o instanceof List<?> l && f(l.size()) >= 0)); return k + f(n); }
  static boolean eq(Object a, int n) { return a instanceof PatternVariables h && h.z == f(n) && v(h.z) > 0; } int z = 2;
  static int lamb(int n) { Object o = ob(n); if (o instanceof String s) { IntSupplier q = () -> s.length() + f(n); return q.getAsInt() + f(n); } IntSupplier w = () -> o instanceof Integer i ? i + f(i) : 0; return w.getAsInt() + f(1); }
  public static void main(String[] a) { for (int n = 0; n < 6; n++) p(pat(n) + " " + wl(n) + " " + cond(n) + " " + fr(n) + " " + dn(n) + eq(new PatternVariables(), n) + " " + lamb(n)); }
}
