package org.ajws.runtime.scheduler;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * A fork/join pool of the runtime's own, from which threads that are not its own may take, too:
 * they come where all of its own ones stand still while tasks are queued.
 *
 * <p>A thread of the pool that waits in a way that the runtime knows is replaced by the pool. Not
 * so one at a monitor that somebody has who waits outside of the pool, or in a latch of the JDK;
 * and from outside the pool cannot be made to start one more.
 */
public abstract class OwnPool extends ForkJoinPool {
  private static volatile OwnPool current;

  private final PoolSpares spares;

  /**
   * The same as of a {@link ForkJoinPool}.
   *
   * @param spares how many threads there may be beside so many as it is to keep running
   */
  protected OwnPool(
      int parallelism,
      int spares,
      Predicate<? super ForkJoinPool> saturate,
      long keepAlive,
      TimeUnit unit) {
    super(
        parallelism,
        ForkJoinPool.defaultForkJoinWorkerThreadFactory,
        null,
        false,
        0,
        parallelism + spares,
        1,
        saturate,
        keepAlive,
        unit);
    this.spares = new PoolSpares(this, spares);
  }

  /**
   * Runs a queued task that nobody has taken, by a thread that is not one of the pool's; false if
   * there is none.
   */
  protected abstract boolean runQueued();

  /** It is the one that is used from now on. */
  protected final void isUsed() {
    current = this;
  }

  /** Whether there is, or was, one. */
  static boolean wasThere() {
    return current != null;
  }

  /** Whether tasks are queued that somebody in it may have to run. */
  static boolean hasTasks() {
    return current != null && Deadlocks.tasksInQueues() != 0;
  }

  /**
   * Somebody waits, and looks whether its threads can go on.
   *
   * @return whether they cannot, and another thread has come
   */
  static boolean look() {
    OwnPool pool = current;
    return pool != null && pool.spares.look();
  }

  /** Whether a thread runs tasks of it, and nothing else. */
  static boolean isServedBy(Thread thread) {
    OwnPool pool = current;
    return pool != null && serves(thread, pool);
  }

  /** Whether a thread is one of a pool, or one that has come for these. */
  static boolean serves(Thread thread, ForkJoinPool pool) {
    return thread instanceof ForkJoinWorkerThread
        ? ((ForkJoinWorkerThread) thread).getPool() == pool
        : PoolSpares.isFor(pool, thread);
  }
}
