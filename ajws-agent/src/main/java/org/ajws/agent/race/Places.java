package org.ajws.agent.race;

import java.util.Arrays;

/**
 * Pairs of places in the source, of a writer and a reader, as one number: that of the writer's
 * place where there is no reader, else a negative one. There are few pairs, and many locations that
 * have them.
 *
 * <p>Used by one thread.
 */
final class Places {
  private long[] pairs = new long[64];
  private int size;

  /** Numbers of pairs, open addressing; 0 is free, and no number. */
  private int[] table = new int[128];

  /** What was asked for last. */
  private long last;

  private int lastNumber;

  /** The number of a pair; places are not negative, and 0 is nobody's. */
  int of(int writer, int reader) {
    if (reader == 0) {
      return writer;
    }
    long pair = (long) writer << 32 | reader;
    if (pair != last) {
      lastNumber = number(pair);
      last = pair;
    }
    return lastNumber;
  }

  private int number(long pair) {
    int at = indexOf(table, pair);
    if (table[at] == 0) {
      if (size == pairs.length) {
        grow();
        at = indexOf(table, pair);
      }
      pairs[size++] = pair;
      table[at] = -size;
    }
    return table[at];
  }

  private int indexOf(int[] in, long pair) {
    int mask = in.length - 1;
    int at = Long.hashCode(pair * 0x9E3779B97F4A7C15L) & mask;
    while (in[at] != 0 && pairs[-in[at] - 1] != pair) {
      at = at + 1 & mask;
    }
    return at;
  }

  private void grow() {
    int[] larger = new int[2 * table.length];
    for (int k = 0; k < size; k++) {
      larger[indexOf(larger, pairs[k])] = -k - 1;
    }
    pairs = Arrays.copyOf(pairs, 2 * size);
    table = larger;
  }

  int writer(int number) {
    return number >= 0 ? number : (int) (pairs[-number - 1] >>> 32);
  }

  int reader(int number) {
    return number >= 0 ? 0 : (int) pairs[-number - 1];
  }
}
