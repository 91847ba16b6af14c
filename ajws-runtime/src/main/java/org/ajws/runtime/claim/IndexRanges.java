package org.ajws.runtime.claim;

import java.util.Arrays;

/**
 * Ranges of {@code int} indices. They are added in any order; {@link #seal} sorts and merges them,
 * and only then they can be compared.
 */
final class IndexRanges {
  /** More are not told apart: then all between the first and the last belong to them. */
  static final int MOST = 1 << 16;

  /** From so many on they are sorted by digits. */
  private static final int MANY = 128;

  /** The bits of a digit. */
  private static final int DIGIT = 10;

  private static final int[] NONE = {};

  private int[] ends = NONE; // of each range its first and its last index
  private int count;
  private boolean inOrder = true; // and apart

  int count() {
    return count;
  }

  int low(int i) {
    return ends[2 * i];
  }

  int high(int i) {
    return ends[2 * i + 1];
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Adds the indices from {@code low} to {@code high}, both of them included. */
  void add(int low, int high) {
    if (count > 0) {
      int last = 2 * count - 1;
      if (low <= ends[last] + 1L && high >= ends[last - 1] - 1L) { // it touches the newest one
        if (low < ends[last - 1]) {
          ends[last - 1] = low;
          inOrder &= count == 1;
        }
        ends[last] = Math.max(ends[last], high);
        return;
      }
      inOrder &= low > ends[last];
      if (count == MOST) {
        collapse(low, high);
        return;
      }
    }
    if (2 * count == ends.length) {
      ends = Arrays.copyOf(ends, Math.max(4, 2 * ends.length));
    }
    ends[2 * count] = low;
    ends[2 * count + 1] = high;
    count++;
  }

  private void collapse(int low, int high) {
    int first = low;
    int last = high;
    for (int i = 0; i < count; i++) {
      first = Math.min(first, low(i));
      last = Math.max(last, high(i));
    }
    ends[0] = first;
    ends[1] = last;
    count = 1;
    inOrder = true;
  }

  /** Brings them in order, none touching another. */
  void seal() {
    if (inOrder) {
      return;
    }
    long[] all = new long[count];
    for (int i = 0; i < count; i++) {
      all[i] = (long) low(i) << 32 | high(i) & 0xFFFF_FFFFL;
    }
    all = sorted(all);
    count = 0;
    inOrder = true;
    for (long one : all) {
      add((int) (one >> 32), (int) one);
    }
  }

  /** Sorts by the first index; by digits where there are many, without a comparison to guess. */
  private static long[] sorted(long[] all) {
    if (all.length < MANY) {
      Arrays.sort(all);
      return all;
    }
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    for (long one : all) {
      min = Math.min(min, one >> 32);
      max = Math.max(max, one >> 32);
    }
    long[] from = all;
    long[] to = new long[all.length];
    for (int shift = 0; max - min >>> shift != 0; shift += DIGIT) {
      int[] next = new int[(1 << DIGIT) + 1]; // where the next one with a digit goes
      for (long one : from) {
        next[digit(one, min, shift) + 1]++;
      }
      for (int d = 1; d < next.length; d++) {
        next[d] += next[d - 1];
      }
      for (long one : from) {
        to[next[digit(one, min, shift)]++] = one;
      }
      long[] other = from;
      from = to;
      to = other;
    }
    return from;
  }

  private static int digit(long one, long min, int shift) {
    return (int) ((one >> 32) - min >>> shift) & (1 << DIGIT) - 1;
  }

  /** Whether an index belongs to both; both are sealed. */
  boolean overlaps(IndexRanges other) {
    if (count == 0 || other.count == 0) {
      return false;
    }
    int i = from(other.low(0));
    int j = other.from(low(0));
    while (i < count && j < other.count) {
      if (high(i) < other.low(j)) {
        i++;
      } else if (other.high(j) < low(i)) {
        j++;
      } else {
        return true;
      }
    }
    return false;
  }

  /** The first range that does not end before an index. */
  private int from(int index) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (high(middle) < index) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** How many indices there are; sealed. */
  long size() {
    long size = 0;
    for (int i = 0; i < count; i++) {
      size += high(i) - (long) low(i) + 1;
    }
    return size;
  }

  @Override
  public String toString() {
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < count; i++) {
      s.append(i == 0 ? "" : " ").append(low(i));
      s.append(low(i) == high(i) ? "" : ".." + high(i));
    }
    return s.toString();
  }
}
