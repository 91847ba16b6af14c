package org.ajws.benchmarks.locks;

import java.util.concurrent.locks.ReentrantLock;

/** The new objects of {@link FreshSet} by hand. */
public final class FreshByHand {
  private FreshByHand() {}

  /** With {@code synchronized}. */
  public static final class Synchronized implements Shared {
    private static class Cell {
      private int value;
      private int changes;

      synchronized int next() {
        changes++;
        return ++value;
      }

      synchronized boolean isWhole() {
        return value == changes;
      }
    }

    private volatile Cell last;

    @Override
    public int step(int key) {
      Cell cell = new Cell();
      last = cell;
      if (cell.next() != 1) {
        throw new IllegalStateException("not new");
      }
      return 0;
    }

    @Override
    public long total() {
      Cell cell = last;
      return cell == null || cell.isWhole() ? 0 : 1;
    }
  }

  /** With a {@link ReentrantLock} in each object. */
  public static final class Reentrant implements Shared {
    private static class Cell {
      private final ReentrantLock lock = new ReentrantLock();
      private int value;
      private int changes;

      int next() {
        lock.lock();
        try {
          changes++;
          return ++value;
        } finally {
          lock.unlock();
        }
      }

      boolean isWhole() {
        lock.lock();
        try {
          return value == changes;
        } finally {
          lock.unlock();
        }
      }
    }

    private volatile Cell last;

    @Override
    public int step(int key) {
      Cell cell = new Cell();
      last = cell;
      if (cell.next() != 1) {
        throw new IllegalStateException("not new");
      }
      return 0;
    }

    @Override
    public long total() {
      Cell cell = last;
      return cell == null || cell.isWhole() ? 0 : 1;
    }
  }
}
