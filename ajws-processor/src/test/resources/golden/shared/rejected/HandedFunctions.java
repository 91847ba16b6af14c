import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Functions that a method got as a parameter and hands to itself, or to others that call them. */
class HandedFunctions {
  static int sum;

  interface Visitor {
    void visit(int k);
  }

  static void ranges(int lo, int hi, IntConsumer f) {
    if (hi - lo < 2) {
      f.accept(lo);
      return;
    }
    int m = (lo + hi) / 2;
    finish: {
      async: ranges(lo, m, f);
      ranges(m, hi, f);
    }
  }

  static void escaping(int n, Runnable r) {
    if (n == 0) {
      r.run();
      return;
    }
    async: escaping(n - 1, r);
    escaping(n - 1, r);
  }

  static void through(int n, Visitor v) {
    finish: {
      async: leaf(n, v);
      leaf(n, v);
    }
  }

  private static void leaf(int n, Visitor v) {
    v.visit(n);
  }

  static int value(int n, IntUnaryOperator f) {
    if (n == 0) return f.applyAsInt(n);
    @Async int a = value(n - 1, f);
    int b = value(n - 1, f);
    return a + b;
  }

  static void loop(int n, Consumer<String> c) {
    for (@ParallelFor int i = 0; i < n; i++) inner(c);
  }

  private static void inner(Consumer<String> c) {
    c.accept("");
  }

  static void uses() {
    List<Integer> found = new ArrayList<>();
    ranges(0, 100, i -> found.add(i));
    finish: escaping(4, () -> sum++);
    int[] count = new int[1];
    through(3, k -> count[0] += k);
    value(3, k -> count[0]++);
    StringBuilder text = new StringBuilder();
    loop(10, text::append);
  }
}
