package org.ajws.runtime;

import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Deadlocks;
import org.ajws.runtime.scheduler.Pools;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;

/**
 * Workers of its own for a library that must not share the common ones: neither takes their
 * processors nor waits behind their loops, and has its own number of workers and statistics.
 *
 * <pre>{@code
 * try (AjwsPool pool = AjwsPool.of(4)) {
 *   int x = pool.call(() -> fib(40));
 * }
 * }</pre>
 *
 * <p>What is given to {@link #call} or {@link #run} runs on the calling thread, and the parallel
 * loops, finishes and asyncs that it reaches are shared between that thread and the {@code workers
 * - 1} threads of the pool: these start when first needed, and nobody else takes part. Several
 * threads may call at the same time; then they have the threads of the pool in common. What the
 * pool's threads wrote is visible to the caller after the loop or finish has ended, as always.
 *
 * <p>Within a parallel loop or async of other workers a call is one ordinary step: its thread works
 * for this pool until the end of the call. {@link AjwsRuntime#cancel} in it does not reach the
 * constructs around the call. Within a critical section, for instance a unit of work, the code runs
 * in order. Within this same pool, a call just runs the code.
 *
 * <p>The properties of the common workers ({@code ajws.target}, {@code ajws.stackSize} and so on)
 * hold, as they are when the pool is made. With target {@code serial} a pool has one worker. Code
 * that was translated for target {@code forkjoin} keeps to its {@code ForkJoinPool}.
 */
public final class AjwsPool implements AutoCloseable {
  private static final AtomicInteger made = new AtomicInteger();

  private final Scheduler scheduler;
  private volatile boolean closed;

  AjwsPool(Config config) {
    this.scheduler = Scheduler.forPool(config, "ajws-pool-" + made.incrementAndGet() + "-worker-");
    Pools.opened(scheduler);
  }

  /**
   * Makes a pool. No thread is started yet.
   *
   * @param workers how many workers run what one thread calls: that thread and {@code workers - 1}
   *     daemon threads, from 1 to 4096; with one worker everything runs in order
   * @return the pool, to be closed
   * @throws IllegalArgumentException if the number is not in that range, or a system property of
   *     the runtime has no meaning
   */
  public static AjwsPool of(int workers) {
    if (workers < 1 || workers > Config.MAX_WORKERS) {
      throw new IllegalArgumentException(
          "a pool of " + workers + " workers: the number must be from 1 to " + Config.MAX_WORKERS);
    }
    return new AjwsPool(Config.fromProperties().withWorkers(workers));
  }

  /**
   * How many workers run what one thread calls.
   *
   * @return at least 1; exactly 1 for target {@code serial}
   */
  public int workers() {
    return scheduler.config.workers;
  }

  /**
   * Computes a value on this pool. Returns when the code and all that it spawned have ended.
   *
   * @param body computes the value
   * @param <T> its type
   * @param <E> what it may throw
   * @return the value
   * @throws E what the body throws, as it is
   * @throws IllegalStateException if the pool is closed
   */
  public <T, E extends Throwable> T call(ValueBody<? extends T, E> body) throws E {
    if (closed) {
      throw new IllegalStateException("call of an AjwsPool that is closed");
    }
    Worker outer = Worker.current();
    if (belongsHere(outer)) {
      return body.compute();
    }
    Worker inner = new Worker(outer.thread, scheduler, outer);
    inner.critical = outer.critical; // who holds locks must not wait for others
    scheduler.callBegins();
    inner.becomeCurrent();
    try {
      return body.compute();
    } finally {
      outer.becomeCurrent();
      scheduler.callEnds();
      scheduler.counters.close(inner.counters);
      Deadlocks.closed(inner);
    }
  }

  /**
   * Runs code on this pool. Returns when it and all that it spawned have ended.
   *
   * @param body the code
   * @param <E> what it may throw
   * @throws E what the body throws, as it is
   * @throws IllegalStateException if the pool is closed
   */
  public <E extends Throwable> void run(AsyncBody<E> body) throws E {
    this.<Void, E>call(
        () -> {
          body.run();
          return null;
        });
  }

  private boolean belongsHere(Worker worker) {
    return worker.home == scheduler;
  }

  /**
   * What this pool did so far, also after its end. While calls run the numbers are not of one
   * instant.
   *
   * @return a snapshot
   */
  public Statistics statistics() {
    return Statistics.of(scheduler);
  }

  /** Sets the statistics to zero; to be called while nothing runs on this pool. */
  public void resetStatistics() {
    scheduler.counters.reset(scheduler.idleNow());
  }

  /**
   * Refuses further calls, stops the threads and waits until they have ended, as {@link
   * AjwsRuntime#shutdown} does. Calls that run in other threads are completed by these. Interrupts
   * do not end the wait; they are kept. Does nothing if the pool is closed already.
   *
   * @throws IllegalStateException within a call of this pool, which would wait for itself
   */
  @Override
  public void close() {
    for (Worker worker = Worker.current(); worker != null; worker = worker.outer) {
      if (belongsHere(worker)) {
        throw new IllegalStateException("close() of an AjwsPool within a call of it");
      }
    }
    closed = true;
    scheduler.stop();
    Pools.closed(scheduler);
  }
}
