package org.ajws.agent.race;

import java.util.Arrays;

/**
 * What locations remember, 12 bytes each, in an array: first a word for each with tokens, then, two
 * in a word, the numbers of the places in the source that go with them ({@link Places}). The upper
 * half of a word is the last writer's, the lower half a reader's; 0 is nobody. A lower half with
 * its sign bit set is the number of a {@link History}.
 *
 * <p>Where it is for {@link #LONG} locations or more, two more words at the end are a range of
 * slots that were accessed last, and when that was ({@link #addRecent}).
 */
final class Shadow {
  private static final int HISTORY = 0x80000000;
  private static final int LATEST = 0x80000000;
  private static final int LONG = 16;

  /** No shorter one has so many words. */
  private static final int LONG_WORDS = LONG + LONG / 2 + 2;

  private Shadow() {}

  /** For so many fields of an object, or slots of an array. */
  static long[] of(int locations) {
    return new long[locations + (locations + 1) / 2 + (locations < LONG ? 0 : 2)];
  }

  /** How many locations it is for. */
  static int slots(long[] s) {
    int words = s.length < LONG_WORDS ? s.length : s.length - 2;
    return (int) (2L * words / 3);
  }

  /** The number of the places that go with a location's word. */
  static int place(long[] s, int i) {
    return place(s, slots(s), i);
  }

  /** The same; who asks for many knows how many there are. */
  static int place(long[] s, int slots, int i) {
    return (int) (s[slots + (i >> 1)] >>> ((i & 1) << 5));
  }

  static void setPlace(long[] s, int i, int place) {
    setPlace(s, slots(s), i, place);
  }

  static void setPlace(long[] s, int slots, int i, int place) {
    int at = slots + (i >> 1);
    int shift = (i & 1) << 5;
    s[at] = (s[at] & ~(0xFFFFFFFFL << shift)) | (place & 0xFFFFFFFFL) << shift;
  }

  /** The same for all from one to another, exclusive. */
  static void setPlaces(long[] s, int from, int to, int place) {
    setPlaces(s, from, to, place, place);
  }

  /** The same, where those with an odd index have another place. */
  static void setPlaces(long[] s, int from, int to, int even, int odd) {
    int first = (from & 1) == 0 ? from : from + 1;
    int end = to & ~1;
    if (first >= end) {
      for (int i = from; i < to; i++) {
        setPlace(s, i, (i & 1) == 0 ? even : odd);
      }
      return;
    }
    int slots = slots(s);
    Arrays.fill(s, slots + first / 2, slots + end / 2, word(odd, even));
    if (from < first) {
      setPlace(s, from, odd);
    }
    if (end < to) {
      setPlace(s, end, even);
    }
  }

  /**
   * Whether a range of slots of an array lies in the one that was accessed last, and nobody else
   * has touched memory since; a read is also if it was written.
   *
   * @param moment {@link TaskOrder#moment()}
   */
  static boolean isRecent(long[] s, int last, int count, long moment, boolean write) {
    int end = s.length;
    if (end < LONG_WORDS) {
      return false;
    }
    long range = s[end - 2];
    return (s[end - 1] | (write ? 0 : 1)) == stamp(moment, true)
        && last <= (int) range
        && last - count >= (int) (range >> 32);
  }

  /**
   * A range was accessed. It becomes one with that of before, if that was accessed at the same
   * moment in the same way and the two touch. A short one that was read does not take the place of
   * one that was written then. Does nothing where there is no room for it.
   */
  static void addRecent(long[] s, int last, int count, long moment, boolean write) {
    int end = s.length;
    if (end < LONG_WORDS) {
      return;
    }
    int before = last - count;
    long stamp = stamp(moment, write);
    int knownBefore = (int) (s[end - 2] >> 32);
    int knownLast = (int) s[end - 2];
    if (!write && s[end - 1] == stamp + 1 && count <= knownLast - knownBefore) {
      return;
    } else if (s[end - 1] == stamp) {
      if (before <= knownLast && knownBefore <= last) {
        s[end - 2] = range(Math.min(before, knownBefore), Math.max(last, knownLast));
        return;
      }
    }
    s[end - 2] = range(before, last);
    s[end - 1] = stamp;
  }

  /** The slot before the first one, and the last one. */
  private static long range(int before, int last) {
    return (long) before << 32 | last & 0xFFFFFFFFL;
  }

  private static long stamp(long moment, boolean write) {
    return moment << 1 | (write ? 1 : 0);
  }

  static long word(int writer, int reader) {
    return (long) writer << 32 | (reader & 0xFFFFFFFFL);
  }

  /** The writer's half; negative where it holds the latest reader. */
  static int writer(long word) {
    return (int) (word >>> 32);
  }

  /** Who accessed the location last of those in the upper half, as writer or as latest reader. */
  static int upper(long word) {
    return (int) (word >>> 32) & ~LATEST;
  }

  static long ofLatest(int latest, int reader) {
    return word(latest | LATEST, reader);
  }

  static int reader(long word) {
    return (int) word;
  }

  static boolean isHistory(long word) {
    return (int) word < 0;
  }

  static int history(long word) {
    return (int) word & ~HISTORY;
  }

  static long ofHistory(int number) {
    return (number | HISTORY) & 0xFFFFFFFFL;
  }
}
