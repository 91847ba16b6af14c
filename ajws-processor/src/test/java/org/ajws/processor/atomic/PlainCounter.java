package org.ajws.processor.atomic;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A class file with a set and no lock, for programs that name it. */
@AtomicSet("n")
public final class PlainCounter {
  @Atomic("n")
  private int n;

  /** Adds to the member. */
  public int add(int by) {
    n += by;
    return by;
  }
}
