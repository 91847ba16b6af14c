package org.ajws.runtime.speculation;

import java.util.Arrays;

/** The locations that compound assignments under way are to write. Used by one chunk. */
final class Operands {
  private Location[] fields = new Location[4]; // null for arrays
  private Object[] objects = new Object[4];
  private int[] indices = new int[4];
  private long[] bits = new long[4];
  private Object[] references = new Object[4];
  private int size;

  int push(Location field, Object object, int index, long bits, Object reference) {
    int at = size;
    if (at == references.length) {
      grow();
    }
    fields[at] = field;
    objects[at] = object;
    indices[at] = index;
    this.bits[at] = bits;
    references[at] = reference;
    size = at + 1;
    return at;
  }

  private void grow() {
    int length = 2 * size;
    fields = Arrays.copyOf(fields, length);
    objects = Arrays.copyOf(objects, length);
    indices = Arrays.copyOf(indices, length);
    bits = Arrays.copyOf(bits, length);
    references = Arrays.copyOf(references, length); // the last: it tells the length
  }

  long bits() {
    return bits[size - 1];
  }

  Object reference() {
    return references[size - 1];
  }

  Location field(int at) {
    return fields[at];
  }

  Object object(int at) {
    return objects[at];
  }

  int index(int at) {
    return indices[at];
  }

  long bits(int at) {
    return bits[at];
  }

  Object reference(int at) {
    return references[at];
  }

  /** Drops a location and what was pushed after it and never written, since something threw. */
  void drop(int at) {
    size = at;
  }

  /** Keeps no object of the program. */
  void clear() {
    size = 0;
    Arrays.fill(objects, null);
    Arrays.fill(references, null);
  }
}
