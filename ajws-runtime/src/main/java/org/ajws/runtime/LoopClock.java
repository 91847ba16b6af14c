package org.ajws.runtime;

/**
 * Runs while at least one loop does that workers share: the measure of idleness, since a worker
 * without work while there is none is not idle.
 */
final class LoopClock {
  private int running; // guarded by this, as all fields
  private long since;
  private long total;

  synchronized void loopStarted() {
    if (running++ == 0) {
      since = System.nanoTime();
    }
  }

  synchronized void loopEnded() {
    if (--running == 0) {
      total += System.nanoTime() - since;
    }
  }

  /** Nanoseconds in which a loop ran. */
  synchronized long nanos() {
    return running == 0 ? total : total + System.nanoTime() - since;
  }
}
