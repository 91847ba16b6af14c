package org.ajws.runtime.claim;

/**
 * Division, bits and comparisons of sets of integers: what they have in common with ranges of their
 * results, each with no stride.
 */
final class IndexOperators {
  private IndexOperators() {}

  static Indices dividedBy(Indices set, Indices other) {
    if (set.isNone() || other.isNone() || other.isOne() && other.low == 0) {
      return Indices.NONE;
    }
    if (set.low == Long.MIN_VALUE) {
      return Indices.LONGS;
    }
    if (other.low > 0 || other.high < 0) {
      return Indices.hull(
          set.low / other.low, set.low / other.high, set.high / other.low, set.high / other.high);
    }
    long most = Math.max(Math.abs(set.low), Math.abs(set.high)); // by 1 or -1
    return Indices.between(-most, most);
  }

  static Indices remainder(Indices set, Indices other) {
    if (set.isNone() || other.isNone() || other.isOne() && other.low == 0) {
      return Indices.NONE;
    }
    if (other.isOne()
        && other.low > 0
        && set.low >= 0
        && set.low / other.low == set.high / other.low) {
      return Indices.between(set.low % other.low, set.high % other.low);
    }
    if (other.low == Long.MIN_VALUE) {
      return Indices.between(set.low < 0 ? set.low : 0, set.high > 0 ? set.high : 0);
    }
    long most = Math.max(Math.abs(other.low), Math.abs(other.high)) - 1;
    return Indices.between(
        set.low < 0 ? Math.max(set.low, -most) : 0, set.high > 0 ? Math.min(set.high, most) : 0);
  }

  static Indices and(Indices set, Indices other) {
    if (set.isNone() || other.isNone()) {
      return Indices.NONE;
    }
    if (set.isOne() && other.isOne()) {
      return Indices.of(set.low & other.low);
    }
    if (other.isOne()
        && isMask(other.low)
        && set.low >= 0
        && set.low / (other.low + 1) == set.high / (other.low + 1)) {
      return Indices.between(set.low & other.low, set.high & other.low);
    }
    if (set.low >= 0 || other.low >= 0) {
      long most =
          Math.min(
              set.low >= 0 ? set.high : Long.MAX_VALUE,
              other.low >= 0 ? other.high : Long.MAX_VALUE);
      return Indices.between(0, most);
    }
    return Indices.between(Long.MIN_VALUE, Math.max(0, Math.max(set.high, other.high)));
  }

  static Indices shiftedLeft(Indices set, Indices other) {
    return isShift(other)
        ? set.times(Indices.of(1L << other.low))
        : set.isNone() || other.isNone() ? Indices.NONE : Indices.LONGS;
  }

  static Indices shiftedRight(Indices set, Indices other) {
    if (set.isNone() || other.isNone()) {
      return Indices.NONE;
    }
    return isShift(other)
        ? Indices.between(set.low >> other.low, set.high >> other.low)
        : Indices.between(Math.min(set.low, -1), Math.max(set.high, 0));
  }

  static Indices shiftedRightUnsigned(Indices set, Indices other) {
    return set.low >= 0 || set.isNone() ? shiftedRight(set, other) : Indices.LONGS;
  }

  static Indices min(Indices set, Indices other) {
    return set.isNone() || other.isNone()
        ? Indices.NONE
        : Indices.between(Math.min(set.low, other.low), Math.min(set.high, other.high));
  }

  static Indices max(Indices set, Indices other) {
    return set.isNone() || other.isNone()
        ? Indices.NONE
        : Indices.between(Math.max(set.low, other.low), Math.max(set.high, other.high));
  }

  private static boolean isMask(long value) {
    return value >= 0 && value < Long.MAX_VALUE && (value & value + 1) == 0;
  }

  private static boolean isShift(Indices by) {
    return by.isOne() && by.low >= 0 && by.low < 32;
  }
}
