package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Sixteen bins and how many entries all have together. */
@AtomicSet("bins")
public final class HistogramSet implements Shared {
  @Atomic("bins")
  private final int[] bins = new int[16];

  @Atomic("bins")
  private long entries;

  @Override
  public int step(int key) {
    bins[key & 15]++;
    entries++;
    return 1;
  }

  @Override
  public long total() {
    int sum = 0;
    for (int bin : bins) {
      sum += bin;
    }
    if (sum != (int) entries) {
      throw new IllegalStateException(sum + " entries in the bins, not " + entries);
    }
    return entries;
  }
}
