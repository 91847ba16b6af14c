package org.ajws.agent.race;

/**
 * How much memory shadows took that were made so far, of dead objects, too. Sizes are those of a
 * JVM with 64 bits and compressed references.
 *
 * <p>Used by one thread, but for shadows of fields: a few of those that other threads make may not
 * be counted.
 */
public final class ShadowMemory {
  private static final int HEADER = 16;

  /**
   * A weak reference with a value, its place in the table and its hash code; half of it is free.
   */
  private static final int ENTRY = 32 + 2 * (4 + 4);

  private long locations;
  private long bytes;

  ShadowMemory() {}

  /**
   * A shadow was made.
   *
   * @param howMany locations it is for
   * @param inTable whether the object has it in a table and not in a field
   */
  void add(long[] shadow, int howMany, boolean inTable) {
    locations += howMany;
    bytes += HEADER + 8L * shadow.length + (inTable ? ENTRY : 0);
  }

  /** A shadow that was not in the table is there from now on. */
  void moved() {
    bytes += ENTRY;
  }

  /** Segments were made for the slots of an array, and what finds them. */
  void add(Segments segments) {
    locations += segments.slots;
    bytes += segments.bytes() + 2 * ENTRY;
  }

  /** An array's words take the place of its segments, which nobody holds any more. */
  void replaced(long segments, long[] words) {
    bytes += HEADER + 8L * words.length - segments;
  }

  /** Fields, slots and objects of the JDK that were watched. */
  public long locations() {
    return locations;
  }

  /** What their shadows took, with what finds them. */
  public long bytes() {
    return bytes;
  }
}
