package org.ajws.runtime.lock;

/** How a thread waits for a lock that another one has: Jikes RVM looks for no deadlocks. */
final class LockWaits {
  private LockWaits() {}

  static void await(OrderedLock lock, boolean mayFail) {
    lock.lockOnly();
  }
}
