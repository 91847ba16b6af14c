package org.ajws.runtime.lock;

import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;

/** One wait for a set that something may hold: of a claim, or of a thread in front of a unit. */
public final class HeldWait {
  /** The lock of the set. */
  public final OrderedLock lock;

  /** What waits; null for a thread. */
  public final Claim claim;

  /** What waits; null for a claim. */
  public final Thread thread;

  /** What the thread works for; null for nothing. */
  public final Object worksFor;

  /** What wakes a thread that waits at the gate; null for one that waits for the lock itself. */
  final Result<Void> turn;

  private final boolean mayFail;

  private HeldWait(
      OrderedLock lock, Claim claim, Thread thread, Result<Void> turn, boolean mayFail) {
    this.lock = lock;
    this.claim = claim;
    this.thread = thread;
    this.worksFor = thread == null ? null : HeldWaits.caller();
    this.turn = turn;
    this.mayFail = mayFail;
  }

  static HeldWait of(OrderedLock lock, Claim claim) {
    return new HeldWait(lock, claim, null, null, true);
  }

  /** The calling thread waits for the lock, which another one has. */
  static HeldWait forLock(OrderedLock lock) {
    return new HeldWait(lock, null, Thread.currentThread(), null, false);
  }

  /**
   * The calling thread waits for something that holds the set.
   *
   * @param mayFail whether it can go on without the set, by an exception
   */
  static HeldWait atGate(OrderedLock lock, boolean mayFail) {
    Result<Void> turn = new Result<>(Origin.OUTSIDE);
    return new HeldWait(lock, null, Thread.currentThread(), turn, mayFail);
  }

  /** Whether it lasts. */
  public boolean lasts() {
    return HeldWaits.contains(this)
        && (turn != null ? !turn.isComplete() : lock.holder() != thread || thread == null);
  }

  /**
   * Ends it without the set, if it lasts and can be ended: a thread throws, a claim is not granted
   * any more.
   *
   * @return whether it was ended by this call
   */
  public boolean fail(RuntimeException why) {
    if (claim != null) {
      return SetGate.of(lock).withdraw(this);
    }
    return mayFail && turn.tryFail(why, null);
  }
}
