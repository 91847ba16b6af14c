package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Two purses, each of which pays the other one: a unit over two objects. */
public final class TransferSet implements Shared {
  @AtomicSet("purse")
  private static final class Purse {
    @Atomic("purse")
    private long balance;

    @Atomic("purse")
    private long paid;

    int pay(@Atomic("purse") Purse to) {
      balance--;
      to.balance++;
      paid++;
      return 1;
    }

    @Atomic("other.purse")
    long total(Purse other) {
      if (balance + other.balance != 0) {
        throw new IllegalStateException("lost on the way");
      }
      return paid + other.paid;
    }
  }

  private final Purse left = new Purse();
  private final Purse right = new Purse();

  @Override
  public int step(int key) {
    return (key & 1) == 0 ? left.pay(right) : right.pay(left);
  }

  @Override
  public long total() {
    return left.total(right);
  }
}
