package org.ajws.runtime.statistics;

/**
 * Runs while at least one loop does that workers share: the measure of idleness, since a worker
 * without work while there is none is not idle.
 */
public final class LoopClock {
  private int running; // guarded by this, as all fields
  private long since;
  private long total;

  public synchronized void loopStarted() {
    if (running++ == 0) {
      since = System.nanoTime();
    }
  }

  public synchronized void loopEnded() {
    if (--running == 0) {
      total += System.nanoTime() - since;
    }
  }

  /** Nanoseconds in which a loop ran. */
  public synchronized long nanos() {
    return running == 0 ? total : total + System.nanoTime() - since;
  }
}
