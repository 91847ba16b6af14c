package org.ajws.runtime.scheduler;

import java.util.concurrent.ForkJoinPool;

/**
 * Threads that come for those of the runtime's own fork/join pool when all of these stand still
 * while tasks are queued ({@link HeldUpPool.Looks}): at a monitor, perhaps, of somebody who waits
 * outside of the pool for what is queued. Such a thread takes one task after the other until there
 * is none, or one of the pool's own ones runs again; then it ends. It may come to wait, or to stand
 * still, too: then another one comes.
 *
 * <p>Together with those that the pool itself has made in place of such as wait, there are at most
 * {@code ajws.spares}.
 */
final class PoolSpares {
  private final OwnPool pool;
  private final int most;
  private final HeldUpPool.Looks looks;

  private int atWork; // guarded by this
  private int started; // guarded by this

  PoolSpares(OwnPool pool, int most) {
    this.pool = pool;
    this.most = most;
    this.looks = HeldUpPool.Looks.at(pool);
  }

  /** Looks, and lets one come if it is needed; whether it was. */
  boolean look() {
    return Deadlocks.tasksInQueues() != 0 && looks.isHeldUp() && looks.hasQueued() && start();
  }

  private synchronized boolean start() {
    int made = Math.max(0, pool.getPoolSize() - pool.getParallelism());
    if (atWork + made >= most) {
      return false;
    }
    try {
      new Spare(this, ++started).start();
      atWork++;
      return true;
    } catch (OutOfMemoryError e) { // "unable to create native thread": go on without
      Scheduler.logAnomaly("A thread of a pool that stands still could not be replaced", e);
      return false;
    }
  }

  /** One of them begins to wait: another one comes at once, as the pool makes one for its own. */
  void replace() {
    if (Deadlocks.tasksInQueues() != 0 && looks.hasQueued()) {
      start();
    }
  }

  private synchronized void ended() {
    atWork--;
  }

  /** That which a thread has come for; null if it is none of these. */
  static PoolSpares of(Thread thread) {
    return thread instanceof Spare ? ((Spare) thread).spares : null;
  }

  /** Whether a thread is one that has come for those of a pool. */
  static boolean isFor(ForkJoinPool pool, Thread thread) {
    PoolSpares spares = of(thread);
    return spares != null && spares.pool == pool;
  }

  private static final class Spare extends Thread {
    private final PoolSpares spares;

    Spare(PoolSpares spares, int number) {
      super(null, null, "ajws-pool-spare-" + number, Scheduler.global().config.stackSize, false);
      this.spares = spares;
      setDaemon(true);
      setContextClassLoader(null);
    }

    @Override
    public void run() {
      try {
        while (spares.pool.runQueued() && spares.pool.getRunningThreadCount() == 0) {
          Thread.interrupted(); // what a task does to the thread ends with it
        }
      } finally {
        spares.ended();
      }
    }
  }
}
