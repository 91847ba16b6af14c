package org.ajws.runtime.speculation;

import java.util.Arrays;

/** Numbers for the arrays that a chunk touches, by identity. */
final class ArrayNumbers {
  private static final Object[] NONE = {};
  private static final int[] NO_TABLE = {0}; // never written: there is no room

  private Object[] arrays = NONE;
  private int size;
  private int[] table = NO_TABLE; // numbers plus one

  /** The number of an array, from 0. */
  int of(Object array) {
    int mask = table.length - 1;
    int s = System.identityHashCode(array) & mask;
    for (int n; (n = table[s] - 1) >= 0; s = s + 1 & mask) {
      if (arrays[n] == array) {
        return n;
      }
    }
    return add(array, s);
  }

  private int add(Object array, int free) {
    int n = size;
    int s = free;
    if (n == arrays.length) {
      s = grow(array);
    }
    arrays[n] = array;
    table[s] = n + 1;
    size = n + 1;
    return n;
  }

  /** Grows, and gives the place for {@code next}. */
  private int grow(Object next) {
    int length = size == 0 ? 8 : 2 * size;
    Object[] longer = Arrays.copyOf(arrays, length);
    int[] wider = new int[2 * length];
    for (int n = 0; n < size; n++) {
      wider[free(wider, arrays[n])] = n + 1;
    }
    table = wider;
    arrays = longer;
    return free(wider, next);
  }

  private static int free(int[] table, Object array) {
    int mask = table.length - 1;
    int s = System.identityHashCode(array) & mask;
    while (table[s] != 0) {
      s = s + 1 & mask;
    }
    return s;
  }

  Object at(int number) {
    return arrays[number];
  }

  void clear() {
    if (size != 0) {
      Arrays.fill(arrays, 0, size, null);
      Arrays.fill(table, 0);
      size = 0;
    }
  }

  void drop() {
    arrays = NONE;
    table = NO_TABLE;
    size = 0;
  }
}
