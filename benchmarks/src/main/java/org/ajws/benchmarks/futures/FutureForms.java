package org.ajws.benchmarks.futures;

import java.util.Arrays;
import org.ajws.Async;
import org.ajws.sync.Future;

/** Fibonacci numbers: nothing but spawns and waits. Prints the median of some runs, in ns. */
public final class FutureForms {
  private FutureForms() {}

  /** What is measured. */
  private interface Form {
    int of(int n);
  }

  static int serial(int n) {
    return n < 2 ? n : serial(n - 1) + serial(n - 2);
  }

  static int value(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = value(n - 1);
    int b = value(n - 2);
    return a + b;
  }

  static int local(int n) {
    if (n < 2) {
      return n;
    }
    @Async Future<Integer> a = Future.of(local(n - 1));
    int b = local(n - 2);
    return a.get() + b;
  }

  static int escaping(int n) {
    if (n < 2) {
      return n;
    }
    @Async Future<Integer> a = Future.of(escaping(n - 1));
    int b = escaping(n - 2);
    return sum(a, b);
  }

  static int sum(Future<Integer> a, int b) {
    return a.get() + b;
  }

  /**
   * Measures one form.
   *
   * @param args its name, the number, the runs before that and those that count
   */
  public static void main(String[] args) {
    Form form =
        switch (args[0]) {
          case "serial" -> FutureForms::serial;
          case "value" -> FutureForms::value;
          case "local" -> FutureForms::local;
          case "escaping" -> FutureForms::escaping;
          default -> throw new IllegalArgumentException(args[0]);
        };
    int n = Integer.parseInt(args[1]);
    long[] times = new long[Integer.parseInt(args[3])];
    int expected = serial(n);
    for (int run = -Integer.parseInt(args[2]); run < times.length; run++) {
      long start = System.nanoTime();
      int result = form.of(n);
      long time = System.nanoTime() - start;
      if (result != expected) {
        throw new IllegalStateException(args[0] + " gives " + result + ", not " + expected);
      }
      if (run >= 0) {
        times[run] = time;
      }
    }
    Arrays.sort(times);
    System.out.println(times[times.length / 2]);
  }
}
