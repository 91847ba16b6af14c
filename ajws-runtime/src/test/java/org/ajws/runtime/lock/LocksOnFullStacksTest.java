package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.scheduler.HeldUp;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A wait for a set, or for a condition over one, for which the stack has no room has not begun. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LocksOnFullStacksTest {
  private static final int ROUNDS = 300;

  /**
   * So many are a part of a frame apart, where the stack is full; others up to where it is half
   * full.
   */
  private static final int NEAR = 240;

  /** How many parts a frame has. */
  private static final int PARTS = 8;

  private static final int RUNS = 1;
  private static final int OVERFLOWN = 2;

  private final OrderedLock lock = new OrderedLock(this);

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  /** What is waited for. */
  private enum Kind {
    THREAD {
      @Override
      void take(OrderedLock lock) {
        lock.lock();
      }

      @Override
      void giveBack(OrderedLock lock, boolean isWaitedFor) {
        lock.unlock();
      }

      @Override
      void await(OrderedLock lock) {
        lock.lock();
      }
    },
    CLAIM {
      private final Claim claim = new OfNobody();

      @Override
      void take(OrderedLock lock) {
        claim.request(lock);
      }

      @Override
      void giveBack(OrderedLock lock, boolean isWaitedFor) {
        claim.giveBack(lock);
      }

      @Override
      void await(OrderedLock lock) {
        lock.lock();
      }
    },
    CONDITION {
      @Override
      void take(OrderedLock lock) {}

      @Override
      void giveBack(OrderedLock lock, boolean isWaitedFor) {
        if (isWaitedFor) {
          lock.lock();
          lock.unlock();
        }
      }

      @Override
      void await(OrderedLock lock) {
        Await.pause(Await.open(), false, 1, lock);
      }
    };

    abstract void take(OrderedLock lock);

    abstract void giveBack(OrderedLock lock, boolean isWaitedFor);

    abstract void await(OrderedLock lock);
  }

  private static final class OfNobody extends Claim {
    @Override
    protected boolean admitsCaller() {
      return false;
    }

    @Override
    protected boolean isWithin(Claim other) {
      return false;
    }

    @Override
    protected void granted() {}
  }

  private static int at(int deep, Runnable body) {
    if (deep == 0) {
      body.run();
      return 0;
    }
    return at(deep - 1, body) + 0;
  }

  /** The same; its frames are a little larger. */
  private static int larger(int deep, Object more, Object most, int normal, Runnable body) {
    return deep == 0 ? at(normal, body) : larger(deep - 1, most, more, normal, body) + 0;
  }

  private static void at(int deepest, int round, Runnable body) {
    int larger = PARTS - 1 - round % PARTS;
    int far = Math.max(0, round - NEAR);
    int less = Math.min(round, NEAR) / PARTS + deepest / 2 * far / (ROUNDS - NEAR);
    larger(larger, null, null, deepest - PARTS - less - larger, body);
  }

  /** How deep a call may be that takes the lock if nobody has it. */
  private int deepest() {
    int fits = 0;
    int tooDeep = 1 << 20;
    while (tooDeep - fits > 1) {
      int deep = (fits + tooDeep) / 2;
      try {
        at(deep, lock::lock);
        fits = deep;
      } catch (StackOverflowError e) {
        tooDeep = deep;
      }
      while (lock.isHeldByCurrentThread()) {
        lock.unlock();
      }
    }
    return fits;
  }

  /** It has the set until somebody waits for that, or could not. */
  private FutureTask<Void> other(Kind kind, AtomicInteger state) {
    Thread caller = Thread.currentThread();
    FutureTask<Void> other =
        new FutureTask<>(
            () -> {
              kind.take(lock);
              state.set(RUNS);
              while (state.get() != OVERFLOWN && caller.getState() == Thread.State.RUNNABLE) {
                Thread.onSpinWait();
              }
              kind.giveBack(lock, state.get() != OVERFLOWN);
              return null;
            });
    new Thread(other, "other").start();
    while (state.get() != RUNS) {
      Thread.onSpinWait();
    }
    return other;
  }

  private int overflows(Kind kind) throws Exception {
    int held = kind == Kind.CONDITION ? 1 : 0;
    int overflows = 0;
    int deepest = 0;
    Finish finish = Tasks.finish("A.java:3");
    try {
      for (int k = 0; k < ROUNDS; k++) {
        if (k % 20 == 0) {
          deepest = deepest(); // another one when the compiler has made the frames smaller
        }
        AtomicInteger state = new AtomicInteger();
        FutureTask<Void> other = other(kind, state);
        if (kind == Kind.CONDITION) {
          lock.lock();
        }
        try {
          at(deepest, k, () -> kind.await(lock));
          assertEquals(1, lock.getHoldCount());
          lock.unlock();
        } catch (StackOverflowError e) {
          overflows++;
          boolean waiting = HeldUp.isAnybody();
          boolean noted = HeldWaits.exist();
          int holds = lock.getHoldCount();
          state.set(OVERFLOWN);
          while (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
          assertFalse(waiting, "somebody is still counted as waiting, round " + k);
          assertFalse(noted, "the wait is still noted, round " + k);
          assertEquals(held, holds, "round " + k);
        }
        other.get();
      }
    } finally {
      finish.join();
    }
    return overflows;
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aWaitThatOverflowsHasNotBegun(Kind kind) throws Exception {
    Scheduler.install(Setup.Pace.USUAL.config(3));
    LockWaits.noteAtOnce();
    FutureTask<Integer> rounds = new FutureTask<>(() -> overflows(kind));
    new Thread(null, rounds, "deep", 1 << 20).start();
    int overflows = rounds.get();
    assertTrue(0 < overflows && overflows < ROUNDS, overflows + " of " + ROUNDS);
  }
}
