package org.ajws.benchmarks.locks;

/** Data that several threads use. */
public interface Shared {
  /**
   * Uses the data once.
   *
   * @param key chooses what is done
   * @return how much {@link #total()} grew by it
   */
  int step(int key);

  /** The sum of what all steps returned. */
  long total();
}
