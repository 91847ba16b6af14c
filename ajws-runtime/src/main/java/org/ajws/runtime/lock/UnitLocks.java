package org.ajws.runtime.lock;

/**
 * For generated code: the locks of a unit of work that may end before the code around it does.
 * Belongs to the thread that has taken them.
 */
public final class UnitLocks {
  private final boolean changes;
  private final boolean critical;
  private OrderedLock[] taken; // null when the unit has ended

  private UnitLocks(boolean changes, boolean critical, OrderedLock[] taken) {
    this.changes = changes;
    this.critical = critical;
    this.taken = taken;
  }

  /**
   * Begins a unit: takes its locks in the global order, each once; waits for each.
   *
   * @param changes whether the unit may change members, so that its end wakes who waits for that
   * @param critical whether parallel constructs run in order as long as the unit lasts
   * @param locks in any order; null elements are skipped
   * @return what ends it
   */
  public static UnitLocks take(boolean changes, boolean critical, OrderedLock... locks) {
    UnitLocks unit = new UnitLocks(changes, critical, OrderedLock.lockAll(locks));
    if (critical) {
      Critical.enter();
    }
    return unit;
  }

  /**
   * Ends the unit, if it has not ended: what it did is visible to whoever takes the locks next.
   * Units around it that have the same locks go on.
   */
  public void end() {
    if (taken == null) {
      return;
    }
    OrderedLock[] all = taken;
    taken = null;
    if (critical) {
      Critical.exit();
    }
    if (changes) {
      OrderedLock.unlockAll(all);
    } else {
      OrderedLock.unlockAllUnchanged(all);
    }
  }
}
