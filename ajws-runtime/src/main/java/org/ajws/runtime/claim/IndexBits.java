package org.ajws.runtime.claim;

/**
 * Indices as a bit each, from the least one on: many of them that lie close together. Immutable.
 */
final class IndexBits {
  private final long[] words;
  private final int first; // the index of the lowest bit; this bit is set
  private final int last; // the index of the highest bit that is set

  private IndexBits(long[] words, int first, int last) {
    this.words = words;
    this.first = first;
    this.last = last;
  }

  /**
   * Makes them.
   *
   * @param ends of each range its first and its last index, in any order
   * @param count how many ranges there are, above 0
   * @param words how many words they may take
   * @return {@code null}: they lie too far apart
   */
  static IndexBits of(int[] ends, int count, int words) {
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < 2 * count; i += 2) {
      least = Math.min(least, ends[i]);
      most = Math.max(most, ends[i + 1]);
    }
    long needed = ((long) most - least >> 6) + 1;
    if (needed > words) {
      return null;
    }
    long[] bits = new long[(int) needed];
    for (int i = 0; i < 2 * count; i += 2) {
      int to = ends[i + 1] - least;
      for (int bit = ends[i] - least; bit <= to; bit++) {
        bits[bit >> 6] |= 1L << bit;
      }
    }
    return new IndexBits(bits, least, most);
  }

  /**
   * The values in slots of an array, read twice: others may write it meanwhile.
   *
   * @param words how many words they may take
   * @return {@code null}: they lie too far apart, or there are others the second time
   */
  static IndexBits ofValues(int[] array, int low, int high, int words) {
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int k = low; k <= high; k++) {
      least = Math.min(least, array[k]);
      most = Math.max(most, array[k]);
    }
    long needed = ((long) most - least >> 6) + 1;
    if (needed > words) {
      return null;
    }
    long[] bits = new long[(int) needed];
    for (int k = low; k <= high; k++) {
      int value = array[k];
      if (value < least || value > most) {
        return null;
      }
      int bit = value - least;
      bits[bit >> 6] |= 1L << bit;
    }
    // If the ends themselves are gone by now, the set is only larger.
    bits[0] |= 1;
    bits[most - least >> 6] |= 1L << most - least;
    return new IndexBits(bits, least, most);
  }

  int first() {
    return first;
  }

  int last() {
    return last;
  }

  /** All of them, so much further; the result has to be of type int. */
  IndexBits shifted(int by) {
    return new IndexBits(words, first + by, last + by);
  }

  long size() {
    long size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** Whether one of the indices from {@code low} to {@code high} is among them. */
  boolean holdsAny(int low, int high) {
    if (low > last || high < first) {
      return false;
    }
    int from = Math.max(low, first) - first;
    int to = Math.min(high, last) - first;
    long start = -1L << from;
    long end = -1L >>> ~to;
    if (from >> 6 == to >> 6) {
      return (words[from >> 6] & start & end) != 0;
    }
    boolean found = (words[from >> 6] & start | words[to >> 6] & end) != 0;
    for (int w = (from >> 6) + 1; w < to >> 6 && !found; w++) {
      found = words[w] != 0;
    }
    return found;
  }

  boolean overlaps(IndexBits other) {
    if (first > other.first) {
      return other.overlaps(this);
    }
    if (last < other.first) {
      return false;
    }
    int apart = other.first - first;
    int begin = apart >> 6;
    int count = Math.min(other.words.length, words.length - begin);
    int shift = apart & 63;
    if (shift == 0) {
      for (int w = 0; w < count; w++) {
        if ((words[begin + w] & other.words[w]) != 0) {
          return true;
        }
      }
      return false;
    }
    for (int w = 0; w < count; w++) {
      int at = begin + w;
      long next = at + 1 < words.length ? words[at + 1] << -shift : 0;
      if (((words[at] >>> shift | next) & other.words[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Does something for each range of them, none touching another, in order. */
  void forEachRange(Slots.RangeAction action) {
    int end = last - first; // as a bit
    for (int from = next(0, 0); from <= end; ) {
      int past = next(from, -1);
      action.accept(first + from, first + past - 1);
      if (past > end) {
        return;
      }
      from = next(past, 0);
    }
  }

  /** The next bit that differs from those of {@code mask}; behind all, if there is none. */
  private int next(int from, long mask) {
    int w = from >> 6;
    long word = (words[w] ^ mask) & -1L << from;
    while (word == 0) {
      w++;
      if (w == words.length) {
        return w << 6;
      }
      word = words[w] ^ mask;
    }
    return (w << 6) + Long.numberOfTrailingZeros(word);
  }
}
