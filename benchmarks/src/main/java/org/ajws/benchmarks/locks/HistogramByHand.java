package org.ajws.benchmarks.locks;

import java.util.concurrent.locks.ReentrantLock;

/** The histogram of {@link HistogramSet} by hand. */
public final class HistogramByHand {
  private HistogramByHand() {}

  private static long sum(int[] bins, long entries) {
    int sum = 0;
    for (int bin : bins) {
      sum += bin;
    }
    if (sum != (int) entries) {
      throw new IllegalStateException(sum + " entries in the bins, not " + entries);
    }
    return entries;
  }

  /** With {@code synchronized}. */
  public static final class Synchronized implements Shared {
    private final int[] bins = new int[16];
    private long entries;

    @Override
    public synchronized int step(int key) {
      bins[key & 15]++;
      entries++;
      return 1;
    }

    @Override
    public synchronized long total() {
      return sum(bins, entries);
    }
  }

  /** With a {@link ReentrantLock}. */
  public static final class Reentrant implements Shared {
    private final ReentrantLock lock = new ReentrantLock();
    private final int[] bins = new int[16];
    private long entries;

    @Override
    public int step(int key) {
      lock.lock();
      try {
        bins[key & 15]++;
        entries++;
        return 1;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public long total() {
      lock.lock();
      try {
        return sum(bins, entries);
      } finally {
        lock.unlock();
      }
    }
  }
}
