package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Exceptions of lambdas, method references and local classes. */
public class LinesOfFunctions {
  static void t(int k, Runnable r) { try { r.run(); } catch (RuntimeException e) { p(k + at(e)); } }
  static int m1(int n) {
    f(n);
    Runnable r = () -> boom(n);
    t(1, r);
    f(n);
    t(2, () -> {
      f(n);
      throw new IllegalStateException("x");
    });
    f(n);
    t(3, () ->
      f(10 / (n - n)));
    Supplier<Integer> s = new Supplier<>() {
      int k = 3;
      public Integer get() {
        f(n);
        return k / (n - n);
      }
    };
    t(4, () -> s.get());
    f(n);
    t(5, s::get);
    class Loc implements Runnable {
      final int q;
      Loc(int q) {
        this.q = q;
      }
      public void run() {
        int[] a = new int[q];
        a[q + 1] = f(n);
      }
    }
    t(6, new Loc(2));
    f(n);
    return n;
  }
  static int m2(int n) {
    f(n);
    for (int i = 0; i < 2; i++) {
      int j = i;
      f(i);
      t(7, () -> {
        Object o = "s";
        Integer w = (Integer) o;
      });
      t(8, () -> new int[2][-1 - j].clone());
      Function<String, Integer> g = Integer::valueOf;
      f(n);
      t(9, () -> g.apply("x"
          + j));
      t(10, () -> {
        try {
          boom(j);
        } catch (IllegalStateException e) {
          p(at(e));
          throw new IllegalArgumentException("w",
              e);
        } finally {
          f(j);
        }
      });
      t(11, () -> List.of(1, 2)
          .forEach(x -> {
            if (x == 2)
              boom(x);
          }));
      Runnable nested = () -> {
        Runnable in = () -> {
          f(j);
          boom(j);
        };
        in.run();
      };
      t(12, nested);
    }
    return f(n);
  }
  public static void main(String[] a) { for (int n = 1; n < 4; n++) { p(m1(n)); p(m2(n)); } }
}
