package org.ajws.runtime.lock;

import java.util.Arrays;
import java.util.List;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.FrameStore;
import org.ajws.runtime.scheduler.Held;
import org.ajws.runtime.scheduler.Worker;

/**
 * One wait for a set that something has: of a claim, of a thread in front of a unit or for a lock,
 * or of a thread that has given locks back until a condition over their sets holds.
 */
public final class HeldWait implements Held {
  private enum Kind {
    CLAIM,
    GATE,
    LOCK,
    CONDITION
  }

  /** The lock of the set; for a condition the first of those that it reads. */
  public final OrderedLock lock;

  /** What waits; null for a thread. */
  public final Claim claim;

  /** What waits; null for a claim. */
  public final Thread thread;

  /** What the thread works for; null for nothing. */
  public final Object worksFor;

  /** Who knows what the thread's stack shows of the program; null where it has run no frames. */
  public final FrameStore frames;

  private final Kind kind;
  private final boolean mayFail;
  private final List<OrderedLock> needed; // before it goes on; it has none of them, or soon
  private final Result<Void> turn; // at a gate and for a condition: what wakes the thread
  private final LockWaits.Turn lockTurn; // for a lock

  private HeldWait(
      Kind kind,
      OrderedLock lock,
      List<OrderedLock> needed,
      Claim claim,
      Result<Void> turn,
      LockWaits.Turn lockTurn,
      boolean mayFail) {
    this.kind = kind;
    this.lock = lock;
    this.needed = needed;
    this.claim = claim;
    this.thread = claim == null ? Thread.currentThread() : null;
    this.worksFor = claim == null ? HeldWaits.caller() : null;
    this.frames = claim == null ? Worker.current().frames() : null;
    this.turn = turn;
    this.lockTurn = lockTurn;
    this.mayFail = mayFail;
  }

  static HeldWait of(OrderedLock lock, Claim claim) {
    return new HeldWait(Kind.CLAIM, lock, List.of(lock), claim, null, null, true);
  }

  /**
   * The calling thread waits for the lock, which another one has.
   *
   * @param mayFail whether it can go on without the lock, by an exception
   */
  static HeldWait forLock(OrderedLock lock, LockWaits.Turn turn, boolean mayFail) {
    return new HeldWait(Kind.LOCK, lock, List.of(lock), null, null, turn, mayFail);
  }

  /**
   * The calling thread waits for something that holds the set.
   *
   * @param mayFail whether it can go on without the set, by an exception
   */
  static HeldWait atGate(OrderedLock lock, boolean mayFail) {
    Result<Void> turn = new Result<>(Origin.HELD);
    return new HeldWait(Kind.GATE, lock, List.of(lock), null, turn, null, mayFail);
  }

  /**
   * The calling thread is about to give locks back and to wait for a condition. However that ends,
   * it needs them all again.
   *
   * @param read the lock of what the condition reads
   */
  static HeldWait forCondition(OrderedLock read, OrderedLock[] givenBack, Result<Void> turn) {
    return new HeldWait(Kind.CONDITION, read, Arrays.asList(givenBack), null, turn, null, true);
  }

  /** Whether it is for a condition, not for a set. */
  public boolean isForCondition() {
    return kind == Kind.CONDITION;
  }

  /** What a thread at a gate waits for. */
  Result<Void> turn() {
    return turn;
  }

  /**
   * Whether it cannot end before a thread that waits, too, gives a lock back which it keeps. One
   * that this thread is about to give back does not count.
   */
  boolean isBehind(HeldWait holder) {
    if (thread == holder.thread || kind == Kind.GATE) {
      return false;
    }
    for (OrderedLock each : needed) {
      if (each.holder() == holder.thread && !holder.needed.contains(each)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Object holder() {
    return kind == Kind.GATE ? SetGate.of(lock).holder() : lock.holder();
  }

  /** Whether it lasts. */
  @Override
  public boolean lasts() {
    if (!HeldWaits.contains(this)) {
      return false;
    }
    switch (kind) {
      case CLAIM:
        return true;
      case LOCK:
        return !lockTurn.isDecided() && lock.holder() != thread;
      default:
        return !turn.isDecided();
    }
  }

  /** A thread will throw; a claim is not granted any more, from now on. */
  @Override
  public boolean fail(RuntimeException why) {
    switch (kind) {
      case CLAIM:
        return SetGate.of(lock).withdraw(this);
      case LOCK:
        return mayFail && lockTurn.tryFail(why);
      default:
        // One that is due goes on: it will be woken by who has the lock before it, or throws later.
        return mayFail && (turn.isComing() ? turn.decide(null) : turn.decideToFail(why));
    }
  }

  @Override
  public void tell() {
    if (lockTurn != null) {
      lockTurn.tell();
    } else if (turn != null) {
      turn.settle();
    }
  }
}
