package org.ajws;

/** Who may read a member of an atomic set ({@link Atomic#reads}). */
public enum Reads {
  /** The units of work of the set, with its lock. */
  LOCKED,

  /**
   * Everybody, without the lock, one value at a time. The translated field is {@code volatile}; it
   * is written in units of work only.
   */
  VOLATILE
}
