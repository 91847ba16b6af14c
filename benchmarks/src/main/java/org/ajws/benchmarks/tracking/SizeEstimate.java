package org.ajws.benchmarks.tracking;

/** How large tables are to be made at first: by a moving average of how many entries they got. */
final class SizeEstimate {
  /** Without tasks before. */
  static final int FIRST = 16;

  private static final int LEAST = 4;

  private double average = FIRST * 3 / 4.0;
  private volatile int start = FIRST;

  /** A task has committed with so many entries. One at a time. */
  void add(int size) {
    average = size <= average ? average * 15 / 16 + size / 16.0 : average * 3 / 4 + size / 4.0;
    int wanted = (int) Math.ceil(average * 4 / 3);
    start = Math.max(LEAST, Integer.highestOneBit(Math.max(1, 2 * wanted - 1)));
  }

  /** A power of two. */
  int start() {
    return start;
  }
}
