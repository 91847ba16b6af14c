package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Lines of guards and cases over several lines. */
public class LinesOfPatterns {
  static int m1(Object o, int n) {
    return switch (o) {
      case Integer i
          when f(i) > 2 ->
          10
              / (i - 3);
      case String s ->
          s.substring(
              f(3)).length();
      case int[] a -> {
        f(n);
        yield a[
            a.length];
      }
      default -> throw
          new IllegalStateException(
              "d" + f(n));
    };
  }
  static int m2(Object o, int n) {
    if (o instanceof int[] a
        && a.length > 0
        && a[n] > f(0)
        && a[n + 1] > 0) return 1;
    try {
      Runnable r = () -> {
        switch (o) {
          case int[] a when a.length == 9 -> f(1);
          case int[] a ->
              a[7]++;
          default -> boom(1);
        }
      };
      f(n);
      r.run();
    } finally {
      f(1);
    }
    return 2;
  }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) { int k = n; for (Object o : new Object[] {3, 2, "ab", "abcde", new int[2], 'c'}) { try { p(m1(o, n)); } catch (RuntimeException e) { p(at(e)); } try { p(m2(o, k)); } catch (RuntimeException e) { p(at(e)); } } } }
}
