package org.ajws.runtime.loop;

/** Copies arrays in all their dimensions; what their slots refer to otherwise is not copied. */
final class ArrayCopies {
  private ArrayCopies() {}

  static Object copy(Object array) {
    if (array instanceof double[]) {
      return ((double[]) array).clone();
    } else if (array instanceof float[]) {
      return ((float[]) array).clone();
    } else if (array instanceof int[]) {
      return ((int[]) array).clone();
    } else if (array instanceof long[]) {
      return ((long[]) array).clone();
    } else if (array instanceof byte[]) {
      return ((byte[]) array).clone();
    } else if (array instanceof boolean[]) {
      return ((boolean[]) array).clone();
    } else if (array instanceof char[]) {
      return ((char[]) array).clone();
    } else if (array instanceof short[]) {
      return ((short[]) array).clone();
    }
    Object[] copy = ((Object[]) array).clone();
    if (copy.getClass().getComponentType().isArray()) {
      for (int i = 0; i < copy.length; i++) {
        copy[i] = copy[i] == null ? null : copy(copy[i]);
      }
    }
    return copy;
  }
}
