package org.ajws.benchmarks.tasks;

import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveTask;

/** {@link Fib} by the JDK's means. */
final class FibByHand extends Fib {
  private final Crew crew;

  FibByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(() -> result = crew.way() == Way.VIRTUAL ? threads(size) : tasks(size));
  }

  private final class Task extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int n;

    Task(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      return tasks(n);
    }
  }

  private int tasks(int n) {
    if (n < 2) {
      return n;
    }
    if (crew.inline()) {
      return tasks(n - 1) + tasks(n - 2);
    }
    Task a = new Task(n - 1);
    a.fork();
    int b = tasks(n - 2);
    return a.join() + b;
  }

  private static int threads(int n) {
    if (n < 2) {
      return n;
    }
    FutureTask<Integer> a = Crew.start(() -> threads(n - 1));
    int b = threads(n - 2);
    return Crew.await(a) + b;
  }
}
