package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Two numbers that are equal, written once in 1024 times and read otherwise. */
@AtomicSet("record")
public final class RecordSet implements Shared {
  @Atomic("record")
  private long left;

  @Atomic("record")
  private long right;

  /** Reads or writes: as a unit it would always write. */
  @Override
  @NotAtomic
  public int step(int key) {
    if ((key & 1023) == 0) {
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
