package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Overloads, boxes and variable arguments chosen as without temporaries. */
public class Overloads {
  static String o(int x) { return "int"; } static String o(long x) { return "long"; } static String o(Integer x) { return "Integer"; } static String o(Object x) { return "Object"; } static String o(double x) { return "double"; } static String o(int... x) { return "ints"; } static String o(char x) { return "char"; } static String o(Number x) { return "Number"; }
  static Integer box(int n) { fib(3); return n; } static Object obj(int n) { fib(3); return n; } static char ch(int n) { fib(3); return (char) (n + 97); } static short sh(int n) { fib(2); return (short) n; } static byte by(int n) { fib(2); return (byte) n; } static Long lo(int n) { fib(2); return (long) n; } static Character cb(int n) { fib(2); return 'q'; }
  static String u(Object a, Object b) { return a.getClass().getSimpleName() + b.getClass().getSimpleName(); }
  static String vs(Object... x) { return x == null ? "null" : x.length + ""; }
  static String[] arr(int n) { fib(3); return n == 0 ? null : new String[n]; }
  public static void main(String[] a) {
    for (int n = 0; n < 3; n++) {
      p(o(f(n)) + o(box(n)) + o(obj(n)) + o(ch(n)) + o(sh(n)) + o(by(n)) + o(lo(n)) + o(cb(n)));
      p(o(n > 0 ? f(n) : 'a') + o(n > 0 ? box(n) : ch(n)) + o(n > 0 ? box(n) : lo(n)) + o(n > 0 ? obj(n) : f(n)) + o(n > 0 ? 'x' : by(n)) + o(n > 0 ? 1 : ch(n)));
      p(u(n > 0 ? f(n) : 'a', n > 1 ? box(n) : 2.0) + u(n > 0 ? ch(n) : 1, n > 1 ? sh(n) : by(n)) + u(n > 0 ? box(n) : (Object) ch(n), f(n) > 2 ? 1 : 'a'));
      p(vs(arr(n)) + vs((Object) arr(n)) + vs(arr(n), f(n)) + vs() + vs(f(n)) + vs(box(n), null) + vs(id((Object[]) null)) + vs(id((Object) null)));
      p(o(f(n) + 1L) + o(f(n) + 'a') + o((char) (f(n) + 'a')) + o(+ch(n)) + o(-by(n)) + o(~sh(n)) + o(ch(n)) + o(f(n), f(n)) + o(by(n) + by(n)) + o(1f * f(n)));
      StringBuilder s = new StringBuilder(); s.append(ch(n)).append(f(n)).append((Object) cb(n)).append(n > 0 ? ch(n) : 0).append(n > 0 ? f(n) : 'a').append(new char[] {ch(n), 'b'}); p(s);
      List<Integer> l = new ArrayList<>(List.of(5, 6, 7)); l.remove(f(0)); l.remove(box(7)); l.add(f(n)); l.add(0, f(n)); p(l);
      p(String.valueOf((Object) id(null)) + String.valueOf(ch(n)) + String.format("%d %s %c", f(n), box(n), ch(n)));
    }
  }
}
