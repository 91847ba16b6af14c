package org.ajws.runtime.claim;

import java.lang.reflect.Array;

/** What one chunk reads and writes of one array. */
final class ArrayClaim {
  /** Never added to: most arrays are only read, or only written. */
  private static final Slots NONE = new Slots();

  final Claims claims;
  final Object array;
  final int length;
  Slots reads = NONE;
  Slots writes = NONE;

  /**
   * What the body may write, without what is claimed only since it is in the same blocks; null: the
   * same as the claim. What is put back is this, since others may write the rest.
   */
  private Slots exactWrites;

  /** What was read to make the claims: they hold only while nobody writes it. */
  Slots inspected = NONE;

  ArrayClaim older; // of the same array, in the table
  ArrayClaim newer;

  ArrayClaim(Claims claims, Object array) {
    this.claims = claims;
    this.array = array;
    this.length = Array.getLength(array);
  }

  void read(Indices at) {
    reads = with(reads, at);
  }

  void write(Indices at) {
    writes = with(writes, at);
  }

  /** The body may write some slots, of which whole blocks are claimed. */
  void write(Indices at, Indices blocks) {
    write(blocks);
    exactWrites = with(exactWrites == null ? NONE : exactWrites, at);
  }

  /** What has to be put back if the chunk must not have run. */
  Slots written() {
    return exactWrites == null ? writes : exactWrites;
  }

  void inspect(Indices at) {
    inspected = with(inspected, at);
  }

  private Slots with(Slots slots, Indices at) {
    Slots own = slots == NONE ? new Slots() : slots;
    own.add(at, length);
    return own;
  }

  void seal() {
    reads.seal();
    writes.seal();
    inspected.seal();
    if (exactWrites != null) {
      exactWrites.seal();
    }
  }

  boolean conflictsWith(ArrayClaim other) {
    return writes.overlaps(other.writes)
        || writes.overlaps(other.reads)
        || reads.overlaps(other.writes);
  }
}
