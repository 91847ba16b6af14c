package org.ajws.benchmarks.tracking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that run lists of tasks. */
public final class Crew implements AutoCloseable {
  private final int threads;
  private final ExecutorService pool;

  /**
   * Starts them.
   *
   * @param threads how many
   */
  public Crew(int threads) {
    this.threads = threads;
    pool = Executors.newFixedThreadPool(threads);
  }

  /** Lets each thread do the same, and waits for all. */
  void run(Runnable part) throws Exception {
    List<Callable<Object>> parts =
        new ArrayList<>(Collections.nCopies(threads, Executors.callable(part)));
    for (Future<Object> done : pool.invokeAll(parts)) {
      done.get();
    }
  }

  @Override
  public void close() {
    pool.shutdown();
  }
}
