package it;

import java.util.ArrayList;
import java.util.List;
import org.ajws.Async;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Nothing that Error Prone has to say anything about, in the source. */
@AtomicSet("found")
final class Main {
  @Atomic("found")
  private final List<String> found = new ArrayList<>();

  private void add(String name) {
    found.add(name);
  }

  int count(String name) {
    add(name);
    return found.size();
  }

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static <T extends Comparable<T>> T most(List<T> all, int from, int to) {
    if (to - from == 1) {
      return all.get(from);
    }
    int middle = (from + to) / 2;
    @Async T left = most(all, from, middle);
    T right = most(all, middle, to);
    return left.compareTo(right) > 0 ? left : right;
  }

  static int sum(int[] a) {
    @Reduce(ReduceOp.SUM) int s = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      s += a[i];
    }
    return s;
  }

  static void squares(int[] a, int from) {
    finish:
    {
      for (int i = from; i < a.length; i++) {
        int at = i;
        async:
        a[at] *= a[at];
      }
    }
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    squares(a, 1);
    Main main = new Main();
    System.out.println(
        fib(20) + " " + most(List.of(3, 7, 5), 0, 3) + " " + sum(a) + " " + main.count("x"));
  }
}
