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
}
