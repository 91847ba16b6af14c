package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who takes several locks keeps none of them while it waits long for another. */
@Timeout(60)
class SeveralLocksTest {
  private final OrderedLock low = new OrderedLock("low");
  private final OrderedLock high = new OrderedLock("high", low);

  /** Both guarded by the locks. */
  private boolean waits;

  private boolean open;

  @Test
  void whoHoldsTheLastAndWantsTheFirstGetsIt() throws Exception {
    high.lock();
    FutureTask<OrderedLock[]> both = start(() -> takeAndFree(low, high));
    awaitWaiter(high); // it has the first, or has just given it back
    low.lock();
    assertFalse(both.isDone());
    low.unlock();
    high.unlock();
    assertEquals(2, both.get().length);
    assertFree();
  }

  /** The same of two, which have code of their own. */
  @Test
  void ofTwoToo() throws Exception {
    high.lock();
    FutureTask<Boolean> both =
        start(
            () -> {
              TwoLocks.lock(high, low);
              boolean held = low.getHoldCount() == 1 && high.getHoldCount() == 1;
              TwoLocks.unlock(high, low);
              return held;
            });
    awaitWaiter(high);
    low.lock();
    assertFalse(both.isDone());
    low.unlock();
    high.unlock();
    assertTrue(both.get());
    assertFree();
  }

  @Test
  void oneOfTwoMayBeMissing() {
    OrderedLock[][] pairs = {{low, null}, {null, low}, {low, low}};
    for (OrderedLock[] pair : pairs) {
      TwoLocks.lock(pair[0], pair[1]);
      assertEquals(1, low.getHoldCount());
      TwoLocks.unlock(pair[0], pair[1]);
      assertFree();
    }
    TwoLocks.lock(null, null);
    TwoLocks.unlockUnchanged(null, null);
    TwoLocks.lock(high, low);
    assertTrue(low.isHeldByCurrentThread() && high.isHeldByCurrentThread());
    TwoLocks.unlockUnchanged(high, low);
    assertFree();
  }

  @Test
  void afterAConditionToo() throws Exception {
    FutureTask<Void> waiting =
        start(
            () -> {
              OrderedLock[] taken = OrderedLock.lockAll(low, high);
              waits = true;
              Await wait = null;
              while (!open) {
                wait = Await.pause(wait, false, 1, low, high);
              }
              assertEquals(1, low.getHoldCount());
              assertEquals(1, high.getHoldCount());
              OrderedLock.unlockAll(taken);
              return null;
            });
    OrderedLock[] taken = OrderedLock.lockAll(low, high);
    while (!waits) {
      OrderedLock.unlockAll(taken);
      taken = OrderedLock.lockAll(low, high);
    }
    open = true;
    low.unlock(); // it takes the first again, and waits for the second
    awaitWaiter(high);
    low.lock();
    low.unlock();
    high.unlock();
    waiting.get();
    assertFree();
  }

  @Test
  void aHeldOneIsTakenOnceMore() {
    low.lock();
    OrderedLock[] taken = OrderedLock.lockAll(low, high);
    assertEquals(2, low.getHoldCount());
    OrderedLock.unlockAll(taken);
    assertEquals(1, low.getHoldCount());
    low.unlock();
    assertFree();
  }

  @Test
  void anInterruptIsKept() throws Exception {
    high.lock();
    FutureTask<Boolean> both =
        start(
            () -> {
              Thread.currentThread().interrupt();
              takeAndFree(low, high);
              return Thread.currentThread().isInterrupted();
            });
    awaitWaiter(high);
    low.lock();
    low.unlock();
    high.unlock();
    assertTrue(both.get());
  }

  /** Units of several locks beside one thread that nests them against the order. */
  @Test
  void nobodyWaitsForEver() throws Exception {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    List<OrderedLock> locks = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      locks.add(new OrderedLock("lock " + i));
    }
    int[] counts = new int[locks.size()];
    List<FutureTask<Void>> threads = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      Random random = new Random(seed + t);
      boolean nests = t == 0; // two who nest would wait for each other
      threads.add(
          start(
              () -> {
                for (int n = 0; n < 2_000; n++) {
                  int a = random.nextInt(locks.size());
                  int b = random.nextInt(locks.size());
                  if (nests) {
                    nest(locks, Math.max(a, b), Math.min(a, b), counts);
                  } else if (n % 2 == 0) {
                    TwoLocks.lock(locks.get(a), locks.get(b));
                    counts[a]++;
                    counts[b]++;
                    TwoLocks.unlock(locks.get(a), locks.get(b));
                  } else {
                    OrderedLock[] taken = OrderedLock.lockAll(locks.get(a), locks.get(b));
                    counts[a]++;
                    counts[b]++;
                    OrderedLock.unlockAll(taken);
                  }
                }
                return null;
              }));
    }
    for (FutureTask<Void> thread : threads) {
      thread.get();
    }
    assertEquals(8 * 2 * 2_000, counts[0] + counts[1] + counts[2] + counts[3]);
  }

  private static void nest(List<OrderedLock> locks, int outer, int inner, int[] counts) {
    locks.get(outer).lock();
    counts[outer]++;
    locks.get(inner).lock();
    counts[inner]++;
    locks.get(inner).unlock();
    locks.get(outer).unlock();
  }

  private static OrderedLock[] takeAndFree(OrderedLock... locks) {
    OrderedLock[] taken = OrderedLock.lockAll(locks);
    OrderedLock.unlockAll(taken);
    return taken;
  }

  private static <T> FutureTask<T> start(Callable<T> code) {
    FutureTask<T> task = new FutureTask<>(code);
    Thread thread = new Thread(task, "several locks");
    thread.setDaemon(true);
    thread.start();
    return task;
  }

  /** Who has taken the first keeps it for a moment only: that could be missed. */
  private static void awaitWaiter(OrderedLock lock) throws InterruptedException {
    while (!lock.hasQueuedThreads()) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      Thread.onSpinWait();
    }
  }

  private void assertFree() {
    assertFalse(low.isLocked() || high.isLocked());
  }
}
