package org.ajws.evaluation.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Several copies of a serial workload at once, each on a thread and on data of its own: the
 * yardstick for parallel versions. What it loses against a single copy (shared caches, memory
 * bandwidth, clock frequency, other programs) no parallel version can win back. Its run does the
 * work of the single copy once per copy.
 */
public final class SerialCopies implements Workload, AutoCloseable {
  private final List<Workload> copies;
  private final ExecutorService threads;

  /**
   * Copies that share nothing.
   *
   * @param copies at least one
   */
  public SerialCopies(List<? extends Workload> copies) {
    this.copies = List.copyOf(copies);
    this.threads =
        Executors.newFixedThreadPool(
            copies.size(),
            task -> {
              Thread thread = new Thread(task, "serial copy");
              thread.setDaemon(true);
              return thread;
            });
  }

  @Override
  public void prepare() throws Exception {
    for (Workload copy : copies) {
      copy.prepare();
    }
  }

  @Override
  public void run() throws Exception {
    CyclicBarrier start = new CyclicBarrier(copies.size());
    List<Future<?>> running = new ArrayList<>();
    for (Workload copy : copies) {
      running.add(
          threads.submit(
              () -> {
                await(start);
                copy.run();
                return null;
              }));
    }
    for (Future<?> one : running) {
      one.get();
    }
  }

  private static void await(CyclicBarrier start) throws InterruptedException {
    try {
      start.await();
    } catch (BrokenBarrierException e) {
      throw new IllegalStateException("another copy was interrupted", e);
    }
  }

  /** The digest that all copies have, or one that no single copy has if they differ. */
  @Override
  public long digest() throws Exception {
    long first = copies.get(0).digest();
    for (Workload copy : copies) {
      if (copy.digest() != first) {
        return ~first;
      }
    }
    return first;
  }

  @Override
  public void close() {
    threads.shutdown();
  }
}
