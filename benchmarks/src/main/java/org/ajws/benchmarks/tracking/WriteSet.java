package org.ajws.benchmarks.tracking;

import java.util.Arrays;

/** What a task has written: each slot once. */
class WriteSet {
  Slots[] slots;
  int[] index;
  long[] bits;
  int count;

  /** How many entries were looked at. */
  long steps;

  WriteSet(int capacity) {
    slots = new Slots[capacity];
    index = new int[capacity];
    bits = new long[capacity];
  }

  /** Where a slot is; below 0: nowhere. */
  int find(Slots array, int i) {
    for (int k = 0; k < count; k++) {
      steps++;
      if (index[k] == i && slots[k] == array) {
        return k;
      }
    }
    return -1;
  }

  final void put(Slots array, int i, long value) {
    int at = find(array, i);
    if (at < 0) {
      if (count == slots.length) {
        slots = Arrays.copyOf(slots, 2 * count);
        index = Arrays.copyOf(index, 2 * count);
        bits = Arrays.copyOf(bits, 2 * count);
      }
      at = count++;
      slots[at] = array;
      index[at] = i;
      added(at);
    }
    bits[at] = value;
  }

  void added(int at) {}

  /** A table of chains. */
  static final class Chained extends WriteSet {
    private int[] heads; // 1 + the first entry; 0: none
    private int[] next;

    Chained(int capacity) {
      super(capacity);
      heads = new int[capacity];
      next = new int[capacity];
    }

    private int chain(Slots array, int i) {
      long address = array.addressOf(i);
      return (int) (address >>> 3 ^ address >>> 8) & heads.length - 1;
    }

    @Override
    int find(Slots array, int i) {
      int k = heads[chain(array, i)] - 1;
      while (k >= 0 && (index[k] != i || slots[k] != array)) {
        steps++;
        k = next[k] - 1;
      }
      return k;
    }

    @Override
    void added(int at) {
      if (next.length < slots.length) {
        next = Arrays.copyOf(next, slots.length);
      }
      link(at);
      if (4 * count > 3 * heads.length) {
        heads = new int[2 * heads.length];
        for (int k = 0; k < count; k++) {
          link(k);
        }
      }
    }

    private void link(int k) {
      int chain = chain(slots[k], index[k]);
      next[k] = heads[chain];
      heads[chain] = k + 1;
    }
  }
}
