package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import org.ajws.runtime.generated.StealRequest;

/**
 * Keeps the request of hungry workers in front of those who run fast code, which look at nothing
 * but {@link StealRequest#raised}.
 *
 * <p>As long as somebody is hungry, the flag is raised, or somebody is awake, or naps, who will
 * raise it again. A worker about to sleep leaves the flag raised: the next poll of anybody finds
 * the sleeper. If polls come but are refused, one hungry worker, the napper, sleeps for short times
 * and raises the flag after each. The argument is in {@code
 * docs/design/try-catch-work-stealing.md}.
 */
public final class StealRequester {
  private static final VarHandle LAST_RAISE;
  private static final VarHandle NAPPER;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      LAST_RAISE = lookup.findVarHandle(StealRequester.class, "lastRaise", long.class);
      NAPPER = lookup.findVarHandle(StealRequester.class, "napper", Worker.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final long FIRST_NAP = 1_000_000;
  private static final long LONGEST_NAP = 16_000_000;

  private final Scheduler scheduler;
  private long lastRaise = System.nanoTime();
  private Worker napper; // keeps raising the flag

  StealRequester(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  /** A hungry worker that is awake raises the flag, but not more often than once per gap. */
  void raise() {
    if (StealRequest.raised) {
      return;
    }
    long now = System.nanoTime();
    long last = (long) LAST_RAISE.getVolatile(this);
    if (now - last >= scheduler.config.stealGapNanos && LAST_RAISE.compareAndSet(this, last, now)) {
      StealRequest.raise();
    }
  }

  /**
   * Parks a worker whose state says so, and that has looked for work for the last time.
   *
   * @param nap how long it napped before; 0 at first
   * @param atMost after how many nanoseconds it has something else to look at; 0: never
   * @return how long it napped; 0 if it slept until it was woken, or had to look
   */
  long park(Worker worker, long nap, long atMost) {
    long nanos = scheduler.config.serial ? 0 : next(worker, nap);
    if (nanos == 0 && atMost == 0) {
      LockSupport.park(scheduler);
    } else if (nanos == 0) {
      LockSupport.parkNanos(scheduler, atMost);
    } else {
      LockSupport.parkNanos(scheduler, nanos);
    }
    return nanos;
  }

  private long next(Worker worker, long nap) {
    Worker other = (Worker) NAPPER.getVolatile(this);
    if (other == worker) {
      NAPPER.setVolatile(this, null);
    } else if (other != null) {
      return 0; // it raises the flag, and calls another when it has work
    }
    if (!scheduler.mayBeInUse()) {
      return 0; // the next call raises the flag
    }
    if (StealRequest.isRaised()) {
      return 0; // nobody polls; the next poll finds this worker
    }
    StealRequest.raise();
    if (!NAPPER.compareAndSet(this, null, worker)) {
      return 0;
    }
    return nap == 0 ? FIRST_NAP : Math.min(2 * nap, LONGEST_NAP);
  }

  /** A worker is hungry no longer; others that still are must be seen. */
  void fed(Worker worker) {
    if ((Worker) NAPPER.getVolatile(this) == worker) {
      NAPPER.setVolatile(this, null);
    }
    raiseForSleepers();
  }

  /** Raises the flag if somebody is hungry who does not do so. */
  void raiseForSleepers() {
    if (scheduler.isAnyoneHungry() && !isAnyoneAwake()) {
      StealRequest.raise();
    }
  }

  /** A poll has cleared the flag and gives nothing. */
  public void refused(Worker polling) {
    if (scheduler.isAnyoneHungry() && !isAnyoneAwake()) {
      scheduler.findHungry(polling, w -> w.idleness.wake());
    }
  }

  private boolean isAnyoneAwake() {
    return NAPPER.getVolatile(this) != null || scheduler.isAnyoneSpinning();
  }
}
