package org.ajws.runtime.lock;

import java.util.concurrent.locks.ReentrantLock;

/** What of a set's lock only those need who take it as a lock: a monitor never has it. */
final class LockCore extends ReentrantLock {
  private static final long serialVersionUID = 1;

  /** Those who wait for a change of the members; null for nobody. Guarded by this lock. */
  transient Waiters waiters;

  /**
   * Who says which threads may have it while something else does; null before the first claim.
   * Written once, under {@link OrderedLock#guard}.
   */
  transient volatile Gate gate;

  /** Whether a nested unit has ended since the first of them came; guarded by this lock. */
  transient boolean changed;

  /** The thread that has it; null for none. */
  Thread holder() {
    return getOwner();
  }
}
