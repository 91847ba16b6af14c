package org.ajws.benchmarks.locks;

import java.util.concurrent.locks.ReentrantLock;

/** The purses of {@link TransferSet} by hand: the locks are taken by the purses' numbers. */
public final class TransferByHand {
  private TransferByHand() {}

  private static final class Purse extends ReentrantLock {
    private static final long serialVersionUID = 1;

    private final int number;
    private long balance;
    private long paid;

    Purse(int number) {
      this.number = number;
    }

    int pay(Purse to) {
      balance--;
      to.balance++;
      paid++;
      return 1;
    }

    long total(Purse other) {
      if (balance + other.balance != 0) {
        throw new IllegalStateException("lost on the way");
      }
      return paid + other.paid;
    }
  }

  private static Purse first(Purse a, Purse b) {
    return a.number < b.number ? a : b;
  }

  private static Purse second(Purse a, Purse b) {
    return a.number < b.number ? b : a;
  }

  /** With {@code synchronized}. */
  public static final class Synchronized implements Shared {
    private final Purse left = new Purse(1);
    private final Purse right = new Purse(2);

    @Override
    public int step(int key) {
      return (key & 1) == 0 ? pay(left, right) : pay(right, left);
    }

    private static int pay(Purse from, Purse to) {
      synchronized (first(from, to)) {
        synchronized (second(from, to)) {
          return from.pay(to);
        }
      }
    }

    @Override
    public long total() {
      synchronized (left) {
        synchronized (right) {
          return left.total(right);
        }
      }
    }
  }

  /** With a {@link ReentrantLock}. */
  public static final class Reentrant implements Shared {
    private final Purse left = new Purse(1);
    private final Purse right = new Purse(2);

    @Override
    public int step(int key) {
      return (key & 1) == 0 ? pay(left, right) : pay(right, left);
    }

    private static int pay(Purse from, Purse to) {
      Purse first = first(from, to);
      Purse second = second(from, to);
      first.lock();
      try {
        second.lock();
        try {
          return from.pay(to);
        } finally {
          second.unlock();
        }
      } finally {
        first.unlock();
      }
    }

    @Override
    public long total() {
      left.lock();
      try {
        right.lock();
        try {
          return left.total(right);
        } finally {
          right.unlock();
        }
      } finally {
        left.unlock();
      }
    }
  }
}
