package org.ajws.runtime.claim;

/**
 * A pattern that comes again after each {@code step} integers: those {@code x} with {@code (x -
 * phase) mod step < width}. Where all integers would belong to it there is none, but {@code null}.
 *
 * @param step after how many integers it comes again, above {@code width}
 * @param phase where one block of it begins, from 0 to {@code step - 1}
 * @param width how many integers a block has, above 0
 */
record Stride(long step, long phase, long width) {
  /** Within these bounds no operation overflows; what is outside of them is no index anyway. */
  private static final long MOST = 1L << 40;

  /**
   * What describes the integers of a pattern between two of them.
   *
   * @param step 0: the pattern comes once
   * @return {@code null}: all between the two
   */
  static Stride of(long low, long high, long step, long phase, long width) {
    if (low < -MOST || high > MOST || width >= step || step > high - low) {
      return null;
    }
    return new Stride(step, Math.floorMod(phase, step), width);
  }

  boolean holds(long value) {
    return Math.floorMod(value - phase, step) < width;
  }

  /** Whether one of the integers from {@code low} to {@code high} belongs to it. */
  boolean holdsAny(long low, long high) {
    if (low > high) {
      return false;
    }
    long in = Math.floorMod(low - phase, step);
    return in < width || low + (step - in) <= high;
  }

  /** Whether some integer belongs to both. */
  boolean meets(Stride other) {
    long common = gcd(step, other.step); // of both residues; if they agree the integer exists
    long apart = Math.floorMod(other.phase - phase, common);
    return apart < width || apart + other.width > common;
  }

  /** The first block that does not end before {@code low}: where it begins, perhaps before. */
  long firstBlock(long low) {
    long in = Math.floorMod(low - phase, step);
    return in < width ? low - in : low + (step - in);
  }

  static long gcd(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }

  /**
   * A pattern that holds each block of which this one holds a part: those blocks, if they come
   * again as it does, else also what lies as near.
   *
   * @param size of a block, a power of two
   */
  Stride inBlocksOf(int size, long low, long high) {
    long within = size - 1L;
    long first = phase - within;
    long last = phase + width - 1 + within;
    if ((step & within) == 0) {
      first = phase & ~within;
      last = phase + width - 1 | within;
    }
    return of(low, high, step, first, last - first + 1);
  }

  // ---- of sets; one without a stride is a single block

  private static long step(Indices set) {
    return set.stride == null ? 0 : set.stride.step;
  }

  private static long phase(Indices set) {
    return set.stride == null ? set.low : set.stride.phase;
  }

  /** How many integers a block has; 0 if there are too many to count. */
  private static long width(Indices set) {
    if (set.stride != null) {
      return set.stride.width;
    }
    return set.low < -MOST || set.high > MOST ? 0 : set.high - set.low + 1;
  }

  /**
   * The pattern of sums.
   *
   * @param low the least sum
   * @param high the greatest one
   */
  static Stride ofSums(Indices a, Indices b, long low, long high) {
    return stepping(a, step(b), phase(b), width(b), low, high);
  }

  /** The pattern of a set's members and all that lie {@code step}, twice {@code step} … away. */
  static Stride ofSteps(Indices from, long step, long low, long high) {
    return stepping(from, step, 0, 1, low, high);
  }

  private static Stride stepping(
      Indices a, long step, long phase, long width, long low, long high) {
    long all = width(a);
    if (all == 0 || width == 0) {
      return null;
    }
    return of(low, high, gcd(step(a), step), phase(a) + phase, all + width - 1);
  }

  /**
   * The pattern of products with one number.
   *
   * @param low the least product
   * @param high the greatest one
   */
  static Stride ofProducts(Indices set, long by, long low, long high) {
    if (by == 0 || low < -MOST || high > MOST) {
      return null;
    }
    long size = Math.abs(by);
    if (set.stride == null) {
      return of(low, high, size, low, 1);
    }
    long width = (set.stride.width - 1) * size + 1;
    long first = set.stride.phase * by - (by < 0 ? width - 1 : 0);
    return of(low, high, set.stride.step * size, first, width);
  }

  /** The pattern of the opposite values of a set. */
  static Stride ofOpposites(Indices set) {
    Stride s = set.stride;
    return s == null ? null : of(-set.high, -set.low, s.step, 1 - s.phase - s.width, s.width);
  }

  /**
   * The smallest pattern of which two sets are parts, if one of them has a stride.
   *
   * @param low the least member
   * @param high the greatest one
   */
  static Stride ofBoth(Indices a, Indices b, long low, long high) {
    long step = gcd(step(a), step(b));
    if (step == 0 || width(a) == 0 || width(b) == 0) {
      return null;
    }
    long behind = Math.floorMod(phase(b) - phase(a), step);
    long fromA = Math.max(width(a), behind + width(b));
    long before = Math.floorMod(-behind, step);
    long fromB = Math.max(width(b), before + width(a));
    return fromA <= fromB
        ? of(low, high, step, phase(a), fromA)
        : of(low, high, step, phase(b), fromB);
  }
}
