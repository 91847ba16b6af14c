package org.ajws.runtime.lock;

/**
 * Takes several locks, and frees them. The order of their numbers keeps those apart who take all of
 * theirs at once; a unit that holds one and calls another unit takes its next one in no order. So
 * nobody keeps some while it waits long for another: it gives them back, waits for that one with
 * nothing, and takes the others then. Who holds one of them and wants another gets it meanwhile.
 *
 * <p>What the thread held before it came here it keeps: two threads that both hold one and want the
 * other's wait for each other, and throw ({@code docs/design/atomic-sets.md}).
 */
final class SeveralLocks {
  /**
   * How long others are kept while one is waited for, in nanoseconds. Longer than most units: in
   * order, nobody takes a lock twice.
   */
  static final long PATIENCE = 1_000_000;

  private SeveralLocks() {}

  /**
   * Takes each once.
   *
   * @param ordered by number, each once
   * @param again whether a unit goes on that was under way, as after a wait for a condition
   */
  static void take(OrderedLock[] ordered, boolean again) {
    takeMissing(0, ordered, again);
  }

  /**
   * The same, where none is held.
   *
   * @param missing the one to wait for without limit
   */
  static void takeMissing(int missing, OrderedLock[] ordered, boolean again) {
    int first = missing;
    while (first >= 0) {
      first = takeFrom(first, ordered, again);
    }
  }

  /** Waits for one, and not long for the others: -1, or which of them was missing. */
  private static int takeFrom(int first, OrderedLock[] ordered, boolean again) {
    int next = -1;
    boolean all = false;
    if (ordered.length > 0) {
      lock(ordered[first], again);
    }
    try {
      for (next = 0; next < ordered.length; next++) {
        if (next != first && !ordered[next].lockWithin(PATIENCE, again)) {
          return next;
        }
      }
      all = true;
      return -1;
    } finally {
      if (!all) { // or too many holds: leave nothing locked
        for (int i = ordered.length; --i >= 0; ) {
          if (i == first || i < next) {
            ordered[i].drop();
          }
        }
      }
    }
  }

  private static void lock(OrderedLock lock, boolean again) {
    if (again) {
      lock.lockAgain();
    } else {
      lock.lock();
    }
  }

  /**
   * Ends a unit that has taken them, last first.
   *
   * @param unchanged whether it has changed no member itself
   * @throws IllegalMonitorStateException if the calling thread does not hold one of them
   */
  static void free(OrderedLock[] taken, boolean unchanged) {
    freeFrom(taken, taken.length - 1, unchanged);
  }

  /** From one on down, whatever goes wrong with one. */
  private static void freeFrom(OrderedLock[] taken, int last, boolean unchanged) {
    if (last < 0) {
      return;
    }
    try {
      if (unchanged) {
        taken[last].unlockUnchanged();
      } else {
        taken[last].unlock();
      }
    } finally {
      freeFrom(taken, last - 1, unchanged);
    }
  }
}
