package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TripCountTest {
  private static final long SEED = 20260517;
  private static final int MANY = 4_000;
  private static final BigInteger TWO = BigInteger.TWO;

  private final Random random = new Random(SEED);

  /** Numbers near the extremes, near zero and anywhere. */
  private long number(int bits) {
    long near = random.nextInt(9) - 4;
    switch (random.nextInt(4)) {
      case 0:
        return (bits == 32 ? Integer.MAX_VALUE : Long.MAX_VALUE) - Math.abs(near);
      case 1:
        return (bits == 32 ? Integer.MIN_VALUE : Long.MIN_VALUE) + Math.abs(near);
      case 2:
        return near;
      default:
        return bits == 32 ? random.nextInt() : random.nextLong();
    }
  }

  @ParameterizedTest
  @EnumSource(Relation.class)
  void intsAgreeWithExactArithmetic(Relation rel) {
    for (int i = 0; i < MANY; i++) {
      int first = (int) number(32);
      long bound = random.nextInt(8) == 0 ? number(64) : number(32);
      int step = (int) number(32);
      BigInteger expected = expected(32, first, rel, bound, step);
      String header = first + " " + rel + " " + bound + " step " + step + ", seed " + SEED;
      if (expected == null) {
        assertThrows(
            IllegalArgumentException.class,
            () -> TripCount.ofInts("A.java:1", first, rel, bound, step),
            header);
      } else {
        assertEquals(
            expected.longValue(), TripCount.ofInts("A.java:1", first, rel, bound, step), header);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Relation.class)
  void longsAgreeWithExactArithmetic(Relation rel) {
    for (int i = 0; i < MANY; i++) {
      long first = number(64);
      long bound = number(64);
      long step = number(64);
      BigInteger expected = expected(64, first, rel, bound, step);
      String header = first + " " + rel + " " + bound + " step " + step + ", seed " + SEED;
      if (expected == null) {
        assertThrows(
            IllegalArgumentException.class,
            () -> TripCount.ofLongs("A.java:1", first, rel, bound, step),
            header);
      } else {
        assertEquals(
            expected.longValue(), TripCount.ofLongs("A.java:1", first, rel, bound, step), header);
      }
    }
  }

  @Test
  void theMessageNamesTheSite() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> TripCount.ofInts("Deep.java:42", 0, Relation.LE, Integer.MAX_VALUE, 1));
    assertTrue(e.getMessage().startsWith("Deep.java:42: "), e.getMessage());
  }

  /** The count in unbounded integers; null if the header does not end without an overflow. */
  private static BigInteger expected(int bits, long first, Relation rel, long bound, long step) {
    BigInteger f = BigInteger.valueOf(first);
    BigInteger b = BigInteger.valueOf(bound);
    BigInteger s = BigInteger.valueOf(step);
    if (rel == Relation.NE) {
      return notEqual(bits, f, b, s);
    }
    if (rel == Relation.GT || rel == Relation.GE) { // negated, it goes up
      BigInteger max = TWO.pow(bits - 1);
      return up(f.negate(), b.negate(), s.negate(), rel == Relation.GE, max);
    }
    return up(f, b, s, rel == Relation.LE, TWO.pow(bits - 1).subtract(BigInteger.ONE));
  }

  private static BigInteger up(
      BigInteger first, BigInteger bound, BigInteger step, boolean inclusive, BigInteger max) {
    BigInteger end = inclusive ? bound.add(BigInteger.ONE) : bound; // the first value that fails
    if (first.compareTo(end) >= 0) {
      return BigInteger.ZERO;
    }
    if (step.signum() <= 0) {
      return null;
    }
    BigInteger[] qr = end.subtract(first).divideAndRemainder(step);
    BigInteger count = qr[1].signum() == 0 ? qr[0] : qr[0].add(BigInteger.ONE);
    return first.add(count.multiply(step)).compareTo(max) > 0 ? null : count;
  }

  private static BigInteger notEqual(int bits, BigInteger f, BigInteger b, BigInteger s) {
    BigInteger range = TWO.pow(bits);
    BigInteger half = TWO.pow(bits - 1);
    if (b.compareTo(half) >= 0 || b.compareTo(half.negate()) < 0) {
      return null;
    }
    BigInteger distance = b.subtract(f).mod(range);
    if (distance.signum() == 0) {
      return BigInteger.ZERO;
    }
    BigInteger gcd = s.mod(range).gcd(range);
    if (distance.mod(gcd).signum() != 0) {
      return null;
    }
    BigInteger modulus = range.divide(gcd);
    return modulus.equals(BigInteger.ONE)
        ? BigInteger.ZERO
        : distance.divide(gcd).multiply(s.divide(gcd).modInverse(modulus)).mod(modulus);
  }
}
