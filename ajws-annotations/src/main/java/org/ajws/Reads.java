package org.ajws;

/**
 * How members of an atomic set are read: of one member by {@link Atomic#reads}, of a whole set by
 * {@link AtomicSet#reads}.
 */
public enum Reads {
  /** By the units of work of the set, with its lock. */
  LOCKED,

  /**
   * Of one member: by everybody, without the lock, one value at a time. The translated field is
   * {@code volatile}; it is written in units of work only.
   */
  VOLATILE,

  /**
   * Of a set: a unit of work that writes no member sees all of them as they were at one moment, at
   * or after its start. It never waits, and makes no writer wait. Who writes pays for the copy.
   */
  SNAPSHOT
}
