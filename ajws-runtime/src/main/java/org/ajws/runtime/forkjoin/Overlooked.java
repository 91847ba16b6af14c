package org.ajws.runtime.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;

/**
 * Tasks that a pool overlooks. In the pool of JDK 17 a thread that found nothing counts as awake
 * until it is in the list of those that sleep, and does not look again then: who forks a task in
 * between wakes nobody, and further forks do not either, since the queue is not empty. The task is
 * left to who forked it, however long that takes to come to it. It is seen once in some 300,000
 * forks; with JDK 25 not.
 */
final class Overlooked implements ForkJoinPool.ManagedBlocker {
  private static final Overlooked NOTHING = new Overlooked();

  private Overlooked() {}

  /**
   * Wakes a thread of the pool that the calling one is in, if tasks of this one are queued while
   * others sleep: one that was woken for them counts as awake from then on. Where others wait, and
   * the pool has not replaced them since it need not, that makes a new thread.
   */
  static void look() {
    if (ForkJoinTask.getQueuedTaskCount() > 0) {
      ForkJoinPool pool = ForkJoinTask.getPool();
      if (pool.getActiveThreadCount() < pool.getParallelism()) {
        wake();
      }
    }
  }

  /** For who is about to wait, which ends at once, the pool wakes another one. */
  private static void wake() {
    try {
      ForkJoinPool.managedBlock(NOTHING);
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      return; // there is no other one
    } catch (InterruptedException e) { // a pool of JDK 25 that is being stopped
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean block() {
    return true;
  }

  @Override
  public boolean isReleasable() {
    return false;
  }
}
