package org.ajws.agent.race;

import java.util.Arrays;

/**
 * The shadow of a long array as long as few stretches of slots that have equal words make it up:
 * what a loop does to a stretch is decided and noted once. When they become many, or slots are
 * accessed one by one most of the time, {@link #toWords} makes the ordinary {@link Shadow} of it.
 *
 * <p>The words are those of {@link Shadow}; none of them is the number of a list. Used by one
 * thread.
 */
final class Segments {
  /** Shorter arrays have words at once. */
  static final int LEAST_SLOTS = 128;

  private static final int MOST = 32;

  /** Shorter accesses are no faster here than on words. */
  private static final int LONG = 24;

  private static final int CREDIT = 16;

  final int slots;

  /** How many there may be. */
  private final int most;

  /** Where each ends, exclusive; the next one begins there. */
  private int[] ends = new int[4];

  private long[] words = new long[4];
  private int[] places = new int[4];
  private int size = 1;

  /** The word and place of a segment that is being checked. */
  private final long[] one = Shadow.of(1);

  /** How many short accesses there may be before words are better. */
  private long credit;

  Segments(int slots) {
    this(slots, MOST);
  }

  /** For tests: words are wanted earlier. */
  Segments(int slots, int most) {
    this.slots = slots;
    this.most = most;
    this.ends[0] = slots;
    this.credit = 2L * slots;
  }

  /** The bytes of what it consists of, in a JVM with 64 bits and compressed references. */
  long bytes() {
    return 48 + 24 + 3 * 16 + ends.length * (4L + 8 + 4);
  }

  /**
   * Slots are accessed.
   *
   * @param from the first
   * @param to behind the last, at least one
   * @return whether that was all; otherwise the same is to be done with the words
   */
  boolean access(Detector detector, int from, int to, int site, boolean write) {
    credit = to - from < LONG ? credit - 1 : Math.min(credit + to - from, (long) CREDIT * slots);
    int first = indexOf(from);
    boolean known = true;
    for (int k = first; ; k++) {
      if (!detector.isKnown(words[k], write)) {
        known = false;
        if (!detector.isPlain(words[k], write)) {
          return false;
        }
      }
      if (ends[k] >= to) {
        break;
      }
    }
    if (!known) {
      update(detector, first, from, to, site, write);
    }
    return credit > 0 && size <= most;
  }

  /** Whether accesses to all of some slots are {@link Detector#isPlain}. */
  boolean arePlain(Detector detector, int from, int to, boolean write) {
    for (int k = indexOf(from); ; k++) {
      if (!detector.isPlain(words[k], write)) {
        return false;
      }
      if (ends[k] >= to) {
        return true;
      }
    }
  }

  private void update(Detector detector, int at, int from, int to, int site, boolean write) {
    int first = at;
    if (start(first) < from) {
      split(first++, from);
    }
    int last = first;
    while (ends[last] < to) {
      last++;
    }
    if (ends[last] > to) {
      split(last, to);
    }
    for (int k = first; k <= last; k++) {
      if (!detector.isKnown(words[k], write)) {
        one[0] = words[k];
        Shadow.setPlace(one, 0, places[k]);
        if (write) {
          detector.writeSlow(null, one, 0, site);
        } else {
          detector.readSlow(null, one, 0, site);
        }
        words[k] = one[0];
        places[k] = Shadow.place(one, 0);
      }
    }
    merge(Math.max(0, first - 1), Math.min(last + 1, size - 1));
    if (size > most) {
      forget(detector.order);
    }
  }

  private int start(int k) {
    return k == 0 ? 0 : ends[k - 1];
  }

  private int indexOf(int slot) {
    int low = 0;
    int high = size - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends[middle] <= slot) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private void split(int k, int slot) {
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, 2 * size);
      words = Arrays.copyOf(words, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
    }
    System.arraycopy(ends, k, ends, k + 1, size - k);
    System.arraycopy(words, k, words, k + 1, size - k);
    System.arraycopy(places, k, places, k + 1, size - k);
    ends[k] = slot;
    size++;
  }

  /** Makes one of neighbours that are equal, among some. */
  private void merge(int first, int last) {
    int to = first;
    for (int k = first + 1; k <= last; k++) {
      if (words[k] != words[to] || places[k] != places[to]) {
        to++;
      }
      ends[to] = ends[k];
      words[to] = words[k];
      places[to] = places[k];
    }
    if (to < last) {
      System.arraycopy(ends, last + 1, ends, to + 1, size - last - 1);
      System.arraycopy(words, last + 1, words, to + 1, size - last - 1);
      System.arraycopy(places, last + 1, places, to + 1, size - last - 1);
      size -= last - to;
    }
  }

  /** Who happens before all that is to come races with nobody any more: that is like nobody. */
  private void forget(TaskOrder order) {
    for (int k = 0; k < size; k++) {
      if (order.happensBeforeAll(Shadow.upper(words[k]))
          && order.happensBeforeAll(Shadow.reader(words[k]))) {
        words[k] = 0;
        places[k] = 0;
      }
    }
    merge(0, size - 1);
  }

  /** The same as words. */
  long[] toWords() {
    long[] s = Shadow.of(slots);
    for (int k = 0; k < size; k++) {
      Arrays.fill(s, start(k), ends[k], words[k]);
      Shadow.setPlaces(s, start(k), ends[k], places[k]);
    }
    return s;
  }
}
