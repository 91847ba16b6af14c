package org.ajws.samples.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Threads of a test. */
final class Borrowers {
  private final List<FutureTask<String>> tasks = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /** Starts one; what it returns is its result, or the class and message of what it throws. */
  Thread start(Callable<String> code) {
    FutureTask<String> task = new FutureTask<>(code);
    Thread thread = new Thread(task, "borrower");
    thread.setDaemon(true);
    tasks.add(task);
    threads.add(thread);
    thread.start();
    return thread;
  }

  /** Returns when all of them wait, for a monitor or a condition. */
  void awaitWaiting() {
    for (Thread thread : threads) {
      while (thread.getState() != Thread.State.WAITING
          && thread.getState() != Thread.State.TIMED_WAITING) {
        if (!thread.isAlive()) {
          throw new IllegalStateException("a borrower has ended instead of waiting");
        }
        Thread.onSpinWait();
      }
    }
  }

  /** The results, in the order of the starts. */
  List<String> results() throws InterruptedException {
    List<String> results = new ArrayList<>();
    for (FutureTask<String> task : tasks) {
      try {
        results.add(task.get());
      } catch (ExecutionException e) {
        results.add(describe(e.getCause()));
      }
    }
    return results;
  }

  static String describe(Throwable thrown) {
    return thrown.getClass().getSimpleName() + ": " + thrown.getMessage();
  }
}
