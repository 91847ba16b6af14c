package org.ajws.agent.race;

/**
 * The two words of a location, in an array: in its first half are the tokens, in its second the
 * places in the source that go with them. The upper half is the last writer's, the lower half a
 * reader's; 0 is nobody. A lower half with its sign bit set is the number of a {@link History}.
 *
 * <p>The shadow of an array has one more word in each half: the range of slots that was accessed
 * last, one behind the other, and when that was ({@link #setRecent}).
 */
final class Shadow {
  private static final int HISTORY = 0x80000000;
  private static final int LATEST = 0x80000000;

  private Shadow() {}

  static long[] ofFields(int fields) {
    return new long[2 * fields];
  }

  static long[] ofArray(int slots) {
    return new long[2 * slots + 2];
  }

  /** How many slots an array has that this is the shadow of. */
  static int slots(long[] ofArray) {
    return (ofArray.length >> 1) - 1;
  }

  /** Where the place of a location is. */
  static int site(long[] s, int i) {
    return i + (s.length >> 1);
  }

  /**
   * Whether a range of slots of an array is the one accessed last, and nobody else has touched
   * memory since; a read is also if it was written.
   *
   * @param moment {@link TaskOrder#moment()}
   */
  static boolean isRecent(long[] s, int last, int count, long moment, boolean write) {
    return s[(s.length >> 1) - 1] == range(last, count)
        && (s[s.length - 1] | (write ? 0 : 1)) == stamp(moment, true);
  }

  static void setRecent(long[] s, int last, int count, long moment, boolean write) {
    s[(s.length >> 1) - 1] = range(last, count);
    s[s.length - 1] = stamp(moment, write);
  }

  private static long range(int last, int count) {
    return (long) last << 32 | count;
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
