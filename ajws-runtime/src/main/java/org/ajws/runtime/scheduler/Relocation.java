package org.ajws.runtime.scheduler;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/**
 * Gets a woken worker away from the processor of the thread that has woken it.
 *
 * <p>An operating system may let a thread wake where its waker runs, in place of the waker, though
 * another processor is idle: Linux does if the woken thread slept there last and the processors
 * were busy lately, and changes its mind only after milliseconds, longer than many a loop takes.
 * The two then take turns. The worker can tell, since its waker never gets to the end of waking;
 * or, where it has to wait until the waker has had its share, since it comes long after it was
 * woken. A thread that has just been made is put on an idle processor; from there it wakes the
 * worker again, which then is put there, too.
 *
 * <p>It is only tried: the worker waits for the call at most a millisecond and then goes on where
 * it is, and where all processors are busy it is not tried again for a while.
 */
final class Relocation {
  /** How long a waker that has a processor needs at most for the rest of waking. */
  private static final long PATIENCE_NANOS = 15_000;

  /**
   * Who comes later than this has waited for a processor. To wake on an idle one takes a tenth of
   * it, or two.
   */
  static final long LATE_NANOS = 500_000;

  /** How far apart attempts of all workers are at least; one costs tenths of a millisecond. */
  private static final long GAP_NANOS = 10_000_000;

  /** When the worker goes on without having been called. */
  private static final long LIMIT_NANOS = 1_000_000;

  /** Whether a waker is in the middle of waking; a stale value does no harm. */
  volatile boolean waking;

  /** When it was woken last; 0: not since it went to sleep. Another waker may be late with it. */
  private volatile long wokenAt;

  private volatile boolean called;
  private final Function<Runnable, Thread> threads;

  Relocation() {
    this(call -> new Thread(null, call, "ajws-waker", 0, false));
  }

  /** For tests: with other threads that call. */
  Relocation(Function<Runnable, Thread> threads) {
    this.threads = threads;
  }

  /** The time of the last attempt, for workers of which none has made one. */
  static AtomicLong never() {
    return new AtomicLong(System.nanoTime() - GAP_NANOS);
  }

  /** The worker is about to park: when it was woken before says nothing any more. */
  void sleeps() {
    wokenAt = 0;
  }

  /** Wakes a parked worker, which runs {@link #settle} then. */
  void wake(Thread sleeper) {
    wakeAt(sleeper, System.nanoTime());
  }

  /** The same at a time. */
  void wakeAt(Thread sleeper, long now) {
    wokenAt = now == 0 ? 1 : now;
    waking = true;
    LockSupport.unpark(sleeper);
    waking = false;
  }

  /**
   * Moves the calling worker, if its waker does not get on, or has got on long ago.
   *
   * @param lastAttempt when one of the workers of its scheduler last made an attempt
   * @return whether that was tried
   */
  boolean settle(AtomicLong lastAttempt) {
    long woken = wokenAt;
    if (!waking && woken == 0) {
      return false;
    }
    long start = System.nanoTime();
    boolean late = woken != 0 && start - woken > LATE_NANOS;
    if (!waking && !late) {
      return false;
    }
    long last = lastAttempt.get();
    if (start - last < GAP_NANOS) {
      return false;
    }
    while (!late && System.nanoTime() - start < PATIENCE_NANOS) {
      if (!waking) {
        return false;
      }
      Thread.onSpinWait();
    }
    if (!lastAttempt.compareAndSet(last, start)) {
      return false; // another worker makes one
    }
    callFromElsewhere();
    return true;
  }

  private void callFromElsewhere() {
    called = false;
    Thread self = Thread.currentThread();
    Runnable call =
        () -> {
          called = true;
          LockSupport.unpark(self);
        };
    Thread caller = threads.apply(call);
    caller.setDaemon(true);
    caller.setContextClassLoader(null);
    try {
      caller.start();
    } catch (OutOfMemoryError e) { // "unable to create native thread": the worker stays
      return;
    }
    long limit = System.nanoTime() + LIMIT_NANOS;
    for (long left = LIMIT_NANOS; !called && left > 0; left = limit - System.nanoTime()) {
      LockSupport.parkNanos(this, left);
      if (Thread.currentThread().isInterrupted()) {
        break; // parking would not wait any more; the caller keeps the interrupt
      }
    }
  }
}
