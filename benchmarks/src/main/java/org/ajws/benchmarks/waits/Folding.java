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
  private static final int BASES = 400;
  private static final int WANTED = 150;
  private static final int FETCHES_ABOVE = 14;

  // Of a region: two strands of bases that stick together.
  private final int[] first = new int[REGIONS];
  private final int[] last = new int[REGIONS];
  private final int[] length = new int[REGIONS];
  private final int[] energy = new int[REGIONS];

  Folding() {
    Random random = new Random(5);
    for (int i = 0; i < REGIONS; i++) {
      length[i] = 3 + random.nextInt(6);
      first[i] = random.nextInt(BASES - 3 * length[i]);
      last[i] = first[i] + 3 * length[i] + random.nextInt(BASES - 3 * length[i] - first[i]);
      energy[i] = 5 + random.nextInt(20);
    }
  }

  /** Whether two regions go together: one lies behind the other, or between its strands. */
  private boolean fit(int a, int b) {
    return first[b] > last[a]
        || first[a] > last[b]
        || (first[b] >= first[a] + length[a] && last[b] <= last[a] - length[a])
        || (first[a] >= first[b] + length[b] && last[a] <= last[b] - length[b]);
  }

  /** Those of some regions that go together with one, or that do not. */
  private long those(long of, int region, boolean fit) {
    long found = 0;
    for (long left = of; left != 0; left &= left - 1) {
      int other = Long.numberOfTrailingZeros(left);
      found |= fit(region, other) == fit ? 1L << other : 0;
    }
    return found;
  }

  /** What can still be reached: of regions that exclude each other at most one is chosen. */
  private int achievable(long possible) {
    int sum = 0;
    for (long left = possible; left != 0; ) {
      int most = 0;
      for (long group = left; group != 0; ) { // each of which excludes those before
        int region = Long.numberOfTrailingZeros(group);
        most = Math.max(most, energy[region]);
        left &= ~(1L << region);
        group = those(group & ~(1L << region), region, false);
      }
      sum += most;
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
    return plain(those(others, region, true), reached + energy[region]) + plain(others, reached);
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
    long with = forked(those(others, region, true), reached + energy[region], fetches - 1, remote);
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
