package org.ajws.runtime.lock;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * What threads that met at a counter have added to it since, each to a stripe of its own so that
 * they no longer meet. The counter is the sum of this and of a field that the first additions went
 * to.
 *
 * <p>All accesses are volatile. A sum that runs beside additions contains every addition that was
 * complete when it began, none that begins after it ends, and of the others any. If all additions
 * are of one same value, it is therefore what the counter was at some moment meanwhile.
 */
public final class StripedCounter {
  /** Keeps the stripes of different threads in different cache lines, and away from the header. */
  private static final int SPACING = 16;

  private static final int MOST_STRIPES = 64;

  /** A power of two: room for twice as many threads as run at once, up to a limit. */
  private static final int STRIPES =
      Math.min(MOST_STRIPES, 4 * Integer.highestOneBit(Runtime.getRuntime().availableProcessors()));

  private final AtomicLongArray values = new AtomicLongArray((STRIPES + 1) * SPACING);

  /** Makes a counter of zero. */
  public StripedCounter() {}

  /**
   * Adds to the stripe of this thread. Never waits.
   *
   * @param value what to add; overflow wraps around
   */
  public void add(long value) {
    int stripe = (int) Thread.currentThread().getId() & (STRIPES - 1);
    values.getAndAdd((stripe + 1) * SPACING, value);
  }

  /**
   * Adds the stripes up, one after the other.
   *
   * @return the sum, modulo 2 to the power of 64
   */
  public long sum() {
    long sum = 0;
    for (int i = 1; i <= STRIPES; i++) {
      sum += values.get(i * SPACING);
    }
    return sum;
  }
}
