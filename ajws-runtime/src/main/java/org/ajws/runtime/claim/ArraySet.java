package org.ajws.runtime.claim;

import java.util.Arrays;

/** Arrays that a chunk may touch by one expression: the rows of a matrix, for instance. */
public final class ArraySet {
  private static final Object[] NOTHING = {};

  private Object[] arrays = NOTHING;
  private int count;

  ArraySet() {}

  void add(Object array) {
    if (count > 0 && arrays[count - 1] == array) {
      return;
    }
    if (count == arrays.length) {
      arrays = Arrays.copyOf(arrays, Math.max(4, 2 * count));
    }
    arrays[count++] = array;
  }

  int count() {
    return count;
  }

  Object get(int i) {
    return arrays[i];
  }

  /**
   * The arrays of both.
   *
   * @param other the other ones
   * @return a new set
   */
  public ArraySet or(ArraySet other) {
    ArraySet both = new ArraySet();
    for (int i = 0; i < count; i++) {
      both.add(arrays[i]);
    }
    for (int i = 0; i < other.count; i++) {
      both.add(other.arrays[i]);
    }
    return both;
  }
}
