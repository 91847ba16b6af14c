package org.ajws.benchmarks.tasks;

import org.ajws.Async;

/** The Fibonacci number of the size by its recurrence: tasks that do nothing but spawn. */
public class Fib extends TaskProgram {
  /** Which number is computed. */
  int size;

  /** The result of the last run. */
  int result;

  /** A program without input; {@link #prepare(int)} gives it. */
  public Fib() {}

  @Override
  public void prepare(int n) {
    size = n;
  }

  @Override
  public void run() {
    result = fib(size);
  }

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  @Override
  public void check() {
    int previous = 1;
    int expected = 0;
    for (int i = 0; i < size; i++) {
      int next = previous + expected;
      previous = expected;
      expected = next;
    }
    require(result == expected, result + ", not " + expected);
  }

  @Override
  protected long bits() {
    return result;
  }
}
