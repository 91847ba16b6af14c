package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import org.ajws.runtime.scheduler.StackRoom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A unit that others wait for runs where its end has room on the stack, or does not begin: those
 * who wait for a change of its objects had been taken off the list, and were not woken.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnitEndsOnFullStacksTest {
  private static final int ROUNDS = 10;

  /** So many frames from the end of the stack on run one each. */
  private static final int DENSE = 300;

  private final OrderedLock lock = new OrderedLock(this);
  private int units;
  private int overflows;
  private int woken;

  /** One of many, of which each unit lets one go on. */
  private final class Waiting implements Waiters.Waiting {
    private final int number;

    Waiting(int number) {
      this.number = number;
    }

    @Override
    public boolean mayGoOn() {
      return number == units;
    }

    @Override
    public boolean needsThisLockOnly() {
      return number % 2 == 0;
    }

    @Override
    public void isDue() {}

    @Override
    public void wake() {
      StackRoom.makeForCounting(); // as the worker of a task is
      woken++;
    }
  }

  private void unit() {
    lock.lock();
    try {
      units++;
    } finally {
      lock.unlock();
    }
  }

  private int deep() {
    int left;
    try {
      left = deep();
    } catch (StackOverflowError e) { // this is the end
      left = DENSE;
    }
    if (left > 0) {
      try {
        unit();
      } catch (StackOverflowError e) {
        overflows++;
      }
    }
    return left - 1;
  }

  @Test
  void eachUnitWakesWhoWaitsForIt() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      units = 0;
      woken = 0;
      lock.lock();
      for (int i = 1; i <= DENSE + 1; i++) {
        lock.add(new Waiting(i));
      }
      lock.unlockOnly();
      FutureTask<Integer> run = new FutureTask<>(this::deep);
      new Thread(null, run, "deep", 1 << 19).start();
      run.get();
      assertNull(lock.holder(), "it is not free");
      assertEquals(units, woken, "in round " + round);
      while (units <= DENSE) {
        unit();
      }
      assertEquals(units, woken);
    }
    assertTrue(overflows > 0, "nothing overflew");
  }
}
