package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;
import org.ajws.Reads;

/** Two numbers that are equal, read fifteen times of sixteen, by snapshots. */
@AtomicSet(value = "pair", reads = Reads.SNAPSHOT)
public final class SnapshotSet implements Shared {
  @Atomic("pair")
  private long left;

  @Atomic("pair")
  private long right;

  /** Reads or writes: as a unit it would always write. */
  @Override
  @NotAtomic
  public int step(int key) {
    if ((key & 15) == 0) {
      return grow();
    }
    if (difference() != 0) {
      throw new IllegalStateException("torn");
    }
    return 0;
  }

  private int grow() {
    left++;
    right++;
    return 1;
  }

  private long difference() {
    return left - right;
  }

  @Override
  public long total() {
    return left;
  }
}
