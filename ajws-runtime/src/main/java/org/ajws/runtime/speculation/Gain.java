package org.ajws.runtime.speculation;

/**
 * Whether a loop is faster with speculation than in order, and so whether to speculate: the time
 * that trips took, all workers together, against what the same trips take plainly, as some chunks
 * tell that are run plainly for that. A loop that does not gain is run in order for many times as
 * long as finding out took, twice as many each time.
 */
class Gain {
  /**
   * How long speculation runs before anything is measured, in nanoseconds: the tracked body is
   * compiled by then. Interpreted it never gains, and a loop that is off hardly runs it.
   */
  private static final long WARM_UP = 100_000_000;

  /** How long is measured before anything is concluded, in nanoseconds. */
  private static final long PERIOD = 2_000_000;

  /** Chunks to be measured before anything is concluded. */
  private static final int CHUNKS = 64;

  /** In order for so many times as long as was measured, at first; so a trial costs 2 % at most. */
  private static final int REST = 50;

  private static final int MOST_REST = 64 * REST;

  /** Not worth it if the time is more than this part of the plain time. */
  private static final double WORTH = 0.95;

  private static final int STRIKES = 2;

  // All guarded by this.
  private long warmUp;
  private double plainPerTrip;
  private long nanos;
  private double trips;
  private long chunks;
  private int strikes;
  private int rest = REST;
  private long offUntil;
  private boolean off;

  Gain() {
    this(WARM_UP);
  }

  /**
   * @param warmUp how long nothing is measured, in nanoseconds
   */
  Gain(long warmUp) {
    this.warmUp = warmUp;
  }

  /** Whether a chunk that is the oldest when it begins is run plainly; then it needs no log. */
  boolean runsOldestPlainly() {
    return true;
  }

  /** Whether to speculate at the time {@code now}. */
  synchronized boolean isOn(long now) {
    if (off && now - offUntil >= 0) {
      off = false;
      strikes = STRIKES - 1; // one period tells
      nanos = 0;
      trips = 0;
      chunks = 0;
    }
    return !off;
  }

  /** Whether {@code trips} in order would take until speculation is to be tried again. */
  synchronized boolean staysOffFor(double trips, long now) {
    return off && plainPerTrip != 0 && now + trips * plainPerTrip < offUntil;
  }

  /** So many trips took so long plainly. */
  synchronized void plain(double trips, long time) {
    double now = time / trips;
    plainPerTrip = plainPerTrip == 0 ? now : (3 * plainPerTrip + now) / 4;
  }

  /** So many trips in so many chunks committed within a time, with speculation. */
  synchronized void speculated(double trips, long chunks, long time, long now) {
    if (warmUp > 0) {
      warmUp -= time;
      return;
    }
    this.trips += trips;
    this.chunks += chunks;
    nanos += time;
    if (off || plainPerTrip == 0 || nanos < PERIOD || this.chunks < CHUNKS) {
      return;
    }
    if (nanos <= WORTH * plainPerTrip * this.trips) {
      strikes = 0;
      rest = REST;
    } else if (++strikes == STRIKES) {
      off = true;
      offUntil = now + rest * nanos;
      rest = Math.min(2 * rest, MOST_REST);
    }
    nanos = 0;
    this.trips = 0;
    this.chunks = 0;
  }
}
