package org.ajws.runtime.claim;

/**
 * Slots of an array at equal distances: those from {@code low} to {@code high} that belong to a
 * stride.
 */
record Progression(int low, int high, Stride stride) {
  /** Whether slots from {@code first} to {@code last} belong to it. */
  boolean meets(int first, int last) {
    return stride.holdsAny(Math.max(low, first), Math.min(high, last));
  }

  /** Whether a slot may belong to both; exact if both have one step, and a whole one in common. */
  boolean meets(Progression other) {
    return Math.max(low, other.low) <= Math.min(high, other.high) && stride.meets(other.stride);
  }

  /**
   * The two as one set, if that has no slot which is in neither of them.
   *
   * @return {@code null}: it would have more
   */
  Indices with(Progression other) {
    if (stride.step() != other.stride.step()) {
      return null;
    }
    if (stride.equals(other.stride)) {
      long gap = Math.min((long) high, other.high) + 1;
      return stride.holdsAny(gap, Math.max((long) low, other.low) - 1) ? null : union(other);
    }
    Indices both = union(other);
    boolean isExact =
        both.list == null
            && (both.stride == null // their blocks together are a whole step
                || both.stride.width() <= stride.width() + other.stride.width())
            && fills(both)
            && other.fills(both);
    return isExact ? both : null;
  }

  /** Whether its pattern has no slot of a set but those which belong to it. */
  private boolean fills(Indices set) {
    return !stride.holdsAny(set.low, low - 1L) && !stride.holdsAny(high + 1L, set.high);
  }

  private Indices union(Progression other) {
    return set().or(other.set());
  }

  /** Does something for each of its blocks. */
  void forEachRange(Slots.RangeAction action) {
    for (long block = stride.firstBlock(low); block <= high; block += stride.step()) {
      long last = Math.min(high, block + stride.width() - 1);
      action.accept((int) Math.max(low, block), (int) last);
    }
  }

  private Indices set() {
    return Indices.between(low, high, stride);
  }
}
