package org.ajws.runtime.claim;

import java.util.Arrays;

/**
 * Ranges of {@code int} indices. They are added in any order; {@link #seal} sorts and merges them,
 * or makes bits of them, and only then they can be asked for and compared.
 */
final class IndexRanges {
  /** More are not told apart: then all between the first and the last belong to them. */
  static final int MOST = 1 << 16;

  /** From so many on they are bits, if these lie close together, or sorted by digits. */
  private static final int MANY = 128;

  /** So many words for each of them at most: no more than sorting takes. */
  private static final int WORDS = 4;

  /** The bits of a digit. */
  private static final int DIGIT = 10;

  private static final int[] NONE = {};

  private int[] ends = NONE; // of each range its first and its last index
  private int count;
  private boolean inOrder = true; // and apart
  private IndexBits bits; // then there are no ends

  /** The values in slots of an array, sealed; {@code null}: they have to be added one by one. */
  static IndexRanges ofValues(int[] array, int low, int high) {
    if (high - low < MANY || high - low >= MOST) {
      return null;
    }
    IndexRanges all = new IndexRanges();
    all.count = high - low + 1;
    all.bits = IndexBits.ofValues(array, low, high, WORDS * all.count);
    return all.bits == null ? null : all;
  }

  private int low(int i) {
    return ends[2 * i];
  }

  private int high(int i) {
    return ends[2 * i + 1];
  }

  /** The least index; sealed, and there is one. */
  int first() {
    return bits != null ? bits.first() : low(0);
  }

  /** The greatest index. */
  int last() {
    return bits != null ? bits.last() : high(count - 1);
  }

  /** Whether they are known to be one range; sealed. */
  boolean isOne() {
    return bits == null && count == 1;
  }

  /** Does something for each range, in order, none touching another; sealed. */
  void forEachRange(Slots.RangeAction action) {
    if (bits != null) {
      bits.forEachRange(action);
      return;
    }
    for (int i = 0; i < count; i++) {
      action.accept(low(i), high(i));
    }
  }

  /** All of them, so much further; sealed, and each is an int then. */
  IndexRanges shifted(int by) {
    IndexRanges all = new IndexRanges();
    all.count = count;
    if (bits != null) {
      all.bits = bits.shifted(by);
      return all;
    }
    all.ends = new int[2 * count];
    for (int i = 0; i < 2 * count; i++) {
      all.ends[i] = ends[i] + by;
    }
    return all;
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
    if (count >= MANY) {
      bits = IndexBits.of(ends, count, WORDS * count);
      if (bits != null) {
        ends = NONE;
        inOrder = true;
        return;
      }
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
    if (bits != null && other.bits != null) {
      return bits.overlaps(other.bits);
    } else if (bits != null || other.bits != null) {
      return bits != null ? other.overlaps(bits) : overlaps(other.bits);
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

  private boolean overlaps(IndexBits others) {
    for (int i = from(others.first()); i < count && low(i) <= others.last(); i++) {
      if (others.holdsAny(low(i), high(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of them has a slot of a progression; sealed. */
  boolean meets(Progression p) {
    if (bits != null) {
      boolean[] found = {false};
      bits.forEachRange((low, high) -> found[0] |= p.meets(low, high));
      return found[0];
    }
    for (int i = 0; i < count; i++) {
      if (p.meets(low(i), high(i))) {
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
    if (bits != null) {
      return bits.size();
    }
    long size = 0;
    for (int i = 0; i < count; i++) {
      size += high(i) - (long) low(i) + 1;
    }
    return size;
  }

  @Override
  public String toString() {
    StringBuilder s = new StringBuilder();
    forEachRange(
        (low, high) -> {
          s.append(s.length() == 0 ? "" : " ").append(low);
          s.append(low == high ? "" : ".." + high);
        });
    return s.toString();
  }
}
