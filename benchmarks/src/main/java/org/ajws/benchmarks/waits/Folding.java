package org.ajws.benchmarks.waits;

import java.util.Random;
import org.ajws.Async;

/**
 * The secondary structure of RNA: how many sets of stack regions go together and have so much
 * energy. A fork for each region that is chosen; branches that cannot reach the energy are left
 * out. At little depth a task fetches what it needs.
 */
final class Folding {
  private static final int REGIONS = 60;
  private static final int WANTED = 110;
  private static final int FETCHES_ABOVE = 18;

  private final long[] compatible = new long[REGIONS];
  private final int[] energy = new int[REGIONS];

  Folding() {
    Random random = new Random(5);
    for (int i = 0; i < REGIONS; i++) {
      energy[i] = 5 + random.nextInt(20);
      for (int j = 0; j < i; j++) {
        if (random.nextInt(100) < 70) {
          compatible[i] |= 1L << j;
          compatible[j] |= 1L << i;
        }
      }
    }
  }

  /** What can still be reached. */
  private int achievable(long possible) {
    int sum = 0;
    for (long left = possible; left != 0; left &= left - 1) {
      sum += energy[Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  private long plain(long possible, int reached) {
    if (possible == 0) {
      return reached >= WANTED ? 1 : 0;
    }
    if (reached + achievable(possible) < WANTED) {
      return 0;
    }
    int region = Long.numberOfTrailingZeros(possible);
    long others = possible & (possible - 1);
    return plain(others & compatible[region], reached + energy[region]) + plain(others, reached);
  }

  private long forked(long possible, int reached, int fetches, Remote remote) {
    if (fetches > 0) {
      remote.fetch();
    }
    if (possible == 0) {
      return reached >= WANTED ? 1 : 0;
    }
    if (reached + achievable(possible) < WANTED) {
      return 0;
    }
    int region = Long.numberOfTrailingZeros(possible);
    long others = possible & (possible - 1);
    @Async
    long with = forked(others & compatible[region], reached + energy[region], fetches - 1, remote);
    long without = forked(others, reached, fetches - 1, remote);
    return with + without;
  }

  long plain() {
    return plain((1L << REGIONS) - 1, 0);
  }

  long forked() {
    return forked((1L << REGIONS) - 1, 0, 0, null);
  }

  long blocking() {
    Remote remote = new Remote();
    long count;
    finish:
    {
      async:
      remote.serve();
      count = forked((1L << REGIONS) - 1, 0, FETCHES_ABOVE, remote);
      remote.close();
    }
    return count;
  }
}
