package org.ajws.agent.race;

/**
 * The two words of a location, in an array: of {@code n} locations, word {@code i} has tokens, word
 * {@code n + i} the places in the source that go with them. The upper half is the last writer's,
 * the lower half a reader's; 0 is nobody. A lower half with its sign bit set is the number of a
 * {@link History}.
 */
final class Shadow {
  private static final int HISTORY = 0x80000000;
  private static final int LATEST = 0x80000000;

  private Shadow() {}

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
