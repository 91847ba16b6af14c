package org.ajws.runtime.speculation;

/** Slots of arrays of primitives, as bits; the usual types first. */
final class ArrayValues {
  private ArrayValues() {}

  /** Whether {@code array[i]} has these bits. */
  static boolean holds(Object array, int i, long bits) {
    if (array instanceof int[]) {
      return ((int[]) array)[i] == bits;
    }
    if (array instanceof double[]) {
      return Double.doubleToRawLongBits(((double[]) array)[i]) == bits;
    }
    if (array instanceof long[]) {
      return ((long[]) array)[i] == bits;
    }
    if (array instanceof byte[]) {
      return ((byte[]) array)[i] == bits;
    }
    if (array instanceof boolean[]) {
      return (((boolean[]) array)[i] ? 1 : 0) == bits;
    }
    if (array instanceof char[]) {
      return ((char[]) array)[i] == bits;
    }
    if (array instanceof float[]) {
      return Float.floatToRawIntBits(((float[]) array)[i]) == bits;
    }
    if (array instanceof short[]) {
      return ((short[]) array)[i] == bits;
    }
    throw new IllegalStateException("no array of primitives: " + array.getClass());
  }

  /**
   * Looks through entries of one array: each has a key, of which the lower half is the index and
   * the upper half the same in all of them.
   *
   * @return the first one from {@code from} on whose slot has other bits, or that is of another
   *     array; {@code past} if there is none
   */
  static int otherFrom(Object array, long[] keys, long[] bits, int from, int past) {
    int n = from;
    long number = keys[n] >>> 32;
    if (array instanceof int[]) {
      int[] a = (int[]) array;
      while (n < past && keys[n] >>> 32 == number && a[(int) keys[n]] == bits[n]) {
        n++;
      }
    } else if (array instanceof double[]) {
      double[] a = (double[]) array;
      while (n < past
          && keys[n] >>> 32 == number
          && Double.doubleToRawLongBits(a[(int) keys[n]]) == bits[n]) {
        n++;
      }
    } else if (array instanceof long[]) {
      long[] a = (long[]) array;
      while (n < past && keys[n] >>> 32 == number && a[(int) keys[n]] == bits[n]) {
        n++;
      }
    } else if (array instanceof byte[]) {
      byte[] a = (byte[]) array;
      while (n < past && keys[n] >>> 32 == number && a[(int) keys[n]] == bits[n]) {
        n++;
      }
    } else if (array instanceof boolean[]) {
      boolean[] a = (boolean[]) array;
      while (n < past && keys[n] >>> 32 == number && (a[(int) keys[n]] ? 1 : 0) == bits[n]) {
        n++;
      }
    } else if (array instanceof char[]) {
      char[] a = (char[]) array;
      while (n < past && keys[n] >>> 32 == number && a[(int) keys[n]] == bits[n]) {
        n++;
      }
    } else if (array instanceof float[]) {
      float[] a = (float[]) array;
      while (n < past
          && keys[n] >>> 32 == number
          && Float.floatToRawIntBits(a[(int) keys[n]]) == bits[n]) {
        n++;
      }
    } else if (array instanceof short[]) {
      short[] a = (short[]) array;
      while (n < past && keys[n] >>> 32 == number && a[(int) keys[n]] == bits[n]) {
        n++;
      }
    } else {
      throw new IllegalStateException("no array of primitives: " + array.getClass());
    }
    return n;
  }

  /**
   * Writes entries of one array, as {@link #otherFrom}.
   *
   * @return the first one that is of another array; {@code past} if there is none
   */
  static int writeFrom(Object array, long[] keys, long[] bits, int from, int past) {
    int n = from;
    long number = keys[n] >>> 32;
    if (array instanceof int[]) {
      int[] a = (int[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = (int) bits[n];
      }
    } else if (array instanceof double[]) {
      double[] a = (double[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = Double.longBitsToDouble(bits[n]);
      }
    } else if (array instanceof long[]) {
      long[] a = (long[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = bits[n];
      }
    } else if (array instanceof byte[]) {
      byte[] a = (byte[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = (byte) bits[n];
      }
    } else if (array instanceof boolean[]) {
      boolean[] a = (boolean[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = bits[n] != 0;
      }
    } else if (array instanceof char[]) {
      char[] a = (char[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = (char) bits[n];
      }
    } else if (array instanceof float[]) {
      float[] a = (float[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = Float.intBitsToFloat((int) bits[n]);
      }
    } else if (array instanceof short[]) {
      short[] a = (short[]) array;
      for (; n < past && keys[n] >>> 32 == number; n++) {
        a[(int) keys[n]] = (short) bits[n];
      }
    } else {
      throw new IllegalStateException("no array of primitives: " + array.getClass());
    }
    return n;
  }

  /** Copies {@code count} slots from {@code first} on, as bits. */
  static void copy(Object array, int first, int count, long[] to, int at) {
    if (array instanceof int[]) {
      int[] a = (int[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = a[first + i];
      }
    } else if (array instanceof double[]) {
      double[] a = (double[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = Double.doubleToRawLongBits(a[first + i]);
      }
    } else if (array instanceof long[]) {
      long[] a = (long[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = a[first + i];
      }
    } else if (array instanceof byte[]) {
      byte[] a = (byte[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = a[first + i];
      }
    } else if (array instanceof boolean[]) {
      boolean[] a = (boolean[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = a[first + i] ? 1 : 0;
      }
    } else if (array instanceof char[]) {
      char[] a = (char[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = a[first + i];
      }
    } else if (array instanceof float[]) {
      float[] a = (float[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = Float.floatToRawIntBits(a[first + i]);
      }
    } else if (array instanceof short[]) {
      short[] a = (short[]) array;
      for (int i = 0; i < count; i++) {
        to[at + i] = a[first + i];
      }
    } else {
      throw new IllegalStateException("no array of primitives: " + array.getClass());
    }
  }

  /** The first of these slots that has other bits than those from {@code at} on; or -1. */
  static int mismatch(Object array, int first, int count, long[] bits, int at) {
    for (int i = first; i < first + count; i++) {
      if (!holds(array, i, bits[at + i - first])) {
        return i;
      }
    }
    return -1;
  }
}
