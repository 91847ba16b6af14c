package org.ajws.processor.analysis.locks;

import org.ajws.processor.api.LockKind;

/** How the units of one atomic set exclude each other. */
public enum Protection {
  /** A lock, entered by {@code synchronized}. */
  MONITOR("monitor"),
  /** A lock, taken as a {@code ReentrantLock}. */
  REENTRANT("ReentrantLock"),
  /** Each unit is one atomic access to the set's only field, which is volatile. */
  VAR_HANDLE("VarHandle"),
  /**
   * Each unit adds to the set's only field, or reads it: threads that meet there add to stripes of
   * their own, which a read sums up.
   */
  STRIPED("striped"),
  /**
   * A lock with a version, entered by {@code synchronized}; units that only read do so without it,
   * and take it if somebody wrote meanwhile.
   */
  OPTIMISTIC("optimistic read, monitor"),
  /**
   * A lock, taken as a {@code ReentrantLock}, with a snapshot of the members that each unit leaves
   * that writes; units that only read see it, without the lock.
   */
  SNAPSHOT("snapshot read, ReentrantLock"),
  /** Nothing: the members never change. */
  NONE("none");

  private final String label;

  Protection(String label) {
    this.label = label;
  }

  /** The name in reports. */
  public String label() {
    return label;
  }

  /** Whether each unit is one operation on the set's only field. */
  public boolean isOfOneField() {
    return this == VAR_HANDLE || this == STRIPED;
  }

  /** How the lock is taken, if there is one. */
  LockKind kind() {
    return this == REENTRANT || this == SNAPSHOT ? LockKind.REENTRANT : LockKind.MONITOR;
  }

  /** Whether units take the lock of the set. */
  public boolean isLocked() {
    return this == MONITOR || this == REENTRANT || this == OPTIMISTIC || this == SNAPSHOT;
  }
}
