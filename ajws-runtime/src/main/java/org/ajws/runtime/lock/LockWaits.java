package org.ajws.runtime.lock;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.runtime.scheduler.BlockedThread;
import org.ajws.runtime.scheduler.StackRoom;

/**
 * How a thread waits for a lock that another one has. A wait that lasts is noted, and circles of
 * such waits end ({@code docs/design/deadlocks.md}). Jikes RVM has a class of this name that only
 * waits.
 */
final class LockWaits {
  /** Units are short: what lasts longer may be a deadlock, and then nobody minds who looks. */
  private static final long NOTED_AFTER = TimeUnit.SECONDS.toNanos(1);

  private static final long REPORTED_AFTER = TimeUnit.SECONDS.toNanos(10);

  private static volatile boolean claims; // whether anything may hold a set

  private LockWaits() {}

  /** From now on each wait is noted at once: nobody else might look for what holds a set. */
  static void noteAtOnce() {
    claims = true;
  }

  /**
   * Takes a lock, which another thread has.
   *
   * @param mayFail whether the thread can go on without the lock, by an exception
   * @throws StackOverflowError if it can, and the stack has no room for a wait that is noted
   */
  static void await(OrderedLock lock, boolean mayFail) {
    if (mayFail) {
      StackRoom.makeForAWait();
    }
    boolean atOnce = claims;
    if (!atOnce && lock.waitFor(NOTED_AFTER)) {
      return;
    }
    Turn turn = new Turn();
    HeldWait wait = HeldWait.forLock(lock, turn, mayFail);
    HeldWaits.begins(wait);
    try {
      HeldWaits.look(wait, null);
      BlockedThread.holdUp(wait, () -> turn.await(wait));
    } finally {
      HeldWaits.ends(wait);
    }
    turn.rethrow();
  }

  /** Whether a thread gets a lock or an exception: decided once. */
  static final class Turn {
    private static final Object HAS_LOCK = new Object();

    private final Thread thread = Thread.currentThread();
    private final AtomicReference<Object> outcome = new AtomicReference<>();
    private volatile boolean told; // after the interrupt that says that it has failed

    boolean isDecided() {
      return outcome.get() != null;
    }

    boolean tryFail(RuntimeException why) {
      return outcome.compareAndSet(null, why);
    }

    /** Wakes the thread; once, by who has let it fail. */
    void tell() {
      thread.interrupt();
      told = true;
    }

    /** Interrupts by others do not end it; they are kept. */
    void await(HeldWait wait) {
      boolean interrupted = false;
      boolean reported = false;
      boolean has = false;
      while (!has && !isDecided()) {
        try {
          if (reported) {
            wait.lock.lockInterruptibly();
            has = true;
          } else {
            has = wait.lock.tryLock(REPORTED_AFTER, TimeUnit.NANOSECONDS);
            if (!has) {
              reported = true;
              HeldWaits.report(wait);
            }
          }
        } catch (InterruptedException e) {
          interrupted |= !isDecided();
        }
      }
      if (!has || !outcome.compareAndSet(null, HAS_LOCK)) {
        if (has) { // from one that has failed, too, but was told before
          wait.lock.drop();
        }
        while (!told) {
          Thread.onSpinWait();
        }
        Thread.interrupted(); // that was for this wait alone
      }
      if (interrupted) {
        thread.interrupt();
      }
    }

    private void rethrow() {
      if (outcome.get() instanceof RuntimeException) {
        throw (RuntimeException) outcome.get();
      }
    }
  }
}
