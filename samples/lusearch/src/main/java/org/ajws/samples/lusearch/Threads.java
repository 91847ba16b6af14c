package org.ajws.samples.lusearch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Threads by hand. */
final class Threads {
  private Threads() {}

  /**
   * Runs each part in a thread of its own and waits for all.
   *
   * @return the results
   * @throws IllegalStateException with the first exception of a part as its cause
   */
  static <T> List<T> run(String name, List<Callable<T>> parts) throws InterruptedException {
    List<FutureTask<T>> tasks = new ArrayList<>();
    for (Callable<T> part : parts) {
      FutureTask<T> task = new FutureTask<>(part);
      new Thread(task, name).start();
      tasks.add(task);
    }
    List<T> results = new ArrayList<>();
    for (FutureTask<T> task : tasks) {
      try {
        results.add(task.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }
    return results;
  }
}
