package org.ajws.evaluation.measure;

import java.util.concurrent.locks.LockSupport;

/**
 * The thread of one serial copy. It counts its runs: {@code asked} says how many are to be done,
 * {@code done} how many are, and who has asked for one waits for its end before the next. After
 * {@link #wake} and after each run it looks for the next one for a while without going to sleep.
 *
 * <p>{@code asked} is written by the caller alone, {@code done} and {@code failure} by this thread
 * alone; each is volatile, so what the caller prepared is seen by the run, and what the run made by
 * the caller.
 */
final class CopyThread extends Thread {
  /** Longer than from {@link #wake} to {@link #begin}, also where others have the processor. */
  private static final long AWAKE_NANOS = 20_000_000;

  /** Between two runs without a preparation; short, since then other variants are measured. */
  private static final long BETWEEN_NANOS = 100_000;

  final Workload copy;
  private volatile long asked;
  private volatile long done;
  private volatile Throwable failure;
  private volatile long wakings;
  private volatile long awake;
  private volatile boolean ended;
  private volatile Thread caller;

  CopyThread(Workload copy) {
    super("serial copy");
    setDaemon(true);
    this.copy = copy;
  }

  /** Asks for no run yet, but that one begins at once when it is asked for. */
  void wake() {
    wakings = awake + 1; // the caller has waited for the one before
    LockSupport.unpark(this);
  }

  /** Returns when the thread has a processor and looks for a run. */
  void awaitAwake() {
    while (awake != wakings) {
      Thread.onSpinWait();
      Thread.yield(); // with more threads than processors
    }
  }

  void begin() {
    caller = Thread.currentThread();
    asked = done + 1; // the caller has waited for the one before
    LockSupport.unpark(this);
  }

  /**
   * Waits for the end of the run that was begun last.
   *
   * @return what it threw, or null
   */
  Throwable awaitEnd() {
    long spinUntil = System.nanoTime() + BETWEEN_NANOS;
    while (done != asked) {
      if (System.nanoTime() - spinUntil < 0) {
        Thread.onSpinWait();
      } else {
        LockSupport.park(this); // the end unparks
      }
    }
    return failure;
  }

  void end() {
    ended = true;
    LockSupport.unpark(this);
  }

  @Override
  public void run() {
    long spinUntil = System.nanoTime();
    while (!ended) {
      if (asked != done) {
        runOnce();
        spinUntil = System.nanoTime() + BETWEEN_NANOS;
      } else if (awake != wakings) {
        awake = wakings;
        spinUntil = System.nanoTime() + AWAKE_NANOS;
      } else if (System.nanoTime() - spinUntil < 0) {
        Thread.onSpinWait();
      } else {
        LockSupport.park(this);
      }
    }
  }

  private void runOnce() {
    Throwable thrown = null;
    try {
      copy.run();
    } catch (Exception | Error e) {
      thrown = e; // the caller throws it
    }
    Thread.interrupted(); // what the copy has left: else no park would wait, in all measurements to
    // come
    failure = thrown;
    done = asked; // last: the caller reads the failure behind it
    LockSupport.unpark(caller);
  }
}
