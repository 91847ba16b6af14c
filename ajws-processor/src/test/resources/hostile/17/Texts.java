package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Text blocks, and operators in long chains. */
public class Texts {
  static String tb(int n) { String s = """
      Hello "%d"
        \tq\\n \""" + f(1) \
      joined
      end""".formatted(f(n)); return s + """
      x
      """.length() + f(n); }
  static String un(int n) { @Async String q = """
      {
        "a": "b"; } async: x
      """ + f(n); return q.strip() + f(n) + q.lines().count(); }
  static int many(int n) { return f(f(f(f(n) & 3) & 3) & 3) + f(n) * f(n) - f(n) / (f(n) + 1) % 5 << (f(n) & 1) >>> 1 & 255 | f(n) ^ 3; }
  static int par(int n) { int x = ((f((n)))); (x) = (x) + 1; int[] a = {1, 2}; (a)[(0)] = ((f(n))); ((a)[1]) += (f(n)); (x)++; return (x) + (a[0]) + a[1]; }
  static boolean bb(int n) { boolean a = f(n) > 1, b = !a, c = !(f(n) == 2) & !b | a ^ f(n) > 3; return c ? !b : b == a; }
  static int neg(int n) { return -f(n) + - -f(n) - -(-f(n)) + ~f(n) + +f(n); }
  static Object tern(int n) { return n > 0 ? n > 1 ? f(n) : "x" + f(n) : n < 0 ? null : f(n) > 2 ? 'c' : 1.5; }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) p(tb(n) + un(n) + many(n) + " " + par(n) + bb(n) + neg(n) + tern(n)); }
}
