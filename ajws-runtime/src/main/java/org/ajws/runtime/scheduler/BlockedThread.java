package org.ajws.runtime.scheduler;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;
import org.ajws.runtime.latch.Latch;
import org.ajws.runtime.latch.Waiter;
import org.ajws.runtime.statistics.Counters;

/**
 * A thread that waits at a latch, since what is below it on its stack cannot be saved. While it
 * does, another thread takes its place among the workers.
 */
public final class BlockedThread extends Waiter implements ForkJoinPool.ManagedBlocker {
  private final Thread thread = Thread.currentThread();
  private final Latch latch;

  private BlockedThread(Latch latch) {
    this.latch = latch;
  }

  @Override
  protected void goOn() {
    LockSupport.unpark(thread);
  }

  /** Waits until a latch is complete. Interrupts do not end the wait; they are kept. */
  public static void await(Latch latch) {
    BlockedThread waiter = new BlockedThread(latch);
    if (!latch.add(waiter)) {
      return;
    }
    Worker worker = Worker.current();
    worker.counters.add(Counters.BLOCKED, 1);
    if (waiter.thread instanceof ForkJoinWorkerThread) {
      waiter.inPool();
    }
    if (worker.registered) {
      worker.giveAwayAll();
      worker.scheduler.spares.replace();
      try {
        waiter.park();
      } finally {
        worker.scheduler.spares.isBack();
      }
    } else {
      waiter.park();
    }
  }

  private void inPool() {
    try {
      ForkJoinPool.managedBlock(this);
    } catch (RejectedExecutionException e) {
      // The pool has no thread to replace this one by. Nobody depends on one: what is not run by
      // any thread is run by who waits for it.
    } catch (InterruptedException e) {
      throw new IllegalStateException(e); // block() throws none
    }
  }

  @Override
  public boolean block() {
    park();
    return true;
  }

  @Override
  public boolean isReleasable() {
    return latch.isComplete();
  }

  private void park() {
    boolean interrupted = false;
    while (!latch.isComplete()) {
      LockSupport.park(latch);
      interrupted |= Thread.interrupted();
    }
    if (interrupted) {
      thread.interrupt();
    }
  }
}
