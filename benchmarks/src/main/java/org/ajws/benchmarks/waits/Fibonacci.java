package org.ajws.benchmarks.waits;

import org.ajws.Async;

/** Fibonacci numbers: nothing but forks. */
final class Fibonacci {
  private static final int SIZE = 30;

  private Fibonacci() {}

  static long plain() {
    return plain(SIZE);
  }

  static long forked() {
    return forked(SIZE);
  }

  private static long plain(int n) {
    return n < 2 ? n : plain(n - 1) + plain(n - 2);
  }

  private static long forked(int n) {
    if (n < 2) {
      return n;
    }
    @Async long a = forked(n - 1);
    long b = forked(n - 2);
    return a + b;
  }
}
