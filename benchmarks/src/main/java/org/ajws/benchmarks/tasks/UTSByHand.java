package org.ajws.benchmarks.tasks;

import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveTask;
import java.util.stream.IntStream;

/** {@link UTS} by the JDK's means. */
final class UTSByHand extends UTS {
  private final Crew crew;

  UTSByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(() -> result = count(root(), 0));
  }

  private long count(long node, int depth) {
    int n = children(node, depth, size);
    if (n == 0) {
      return 1;
    }
    return 1
        + switch (crew.way()) {
          case STREAM -> stream(node, depth, n);
          case VIRTUAL -> threads(node, depth, n);
          default -> tasks(node, depth, n);
        };
  }

  private final class Task extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1;
    private final long node;
    private final int depth;

    Task(long node, int depth) {
      this.node = node;
      this.depth = depth;
    }

    @Override
    protected Long compute() {
      return count(node, depth);
    }
  }

  private long tasks(long node, int depth, int n) {
    long sum = 0;
    Task[] forked = new Task[n];
    for (int i = 0; i < n; i++) {
      if (crew.inline()) {
        sum += count(child(node, i), depth + 1);
      } else {
        forked[i] = new Task(child(node, i), depth + 1);
        forked[i].fork();
      }
    }
    for (int i = n - 1; i >= 0; i--) {
      if (forked[i] != null) {
        sum += forked[i].join();
      }
    }
    return sum;
  }

  private long stream(long node, int depth, int n) {
    return IntStream.range(0, n).parallel().mapToLong(i -> count(child(node, i), depth + 1)).sum();
  }

  private long threads(long node, int depth, int n) {
    FutureTask<?>[] started = new FutureTask<?>[n];
    for (int i = 0; i < n; i++) {
      long child = child(node, i);
      started[i] = Crew.start(() -> count(child, depth + 1));
    }
    long sum = 0;
    for (FutureTask<?> task : started) {
      sum += (Long) Crew.await(task);
    }
    return sum;
  }
}
