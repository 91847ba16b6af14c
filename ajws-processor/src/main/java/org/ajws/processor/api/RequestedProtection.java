package org.ajws.processor.api;

/** How a build makes the units of one atomic set exclude each other, beside {@link LockKind}. */
public enum RequestedProtection {
  /** The cheapest way that is known to be right; where none is, {@link #MONITOR}. */
  AUTO,
  /** {@code synchronized} on the set's lock. */
  MONITOR,
  /** {@code lock()} and {@code unlock()} of the set's lock. */
  REENTRANT,
  /** A monitor, without which units that only read try first. */
  OPTIMISTIC,
  /** An atomic operation on the set's only field. */
  VARHANDLE,
  /**
   * Additions to the set's only field in stripes, which a read sums up. A read that runs beside
   * additions contains all that were complete when it began, and of the others any; if they are not
   * all of one value, that may be a sum that the field never had.
   */
  STRIPED,
  /** Nothing: no two threads use an object, or no member ever changes. */
  NONE
}
