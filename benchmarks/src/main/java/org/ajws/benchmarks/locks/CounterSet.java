package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A counter. */
@AtomicSet("count")
public final class CounterSet implements Shared {
  @Atomic("count")
  private int count;

  @Override
  public int step(int key) {
    count++;
    return 1;
  }

  @Override
  public long total() {
    return count & 0xFFFFFFFFL;
  }
}
