package it;

import org.ajws.Async;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

@AtomicSet("calls")
public final class Main {
  @Atomic("calls")
  private int calls;

  int calls() {
    return calls;
  }

  void called() {
    calls++;
  }

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int sum(int[] a) {
    @Reduce(ReduceOp.SUM) int s = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      s += a[i];
    }
    return s;
  }

  public static void main(String[] args) {
    System.out.println(fib(20));
  }
}
