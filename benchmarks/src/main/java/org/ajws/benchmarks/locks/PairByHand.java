package org.ajws.benchmarks.locks;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * The pair of {@link PairSet}, {@link SnapshotSet} and {@link RecordSet}, by hand: read but where a
 * key has no bit of a mask.
 */
public final class PairByHand {
  private PairByHand() {}

  /** With {@code synchronized}. */
  public static final class Synchronized implements Shared {
    private long left;
    private long right;
    private final int mask;

    /** Writes where a key has no bit of a mask. */
    public Synchronized(int mask) {
      this.mask = mask;
    }

    @Override
    public synchronized int step(int key) {
      if ((key & mask) == 0) {
        left++;
        right++;
        return 1;
      }
      if (left != right) {
        throw new IllegalStateException("torn");
      }
      return 0;
    }

    @Override
    public synchronized long total() {
      return left;
    }
  }

  /** With a {@link ReentrantLock}. */
  public static final class Reentrant implements Shared {
    private final ReentrantLock lock = new ReentrantLock();
    private long left;
    private long right;
    private final int mask;

    /** Writes where a key has no bit of a mask. */
    public Reentrant(int mask) {
      this.mask = mask;
    }

    @Override
    public int step(int key) {
      lock.lock();
      try {
        if ((key & mask) == 0) {
          left++;
          right++;
          return 1;
        }
        if (left != right) {
          throw new IllegalStateException("torn");
        }
        return 0;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public long total() {
      lock.lock();
      try {
        return left;
      } finally {
        lock.unlock();
      }
    }
  }

  /** With a {@link ReentrantReadWriteLock}. */
  public static final class ReadWrite implements Shared {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private long left;
    private long right;
    private final int mask;

    /** Writes where a key has no bit of a mask. */
    public ReadWrite(int mask) {
      this.mask = mask;
    }

    @Override
    public int step(int key) {
      if ((key & mask) == 0) {
        lock.writeLock().lock();
        try {
          left++;
          right++;
          return 1;
        } finally {
          lock.writeLock().unlock();
        }
      }
      lock.readLock().lock();
      try {
        if (left != right) {
          throw new IllegalStateException("torn");
        }
        return 0;
      } finally {
        lock.readLock().unlock();
      }
    }

    @Override
    public long total() {
      lock.readLock().lock();
      try {
        return left;
      } finally {
        lock.readLock().unlock();
      }
    }
  }

  /** With a {@link StampedLock}: an optimistic read, and a shared lock if that fails. */
  public static final class Stamped implements Shared {
    private final StampedLock lock = new StampedLock();
    private long left;
    private long right;
    private final int mask;

    /** Writes where a key has no bit of a mask. */
    public Stamped(int mask) {
      this.mask = mask;
    }

    @Override
    public int step(int key) {
      if ((key & mask) == 0) {
        long stamp = lock.writeLock();
        try {
          left++;
          right++;
        } finally {
          lock.unlockWrite(stamp);
        }
        return 1;
      }
      long stamp = lock.tryOptimisticRead();
      long l = left;
      long r = right;
      if (!lock.validate(stamp)) {
        stamp = lock.readLock();
        try {
          l = left;
          r = right;
        } finally {
          lock.unlockRead(stamp);
        }
      }
      if (l != r) {
        throw new IllegalStateException("torn");
      }
      return 0;
    }

    @Override
    public long total() {
      long stamp = lock.readLock();
      try {
        return left;
      } finally {
        lock.unlockRead(stamp);
      }
    }
  }

  /** A record that never changes, in a volatile field: writers make a new one under a lock. */
  public static final class Copied implements Shared {
    private record Values(long left, long right) {}

    private volatile Values values = new Values(0, 0);
    private final int mask;

    /** Writes where a key has no bit of a mask. */
    public Copied(int mask) {
      this.mask = mask;
    }

    @Override
    public int step(int key) {
      if ((key & mask) == 0) {
        synchronized (this) {
          Values now = values;
          values = new Values(now.left() + 1, now.right() + 1);
        }
        return 1;
      }
      Values now = values;
      if (now.left() != now.right()) {
        throw new IllegalStateException("torn");
      }
      return 0;
    }

    @Override
    public long total() {
      return values.left();
    }
  }
}
