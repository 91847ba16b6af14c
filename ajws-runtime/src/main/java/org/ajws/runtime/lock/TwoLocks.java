package org.ajws.runtime.lock;

/**
 * For generated code: the locks of a unit that has two. It does what {@link OrderedLock#lockAll}
 * does, without an array where nobody else has one of them for long.
 */
public final class TwoLocks {
  private TwoLocks() {}

  /**
   * Takes two locks in the global order, or one where they are the same or one is null; waits like
   * {@link OrderedLock#lock}.
   *
   * @param a a lock or null
   * @param b a lock or null
   */
  public static void lock(OrderedLock a, OrderedLock b) {
    OrderedLock first = OrderedLock.first(a, b);
    OrderedLock second = OrderedLock.second(a, b);
    if (first == null) {
      return;
    }
    first.lock();
    if (first != second && !takeSecond(first, second)) {
      SeveralLocks.takeMissing(1, new OrderedLock[] {first, second}, false);
    }
  }

  /** Takes the second one, or gives the first one back. */
  private static boolean takeSecond(OrderedLock first, OrderedLock second) {
    boolean taken = false;
    try {
      taken = second.lockWithin(SeveralLocks.PATIENCE, false);
    } finally {
      if (!taken) {
        first.drop();
      }
    }
    return taken;
  }

  /**
   * Releases what {@link #lock} has taken, last first.
   *
   * @param a what it was given
   * @param b what it was given
   * @throws IllegalMonitorStateException if the calling thread does not hold one of them
   */
  public static void unlock(OrderedLock a, OrderedLock b) {
    OrderedLock first = OrderedLock.first(a, b);
    OrderedLock second = OrderedLock.second(a, b);
    try {
      if (first != second) {
        second.unlock();
      }
    } finally {
      if (first != null) {
        first.unlock();
      }
    }
  }

  /**
   * The same at the end of a unit that has changed no member itself.
   *
   * @param a what it was given
   * @param b what it was given
   * @throws IllegalMonitorStateException if the calling thread does not hold one of them
   */
  public static void unlockUnchanged(OrderedLock a, OrderedLock b) {
    OrderedLock first = OrderedLock.first(a, b);
    OrderedLock second = OrderedLock.second(a, b);
    try {
      if (first != second) {
        second.unlockUnchanged();
      }
    } finally {
      if (first != null) {
        first.unlockUnchanged();
      }
    }
  }
}
