import java.util.*;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.*;
import org.ajws.*;

/** Functions that a method hands on, which write another place each time, or bear several threads. */
class HandedApart {
  interface Visitor {
    void visit(int k);
  }

  record Tree(int value, Tree left, Tree right) {
    void each(IntConsumer c) {
      if (left != null) {
        async: left.each(c);
      }
      if (right != null) right.each(c);
      c.accept(value);
    }
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

  static int sum(int lo, int hi, IntUnaryOperator f) {
    if (hi - lo < 2) return f.applyAsInt(lo);
    int m = (lo + hi) / 2;
    @Async int a = sum(lo, m, f);
    int b = sum(m, hi, f);
    return a + b;
  }

  static void walk(int n, Visitor v) {
    if (n == 0) return;
    async: walk(n - 1, v);
    v.visit(n);
    walk(n - 1, v);
  }

  static <A> A fold(List<A> all, BinaryOperator<A> operator) {
    if (all.size() == 1) return all.get(0);
    int m = all.size() / 2;
    @Async A a = fold(all.subList(0, m), operator);
    A b = fold(all.subList(m, all.size()), operator);
    return operator.apply(a, b);
  }

  static <T> void sort(T[] a, int lo, int hi, Comparator<? super T> order) {
    if (hi - lo < 2) return;
    T pivot = a[hi - 1];
    int k = lo;
    for (int i = lo; i < hi - 1; i++) {
      if (order.compare(a[i], pivot) < 0) {
        T t = a[i];
        a[i] = a[k];
        a[k++] = t;
      }
    }
    a[hi - 1] = a[k];
    a[k] = pivot;
    int middle = k;
    finish: {
      async: sort(a, lo, middle, order);
      sort(a, middle + 1, hi, order);
    }
  }

  static void uses() {
    int[] squares = new int[100];
    ranges(0, 100, i -> squares[i] = i * i);
    sum(0, 100, i -> squares[i] + 1);
    LongAdder total = new LongAdder();
    finish: walk(4, k -> total.add(k));
    boolean[] seen = new boolean[4];
    finish: new Tree(1, new Tree(2, null, null), new Tree(3, null, null)).each(k -> seen[k] = true);
    fold(List.of("a", "b"), (x, y) -> x + y);
    fold(List.of(1, 2), Integer::sum);
    fold(
        List.of(List.of(1), List.of(2)),
        (x, y) -> {
          List<Integer> both = new ArrayList<>(x);
          both.addAll(y);
          return both;
        });
    sort(new String[] {"b", "a"}, 0, 2, (x, y) -> x.compareTo(y));
  }
}
