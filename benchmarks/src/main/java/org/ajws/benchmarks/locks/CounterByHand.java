package org.ajws.benchmarks.locks;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;

/** The counter of {@link CounterSet} by hand. */
public final class CounterByHand {
  private CounterByHand() {}

  /** With {@code synchronized}. */
  public static final class Synchronized implements Shared {
    private int count;

    @Override
    public synchronized int step(int key) {
      count++;
      return 1;
    }

    @Override
    public synchronized long total() {
      return count & 0xFFFFFFFFL;
    }
  }

  /** With a {@link ReentrantLock}. */
  public static final class Reentrant implements Shared {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    @Override
    public int step(int key) {
      lock.lock();
      try {
        count++;
        return 1;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public long total() {
      lock.lock();
      try {
        return count & 0xFFFFFFFFL;
      } finally {
        lock.unlock();
      }
    }
  }

  /** With an {@link AtomicInteger}. */
  public static final class Atomic implements Shared {
    private final AtomicInteger count = new AtomicInteger();

    @Override
    public int step(int key) {
      count.incrementAndGet();
      return 1;
    }

    @Override
    public long total() {
      return count.get() & 0xFFFFFFFFL;
    }
  }

  /** With a {@link LongAdder}, which is exact only while nobody counts. */
  public static final class Adder implements Shared {
    private final LongAdder count = new LongAdder();

    @Override
    public int step(int key) {
      count.increment();
      return 1;
    }

    @Override
    public long total() {
      return count.sum();
    }
  }
}
