package org.ajws.runtime.generated;

import java.math.BigInteger;

/** Counts the iterations of loops. A loop that would never end is an error that names its site. */
final class TripCount {
  private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

  private TripCount() {}

  /** The number of iterations of {@code for (int i = first; i REL bound; i += step)}. */
  static long ofInts(String site, long first, String relation, long bound, int step) {
    if (relation.equals("<")) {
      return first < bound ? up(site, first, bound - 1, step, Integer.MAX_VALUE) : 0;
    } else if (relation.equals("<=")) {
      return first <= bound ? up(site, first, bound, step, Integer.MAX_VALUE) : 0;
    } else if (relation.equals(">")) {
      // ~x mirrors the order of numbers without overflowing
      return first > bound ? up(site, ~first, ~bound - 1, -(long) step, Integer.MAX_VALUE) : 0;
    } else if (relation.equals(">=")) {
      return first >= bound ? up(site, ~first, ~bound, -(long) step, Integer.MAX_VALUE) : 0;
    }
    if (bound != (int) bound) {
      throw neverEnds(site, "no int is the bound " + bound);
    }
    return notEqual(site, (bound - first) & 0xFFFFFFFFL, step & 0xFFFFFFFFL, 32);
  }

  /** The number of iterations of {@code for (long i = first; i REL bound; i += step)}. */
  static long ofLongs(String site, long first, String relation, long bound, long step) {
    if (relation.equals("<")) {
      return first < bound ? up(site, first, bound - 1, step, Long.MAX_VALUE) : 0;
    } else if (relation.equals("<=")) {
      return first <= bound ? up(site, first, bound, step, Long.MAX_VALUE) : 0;
    } else if (relation.equals(">")) {
      return first > bound ? down(site, first, ~bound - 1, step) : 0;
    } else if (relation.equals(">=")) {
      return first >= bound ? down(site, first, ~bound, step) : 0;
    }
    return notEqual(site, bound - first, step, 64);
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
    long count = divideUnsigned(last - first, step) + 1;
    long room = max - (first + (count - 1) * step);
    if (room >= 0 && room < step) {
      throw neverEnds(site, "its last step overflows");
    }
    return count;
  }

  private static long divideUnsigned(long dividend, long divisor) {
    return dividend >= 0
        ? dividend / divisor
        : BigInteger.valueOf(dividend).add(TWO_64).divide(BigInteger.valueOf(divisor)).longValue();
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
