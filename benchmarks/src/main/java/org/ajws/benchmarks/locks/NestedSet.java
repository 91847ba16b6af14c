package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A unit that calls two units, of a class that may have subclasses. */
@AtomicSet("pair")
public class NestedSet implements Shared {
  @Atomic("pair")
  private long left;

  @Atomic("pair")
  private long right;

  /** Changes one of both. */
  protected int growLeft() {
    left++;
    return 1;
  }

  /** Changes the other one. */
  protected int growRight() {
    right++;
    return 0;
  }

  @Override
  public int step(int key) {
    return growLeft() + growRight();
  }

  @Override
  public long total() {
    if (left != right) {
      throw new IllegalStateException("torn");
    }
    return left;
  }
}
