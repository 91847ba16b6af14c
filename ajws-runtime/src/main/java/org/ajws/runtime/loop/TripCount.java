package org.ajws.runtime.loop;

/**
 * Counts the iterations of a loop header without running it.
 *
 * <p>The result is an unsigned 64-bit number: a {@code long} loop may have more than {@link
 * Long#MAX_VALUE} iterations. Iteration {@code k} has the value {@code first + k * step} in the
 * wrap-around arithmetic of the loop variable.
 *
 * <p>For {@code < <= > >=} no step may overflow, not even the last one: a header that leaves its
 * range only by overflowing is a mistake (it never ends, or ends somewhere else), and is refused.
 * For {@code !=} overflow is part of the header's meaning: the count is the smallest solution of
 * {@code n * step == bound - first} modulo 2<sup>32</sup> or 2<sup>64</sup>.
 */
public final class TripCount {
  private TripCount() {}

  /**
   * The number of iterations of {@code for (int i = first; i REL bound; i += step)}.
   *
   * @param site the loop as {@code File.java:LINE}, for the exception
   * @param first the first value
   * @param rel the relation
   * @param bound beyond the range of {@code int} where the header has a {@code long} there
   * @param step what is added after each iteration
   * @return an unsigned number
   * @throws IllegalArgumentException if the loop would never end, or only by overflowing
   */
  public static long ofInts(String site, int first, Relation rel, long bound, int step) {
    switch (rel) {
      case LT:
        return first < bound ? up(site, first, bound - 1, step, Integer.MAX_VALUE) : 0;
      case LE:
        return first <= bound ? up(site, first, bound, step, Integer.MAX_VALUE) : 0;
      case GT:
        // ~x mirrors the order of numbers without overflowing
        return first > bound ? up(site, ~first, ~bound - 1, -(long) step, Integer.MAX_VALUE) : 0;
      case GE:
        return first >= bound ? up(site, ~first, ~bound, -(long) step, Integer.MAX_VALUE) : 0;
      default:
        if (bound != (int) bound) {
          throw neverEnds(site, "no int is the bound " + bound);
        }
        return notEqual(site, ((int) bound - first) & 0xFFFF_FFFFL, step & 0xFFFF_FFFFL, 32);
    }
  }

  /**
   * The number of iterations of {@code for (long i = first; i REL bound; i += step)}.
   *
   * @param site the loop as {@code File.java:LINE}, for the exception
   * @param first the first value
   * @param rel the relation
   * @param bound the bound
   * @param step what is added after each iteration
   * @return an unsigned number
   * @throws IllegalArgumentException if the loop would never end, or only by overflowing
   */
  public static long ofLongs(String site, long first, Relation rel, long bound, long step) {
    switch (rel) {
      case LT:
        return first < bound ? up(site, first, bound - 1, step, Long.MAX_VALUE) : 0;
      case LE:
        return first <= bound ? up(site, first, bound, step, Long.MAX_VALUE) : 0;
      case GT:
        return first > bound ? down(site, first, ~bound - 1, step) : 0;
      case GE:
        return first >= bound ? down(site, first, ~bound, step) : 0;
      default:
        return notEqual(site, bound - first, step, 64);
    }
  }

  private static long down(String site, long first, long mirroredLast, long step) {
    if (step == Long.MIN_VALUE) { // has no negative; two such steps always overflow
      if (first >= 0 && ~(first + step) > mirroredLast) {
        return 1;
      }
      throw neverEnds(site, "its last step overflows");
    }
    return up(site, ~first, mirroredLast, -step, Long.MAX_VALUE);
  }

  /** The iterations from {@code first} up to {@code last} inclusive, at least one. */
  private static long up(String site, long first, long last, long step, long max) {
    if (step <= 0) {
      throw neverEnds(site, step == 0 ? "its step is 0" : "its step leads away from the bound");
    }
    if (last >= max) {
      throw neverEnds(site, "every value satisfies its condition");
    }
    // Division is slow enough to show in a loop of a hundred short iterations.
    long count = (step == 1 ? last - first : divideUnsigned(last - first, step)) + 1;
    long room = max - (first + (count - 1) * step);
    if (room >= 0 && room < step) {
      throw neverEnds(site, "its last step overflows");
    }
    return count;
  }

  private static long divideUnsigned(long dividend, long divisor) {
    if (dividend >= 0) {
      return dividend / divisor;
    }
    long quotient = ((dividend >>> 1) / divisor) << 1;
    long rest = dividend - quotient * divisor;
    return rest < 0 || rest >= divisor ? quotient + 1 : quotient;
  }

  /** The smallest n with {@code n * step == distance} modulo 2^bits. */
  private static long notEqual(String site, long distance, long step, int bits) {
    if (distance == 0) {
      return 0;
    }
    if (step == 0) {
      throw neverEnds(site, "its step is 0");
    }
    int twos = Long.numberOfTrailingZeros(step);
    if (Long.numberOfTrailingZeros(distance) < twos) {
      throw neverEnds(site, "its steps miss the bound");
    }
    long odd = step >>> twos;
    long inverse = odd; // correct to 3 bits; each round of Newton's method doubles that
    for (int correct = 3; correct < 64; correct *= 2) {
      inverse *= 2 - odd * inverse;
    }
    long n = (distance >>> twos) * inverse;
    int width = bits - twos;
    return width == 64 ? n : n & ((1L << width) - 1);
  }

  private static IllegalArgumentException neverEnds(String site, String why) {
    return new IllegalArgumentException(site + ": the loop does not end: " + why);
  }
}
