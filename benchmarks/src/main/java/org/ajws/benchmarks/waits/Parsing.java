package org.ajws.benchmarks.waits;

import java.util.Arrays;
import java.util.Random;
import org.ajws.sync.Promise;

/**
 * Context-free parsing by Cocke, Kasami and Younger: a task for each part of the sentence, which
 * combines what its own parts may be. Where short parts come first nothing waits; where long ones
 * do nearly every task does, twice or so.
 */
final class Parsing {
  private static final int WORDS = 40;
  private static final int SYMBOLS = 64;

  private final long[][] rules = new long[SYMBOLS][SYMBOLS];
  private final long[] words = new long[WORDS];

  Parsing() {
    Random random = new Random(6);
    for (int i = 0; i < 1600; i++) {
      rules[random.nextInt(SYMBOLS)][random.nextInt(SYMBOLS)] |= 1L << random.nextInt(SYMBOLS);
    }
    for (int i = 0; i < WORDS; i++) {
      words[i] = 1L << random.nextInt(SYMBOLS); // two symbols, or twice one
      words[i] |= 1L << random.nextInt(SYMBOLS);
    }
  }

  private long combine(long left, long right) {
    long found = 0;
    for (long l = left; l != 0; l &= l - 1) {
      long[] row = rules[Long.numberOfTrailingZeros(l)];
      for (long r = right; r != 0; r &= r - 1) {
        found |= row[Long.numberOfTrailingZeros(r)];
      }
    }
    return found;
  }

  long plain() {
    long[][] cells = new long[WORDS][WORDS + 1];
    for (int length = 1; length <= WORDS; length++) {
      for (int from = 0; from + length <= WORDS; from++) {
        int to = from + length;
        long found = length == 1 ? words[from] : 0;
        for (int middle = from + 1; middle < to; middle++) {
          found |= combine(cells[from][middle], cells[middle][to]);
        }
        cells[from][to] = found;
      }
    }
    return Arrays.deepHashCode(cells);
  }

  /** What one part may be; from the middle outwards. */
  private long part(Promise<Long>[][] cells, int from, int to) {
    long found = to - from == 1 ? words[from] : 0;
    int centre = (from + to + 1) / 2;
    for (int i = 0; i < to - from - 1; i++) {
      int middle = i % 2 == 0 ? centre + i / 2 : centre - (i + 1) / 2;
      long left = cells[from][middle].future().get();
      long right = cells[middle][to].future().get();
      found |= combine(left, right);
    }
    return found;
  }

  @SuppressWarnings("unchecked")
  private static Promise<Long>[][] cells() {
    Promise<Long>[][] cells = new Promise[WORDS][WORDS + 1];
    for (int from = 0; from < WORDS; from++) {
      for (int to = from + 1; to <= WORDS; to++) {
        cells[from][to] = new Promise<>();
      }
    }
    return cells;
  }

  private static long result(Promise<Long>[][] cells) {
    long[][] values = new long[WORDS][WORDS + 1];
    for (int from = 0; from < WORDS; from++) {
      for (int to = from + 1; to <= WORDS; to++) {
        values[from][to] = cells[from][to].future().get();
      }
    }
    return Arrays.deepHashCode(values);
  }

  long forked() {
    Promise<Long>[][] cells = cells();
    finish:
    {
      for (int length = 1; length <= WORDS; length++) {
        for (int start = 0; start + length <= WORDS; start++) {
          int from = start;
          int to = start + length;
          async:
          cells[from][to].complete(part(cells, from, to));
        }
      }
    }
    return result(cells);
  }

  long blocking() {
    Promise<Long>[][] cells = cells();
    finish:
    {
      for (int length = WORDS; length > 0; length--) {
        for (int start = 0; start + length <= WORDS; start++) {
          int from = start;
          int to = start + length;
          async:
          cells[from][to].complete(part(cells, from, to));
        }
      }
    }
    return result(cells);
  }
}
