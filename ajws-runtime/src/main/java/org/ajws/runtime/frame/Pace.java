package org.ajws.runtime.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.LongSupplier;

/**
 * How long a worker has lately taken for each frame that has waited: whether it pays to go on with
 * those in its queue elsewhere. Others read it as a hint.
 *
 * <p>As long as nothing is known each frame counts as one that takes long.
 */
final class Pace {
  private static final VarHandle EACH;
  private static final VarHandle TAKEN;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      EACH = lookup.findVarHandle(Pace.class, "each", long.class);
      TAKEN = lookup.findVarHandle(Pace.class, "taken", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** What it costs about to have a frame, and what it looks at, in the cache of another core. */
  private static final long MOVE_NANOS = 1_000;

  /** What all in a queue have to take at least, so that it pays that another worker comes. */
  static final long COME_NANOS = 10_000;

  /**
   * As much as counts of one frame: so that one is enough, and some ten short ones make up for it.
   */
  private static final long UNKNOWN = 16_000;

  private static final int SMOOTHING = 8;

  private final LongSupplier clock;
  private long each = UNKNOWN; // by EACH
  private int taken; // by TAKEN; wraps around

  // Only by the worker:
  private boolean goesOn;
  private long since; // when it has taken one from the queue
  private int takenThen;

  Pace(LongSupplier clock) {
    this.clock = clock;
  }

  /** The worker has taken a frame. */
  void tookOne() {
    TAKEN.setOpaque(this, taken + 1);
  }

  /** The worker has taken a frame from its queue: the clock is only looked at here. */
  void tookOneOfQueue() {
    tookOne();
    long now = clock.getAsLong();
    if (goesOn) {
      long nanos = Math.min((now - since) / Math.max(1, taken - takenThen), UNKNOWN);
      EACH.setOpaque(this, (each() * (SMOOTHING - 1) + nanos) / SMOOTHING);
    }
    since = now;
    takenThen = taken;
    goesOn = true;
  }

  /** The worker has nothing to do: the time until it takes the next frame says nothing. */
  void rests() {
    goesOn = false;
  }

  /** What was says nothing of what comes; by any thread. */
  void isUnknown() {
    EACH.setOpaque(this, UNKNOWN);
  }

  /** Whether it pays for another worker to come for some of so many frames. */
  boolean isWorthComing(int frames) {
    long nanos = each();
    return nanos >= MOVE_NANOS || nanos * frames >= COME_NANOS;
  }

  /** Changes whenever the worker takes a frame. */
  int taken() {
    return (int) TAKEN.getOpaque(this);
  }

  private long each() {
    return (long) EACH.getOpaque(this);
  }
}
