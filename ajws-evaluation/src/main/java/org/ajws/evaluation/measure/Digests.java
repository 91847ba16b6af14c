package org.ajws.evaluation.measure;

/**
 * 64-bit digests of arrays' bits: equal arrays have equal digests, and two arrays that differ have
 * the same one with probability 2<sup>-64</sup> for differences that are not made on purpose.
 */
public final class Digests {
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L; // 2^64 over the golden ratio

  private Digests() {}

  /** Continues a digest with a value. */
  public static long add(long digest, long bits) {
    long mixed = (digest ^ bits) * MULTIPLIER;
    return mixed ^ (mixed >>> 29);
  }

  /** The digest of an array's raw bits: it tells -0.0 from 0.0 and one NaN from another. */
  public static long of(double[] array) {
    long digest = array.length;
    for (double value : array) {
      digest = add(digest, Double.doubleToRawLongBits(value));
    }
    return digest;
  }

  /** The digest of an array's raw bits. */
  public static long of(float[] array) {
    long digest = array.length;
    for (float value : array) {
      digest = add(digest, Float.floatToRawIntBits(value));
    }
    return digest;
  }

  /** The digest of an array. */
  public static long of(long[] array) {
    long digest = array.length;
    for (long value : array) {
      digest = add(digest, value);
    }
    return digest;
  }

  /** The digest of an array. */
  public static long of(int[] array) {
    long digest = array.length;
    for (int value : array) {
      digest = add(digest, value);
    }
    return digest;
  }
}
