package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Statements over many lines whose parts throw. */
public class PartsOnLines {
  static int line(int n) {
    int x = 0;
    try {
      x = f(n) +
          g(n,
            f(n), 10 /
            (n - 1));
    } catch (ArithmeticException e) { p(at(e)); }
    try {
      Object o = n == 2 ? "s" : (Object) 3;
      x += (Integer)
          o +
          f(n);
    } catch (ClassCastException e) { p(at(e)); }
    try {
      int[] a = new int[n];
      a
       [
        f(0)
       ]
        += f(n);
      x += a[0];
    } catch (ArrayIndexOutOfBoundsException e) { p(at(e)); }
    try {
      String s = n == 3 ? null : "abc";
      x += s
        .substring(f(0))
        .concat("q" + f(n))
        .charAt(
            n);
    } catch (RuntimeException e) { p(at(e)); }
    try {
      for (int i = f(n);
           10 / (i - 2) > -20;
           i += f(1) / (i - 5 == n ? 0 : 1))
        if (i > 20)
          break;
        else
          x += i;
    } catch (ArithmeticException e) { p(at(e)); }
    try {
      switch (10 / (f(n) - 1) + (n == 3 ? n / (n - 3) : 0)) {
        case 1:
          x++;
        default:
          x += 5 / (f(n) - 3);
      }
    } catch (ArithmeticException e) { p(at(e)); }
    try {
      x += f(n) > 1
          ? n > 2
            ? 1 / (f(n) - 5)
            : h(n)
          : h(n + 1);
    } catch (RuntimeException e) { p(at(e)); }
    try {
      x = n == 0 ? thr("a" + f(n)) :
          n == 1 && f(n) > 1 ?
          thr("b") : n;
      throw
          new IllegalStateException(
              "c" +
              f(n));
    } catch (IllegalStateException e) { p(at(e)); }
    return x;
  }
  static int thr(String s) { throw new IllegalStateException(s); }
  static int h(int n) { if (n == 2) throw new IllegalArgumentException("h"); return f(n); }
  static int g(int a, int b, int c) { return a + b * c; }
  public static void main(String[] a) { for (int n = 0; n < 5; n++) p(line(n)); }
}
