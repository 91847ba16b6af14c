package org.ajws.runtime.scheduler;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;

/**
 * A wait of a thread of a fork/join pool, or of one that works in place of such a thread. The pool
 * lets another one run tasks meanwhile; the one that waits runs none, since that might wait for
 * what is below it on the stack.
 */
public final class PoolWait implements ForkJoinPool.ManagedBlocker {
  private static final ThreadLocal<Boolean> ASKING = new ThreadLocal<>();

  private final BooleanSupplier isOver;
  private final Runnable wait;

  private PoolWait(BooleanSupplier isOver, Runnable wait) {
    this.isOver = isOver;
    this.wait = wait;
  }

  /** The thread in whose place another one works: a thread of a pool. */
  public interface Below {
    /** The other one begins to wait: that thread may have itself replaced. */
    void holdsUp();

    /** The other one goes on. */
    void goesOn();
  }

  /**
   * Waits; by a thread of no pool, too.
   *
   * @param worker that of the calling thread
   * @param isOver whether the wait is over
   * @param wait waits until it is; takes no task
   */
  public static void await(Worker worker, BooleanSupplier isOver, Runnable wait) {
    Below below = worker.below;
    if (below != null) {
      below.holdsUp();
      try {
        wait.run();
      } finally {
        below.goesOn();
      }
    } else if (worker.thread instanceof ForkJoinWorkerThread) {
      inPool(isOver, wait);
    } else {
      PoolSpares spares = PoolSpares.of(worker.thread);
      if (spares != null) {
        spares.replace();
      }
      wait.run();
    }
  }

  /**
   * Whether the calling thread, which its pool cannot replace, is to wait all the same: one that
   * waits here is told so, but not one that waits in the program's own way.
   */
  public static boolean waitsUnreplaced() {
    return ASKING.get() == null;
  }

  private static void inPool(BooleanSupplier isOver, Runnable wait) {
    try {
      ASKING.set(true);
      try {
        ForkJoinPool.managedBlock(new PoolWait(isOver, wait));
      } finally {
        ASKING.remove();
      }
    } catch (RejectedExecutionException | OutOfMemoryError | InterruptedException e) {
      // No thread to replace this one by; or the pool is being stopped, of which JDK 25 tells by
      // the last one. What this one waits for comes all the same.
      unreplaced(isOver, wait);
    }
  }

  private static void unreplaced(BooleanSupplier isOver, Runnable wait) {
    Shortage.begins();
    try {
      if (!isOver.getAsBoolean()) {
        wait.run();
      }
    } finally {
      Shortage.ends();
    }
  }

  @Override
  public boolean block() {
    wait.run();
    return true;
  }

  @Override
  public boolean isReleasable() {
    return isOver.getAsBoolean();
  }
}
