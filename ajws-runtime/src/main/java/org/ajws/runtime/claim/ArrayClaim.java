package org.ajws.runtime.claim;

import java.lang.reflect.Array;

/** What one chunk reads and writes of one array. */
final class ArrayClaim {
  private static final Slots NONE = new Slots();

  final Claims claims;
  final Object array;
  final int length;
  final Slots reads = new Slots();
  final Slots writes = new Slots();

  /** What was read to make the claims: they hold only while nobody writes it. */
  Slots inspected = NONE;

  ArrayClaim older; // of the same array, in the table
  ArrayClaim newer;

  ArrayClaim(Claims claims, Object array) {
    this.claims = claims;
    this.array = array;
    this.length = Array.getLength(array);
  }

  void inspect(Indices at) {
    if (inspected == NONE) {
      inspected = new Slots();
    }
    inspected.add(at, length);
  }

  void seal() {
    reads.seal();
    writes.seal();
    inspected.seal();
  }

  boolean conflictsWith(ArrayClaim other) {
    return writes.overlaps(other.writes)
        || writes.overlaps(other.reads)
        || reads.overlaps(other.writes);
  }
}
