package org.ajws.runtime.lock;

import java.util.List;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * What of a set's lock only those need who take it as a lock: a monitor never has it. It does what
 * a {@code ReentrantLock} that is not fair does, without an object between it and its state: that
 * would be one more to read for each unit.
 *
 * <p>The state is how often the owner has it; only the owner changes it, but for the step from 0.
 */
final class LockCore extends AbstractQueuedSynchronizer {
  private static final long serialVersionUID = 1;

  /** Those who wait for a change of the members; null for nobody. Guarded by this lock. */
  transient Waiters waiters;

  /**
   * Who says which threads may have it while something else does; null before the first claim.
   * Written once, under {@link OrderedLock#guard}.
   */
  transient volatile Gate gate;

  /** Whether a nested unit has ended since the first of them came; guarded by this lock. */
  transient boolean changed;

  void lock() {
    if (!tryLock()) {
      acquire(1);
    }
  }

  boolean tryLock() {
    int holds = getState();
    if (holds == 0) {
      if (compareAndSetState(0, 1)) {
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
      }
      return false;
    }
    if (getExclusiveOwnerThread() != Thread.currentThread()) {
      return false;
    }
    if (holds == Integer.MAX_VALUE) {
      throw new Error("too many units of one set within each other");
    }
    setState(holds + 1);
    return true;
  }

  /** The same for a time. */
  boolean tryLock(long nanos) throws InterruptedException {
    return tryAcquireNanos(1, nanos);
  }

  void lockInterruptibly() throws InterruptedException {
    acquireInterruptibly(1);
  }

  /**
   * Gives one hold back.
   *
   * @throws IllegalMonitorStateException if the calling thread does not have it
   */
  void unlock() {
    release(1);
  }

  @Override
  protected boolean tryAcquire(int one) {
    return tryLock();
  }

  @Override
  protected boolean tryRelease(int one) {
    if (getExclusiveOwnerThread() != Thread.currentThread()) {
      throw new IllegalMonitorStateException();
    }
    int holds = getState() - one;
    if (holds == 0) {
      setExclusiveOwnerThread(null);
    }
    setState(holds);
    return holds == 0;
  }

  @Override
  protected boolean isHeldExclusively() {
    return getExclusiveOwnerThread() == Thread.currentThread();
  }

  boolean isHeldByCurrentThread() {
    return isHeldExclusively();
  }

  int getHoldCount() {
    return isHeldExclusively() ? getState() : 0;
  }

  boolean isLocked() {
    return getState() != 0;
  }

  /** The thread that has it; null for none. */
  Thread holder() {
    return getState() == 0 ? null : getExclusiveOwnerThread();
  }

  // ---- who waits for a change; by the owner

  void add(Waiters.Waiting waiter) {
    if (waiters == null) {
      waiters = new Waiters();
    }
    waiters.add(waiter);
  }

  void remove(Waiters.Waiting waiter) {
    if (waiters != null) {
      waiters.remove(waiter);
      forgetWaiters();
    }
  }

  private void forgetWaiters() {
    if (waiters.isEmpty()) {
      waiters = null;
    }
  }

  /** {@link Waiters#take}; from now on nothing has changed. */
  List<Waiters.Waiting> takeWaiting(boolean any) {
    List<Waiters.Waiting> woken = null;
    if (waiters != null) {
      woken = waiters.take(any);
      forgetWaiters();
    }
    changed = false; // also by units that a condition is made of
    return woken;
  }
}
