package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Two numbers that are equal, read fifteen times of sixteen. */
@AtomicSet("pair")
public final class PairSet implements Shared {
  @Atomic("pair")
  private long left;

  @Atomic("pair")
  private long right;

  @Override
  public int step(int key) {
    return (key & 15) == 0 ? grow() : compare();
  }

  private int grow() {
    left++;
    right++;
    return 1;
  }

  private int compare() {
    if (left != right) {
      throw new IllegalStateException("torn");
    }
    return 0;
  }

  @Override
  public long total() {
    return left;
  }
}
