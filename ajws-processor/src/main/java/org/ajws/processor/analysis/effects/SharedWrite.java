package org.ajws.processor.analysis.effects;

/**
 * A write of one task to a location that another task writes or reads, or may.
 *
 * @param sharing how the tasks come together
 * @param effect the write
 * @param read the read it collides with; null for none
 * @param same whether all certainly come to one object, which may be safe for several threads
 * @param storedAt {@code File.java:LINE} where a part of what each task has is stored that was not
 *     made for it; null where that is not what speaks for a meeting
 * @param other the other write, where each is done under a lock of its own; else null
 */
public record SharedWrite(
    Sharing sharing, Effect effect, Read read, boolean same, String storedAt, Effect other) {
  /** How tasks come together. */
  public enum Sharing {
    /** All certainly write the same location. */
    SAME,
    /** One certainly writes a place that another one writes or reads. */
    NEIGHBOURS,
    /** Two may, as far as can be told. */
    PERHAPS,
    /** All look at one location and then change it, each in one piece, but not both in one. */
    CHECKED,
    /** All take from one sequence, or add to it: one has the place that another would have had. */
    ORDERED,
    /** All call a function that nobody knows. */
    CALLED
  }

  SharedWrite(Sharing sharing, Effect effect, Read read) {
    this(sharing, effect, read, false, null, null);
  }

  SharedWrite(Sharing sharing, Effect effect, Read read, boolean same) {
    this(sharing, effect, read, same, null, null);
  }

  /** The same finding, with a place that speaks for it. */
  SharedWrite storedAt(String place) {
    return new SharedWrite(sharing, effect, read, same, place, other);
  }

  /** The same finding, of a write that another one may meet. */
  SharedWrite beside(Effect write) {
    return new SharedWrite(sharing, effect, read, false, storedAt, write);
  }

  /** Whether what is written under a lock is read without it. */
  public boolean isUnderOtherLock() {
    return read != null && !effect.guards().isEmpty();
  }

  /** Whether it is known, not only possible. */
  public boolean isCertain() {
    return sharing == Sharing.SAME || sharing == Sharing.NEIGHBOURS;
  }
}
