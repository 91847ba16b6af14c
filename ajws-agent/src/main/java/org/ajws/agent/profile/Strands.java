package org.ajws.agent.profile;

import java.util.Arrays;

/**
 * How long strands take: the pieces of a run from one structure event to the next. A strand is of
 * the kind of the event that it begins with; how it ends is asked, too, so that the case that ends
 * a recursion is not mixed up with the others.
 *
 * <p>Reading the clock takes longer than many strands. So a kind that is short is timed once in
 * about 64 times, at random, and otherwise takes its mean; a kind that has long strands is timed
 * always. What reading costs is measured before, and taken off.
 *
 * <p>The clock goes on while the thread has no processor, and in a span all that adds up. So a
 * strand that seems long is compared with the thread's processor time, and what it did not get is
 * taken off.
 */
final class Strands {
  /** From here on each strand of a kind is timed, in nanoseconds. */
  private static final double LONG = 1000;

  /** From here on a strand is compared with the processor time. */
  private static final double SUSPICIOUS = 20_000;

  /** How long apart comparisons are at most. */
  private static final long CHECKED_EVERY = 1_000_000;

  /** So many strands of a kind are timed in any case. */
  private static final int FIRST = 32;

  /** Means forget: the first strands of a program are interpreted. */
  private static final int MEMORY = 1000;

  private static final int PAIRS = 1 << 14;

  private final Clock clock;

  /** What a strand seems to take that does nothing. */
  private final double cost;

  private int kind;
  private boolean timing;
  private long last;
  private long checked;
  private long processorChecked;
  private int random = 1;

  // By kind.
  private int[] timed = new int[64];
  private int[] skip = new int[64];
  private int[] longPairs = new int[64];
  private double[] kindMean = new double[64];

  // By kind and how it ended: a table with open addressing.
  private final int[] keys = new int[PAIRS];
  private final int[] seen = new int[PAIRS];
  private final double[] mean = new double[PAIRS];
  private int pairs;

  /** How many strands there were. */
  long count;

  /** How many of them were timed. */
  long timings;

  /** How long the thread had no processor while strands were timed. */
  double lost;

  Strands(Clock clock) {
    this(clock, costOf(clock));
  }

  private Strands(Clock clock, double cost) {
    this.clock = clock;
    this.cost = cost;
    checked = clock.nanos();
    processorChecked = clock.processorNanos();
  }

  /** The least of several means of strands that do nothing, timed as seldom as those of a run. */
  private static double costOf(Clock clock) {
    double least = Double.MAX_VALUE;
    for (int batch = 0; batch < 40; batch++) {
      Strands empty = new Strands(clock, 0);
      for (int i = 0; i < 10_000; i++) {
        empty.begin(0);
        empty.end(0);
      }
      least = Math.min(least, empty.kindMean[0]);
    }
    return Math.max(0, least);
  }

  /** A strand begins; the last thing that an event does. */
  void begin(int kind) {
    this.kind = kind;
    if (kind >= skip.length) {
      grow(2 * kind);
    }
    timing = --skip[kind] < 0;
    if (timing) {
      last = clock.nanos();
    }
  }

  private void grow(int length) {
    timed = Arrays.copyOf(timed, length);
    skip = Arrays.copyOf(skip, length);
    longPairs = Arrays.copyOf(longPairs, length);
    kindMean = Arrays.copyOf(kindMean, length);
  }

  /**
   * It ends, the first thing that an event does.
   *
   * @param next the kind of the strand that follows
   * @return how long it took, in nanoseconds
   */
  double end(int next) {
    count++;
    if (timing) {
      return Math.max(0, noted(pair(next), measured()));
    }
    int p = pair(next);
    return Math.max(0, p >= 0 && seen[p] > 0 ? mean[p] : kindMean[kind]);
  }

  private double measured() {
    long now = clock.nanos();
    double time = now - last - cost;
    if (time > SUSPICIOUS || now - checked > CHECKED_EVERY) {
      long processor = clock.processorNanos();
      long without = now - checked - (processor - processorChecked);
      checked = now;
      processorChecked = processor;
      if (without > 0 && time > SUSPICIOUS) {
        double taken = Math.min(without, time - SUSPICIOUS / 2);
        lost += taken;
        time -= taken;
      }
    }
    return time;
  }

  private double noted(int p, double time) {
    timings++;
    int k = kind;
    int n = ++timed[k];
    kindMean[k] += (time - kindMean[k]) / Math.min(n, MEMORY);
    if (p >= 0) {
      boolean before = mean[p] >= LONG;
      mean[p] += (time - mean[p]) / Math.min(++seen[p], MEMORY);
      boolean now = mean[p] >= LONG;
      longPairs[k] += before == now ? 0 : now ? 1 : -1;
    }
    boolean isShort = n >= FIRST && longPairs[k] == 0 && kindMean[k] < LONG;
    skip[k] = isShort ? FIRST + (next() & 63) : 0;
    return time;
  }

  /** Marsaglia's xorshift: no program has its period. */
  private int next() {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    return random;
  }

  /** Where a kind with its end is in the table; negative if the table is full. */
  private int pair(int end) {
    int key = kind * 65_536 + end + 1;
    for (int i = key * 0x9E3779B9 >>> 18; ; i = i + 1 & PAIRS - 1) {
      if (keys[i] == key) {
        return i;
      }
      if (keys[i] == 0) {
        if (pairs == PAIRS / 2) {
          return -1;
        }
        pairs++;
        keys[i] = key;
        return i;
      }
    }
  }
}
