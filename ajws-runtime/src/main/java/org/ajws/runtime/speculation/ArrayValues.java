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

  /** Writes {@code array[i]}. */
  static void write(Object array, int i, long bits) {
    if (array instanceof int[]) {
      ((int[]) array)[i] = (int) bits;
    } else if (array instanceof double[]) {
      ((double[]) array)[i] = Double.longBitsToDouble(bits);
    } else if (array instanceof long[]) {
      ((long[]) array)[i] = bits;
    } else if (array instanceof byte[]) {
      ((byte[]) array)[i] = (byte) bits;
    } else if (array instanceof boolean[]) {
      ((boolean[]) array)[i] = bits != 0;
    } else if (array instanceof char[]) {
      ((char[]) array)[i] = (char) bits;
    } else if (array instanceof float[]) {
      ((float[]) array)[i] = Float.intBitsToFloat((int) bits);
    } else if (array instanceof short[]) {
      ((short[]) array)[i] = (short) bits;
    } else {
      throw new IllegalStateException("no array of primitives: " + array.getClass());
    }
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
