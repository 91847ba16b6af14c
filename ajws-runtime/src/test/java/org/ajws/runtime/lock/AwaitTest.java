package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Units that wait, written as the translator writes them. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AwaitTest {
  private static final int ROUNDS = 20_000;

  private final List<Thread> threads = new ArrayList<>();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  private interface Code {
    void run() throws Exception;
  }

  private Thread start(Code code) {
    Thread thread =
        new Thread(
            () -> {
              try {
                code.run();
              } catch (Throwable t) {
                failure.compareAndSet(null, t);
              }
            });
    thread.setDaemon(true);
    threads.add(thread);
    thread.start();
    return thread;
  }

  private static void awaitRest(Thread waiting) {
    while (waiting.getState() != Thread.State.TIMED_WAITING
        && waiting.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
  }

  private void join() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(null, failure.get());
  }

  @Test
  void everyValueArrivesOnce() throws InterruptedException {
    for (int threadsOfAKind : new int[] {1, 2, 8, 32}) {
      WaitingBuffer buffer = new WaitingBuffer(3);
      int each = ROUNDS / threadsOfAKind;
      long[] sums = new long[threadsOfAKind];
      threads.clear();
      for (int t = 0; t < threadsOfAKind; t++) {
        int index = t;
        start(
            () -> {
              for (int i = 1; i <= each; i++) {
                buffer.put(i);
              }
            });
        start(
            () -> {
              for (int i = 0; i < each; i++) {
                sums[index] += buffer.take();
              }
            });
      }
      join();
      long sum = 0;
      for (long s : sums) {
        sum += s;
      }
      assertEquals((long) threadsOfAKind * each * (each + 1) / 2, sum);
      assertEquals(0, buffer.size());
    }
  }

  @Test
  void interruptsEndWaitsAndForgetNobody() throws InterruptedException {
    WaitingBuffer buffer = new WaitingBuffer(2);
    AtomicInteger interrupted = new AtomicInteger();
    AtomicLong sum = new AtomicLong();
    int takers = 6;
    int each = ROUNDS / 10;
    List<Thread> interruptible = new ArrayList<>();
    for (int t = 0; t < takers; t++) {
      boolean limited = t % 2 == 0;
      start(
          () -> {
            for (int i = 0; i < each; ) {
              try {
                int taken = buffer.takeInterruptibly(limited ? 1_000 : Long.MAX_VALUE);
                if (taken > 0) {
                  i++;
                  sum.addAndGet(taken);
                }
              } catch (InterruptedException e) {
                interrupted.incrementAndGet();
              }
            }
          });
      interruptible.add(threads.get(threads.size() - 1));
    }
    start(
        () -> {
          for (int i = 1; i <= takers * each; i++) {
            buffer.put(i);
          }
        });
    Random random = new Random(7);
    while (interruptible.stream().anyMatch(Thread::isAlive)) {
      interruptible.get(random.nextInt(takers)).interrupt();
      Thread.yield();
    }
    join();
    long all = (long) takers * each;
    assertEquals(all * (all + 1) / 2, sum.get());
    assertTrue(interrupted.get() > 0);
    assertEquals(0, buffer.size());
  }

  /** Nobody else wakes it. */
  @Test
  void anInterruptAloneEndsAWait() throws InterruptedException {
    WaitingBuffer buffer = new WaitingBuffer(1);
    start(() -> assertThrows(InterruptedException.class, () -> buffer.takeInterruptibly(1L << 60)));
    awaitRest(threads.get(0));
    threads.get(0).interrupt();
    join();
    buffer.put(1);
    assertEquals(1, buffer.take());
  }

  @Test
  void whoIsInterruptedBeforeDoesNotWait() throws InterruptedException {
    WaitingBuffer buffer = new WaitingBuffer(1);
    buffer.put(5);
    Thread.currentThread().interrupt();
    assertEquals(5, buffer.takeInterruptibly(Long.MAX_VALUE)); // nothing to wait for
    assertThrows(InterruptedException.class, () -> buffer.takeInterruptibly(Long.MAX_VALUE));
    assertFalse(Thread.interrupted());
    assertEquals(-1, buffer.takeInterruptibly(0));
  }

  /** Two counters with a lock each; a condition over both is looked at after changes of either. */
  @Test
  void aConditionOverTwoLocks() throws InterruptedException {
    OrderedLock a = new OrderedLock("a");
    OrderedLock b = new OrderedLock("b");
    int[] counts = new int[2];
    int[] seen = new int[1];
    start(
        () -> {
          for (int i = 1; i <= ROUNDS; i++) {
            OrderedLock[] taken = OrderedLock.lockAll(b, a);
            try {
              int at = i;
              for (Await w = null;
                  counts[0] + counts[1] < 2 * at;
                  w = Await.pause(w, false, 2, a, b)) {}
              seen[0] = i;
            } finally {
              OrderedLock.unlockAll(taken);
            }
          }
        });
    for (int t = 0; t < 2; t++) {
      int index = t;
      OrderedLock mine = t == 0 ? a : b;
      start(
          () -> {
            for (int i = 1; i <= ROUNDS; i++) {
              mine.lock();
              try {
                int at = i;
                for (Await w = null; at > seen[0] + 1; w = Await.pause(w, false, 1, mine)) {}
                counts[index]++;
              } finally {
                mine.unlock();
              }
              OrderedLock[] taken = OrderedLock.lockAll(a, b); // a unit that changes what they read
              OrderedLock.unlockAll(taken);
            }
          });
    }
    // The two wait for what the first one writes under both locks: its end wakes them.
    join();
    assertEquals(ROUNDS, seen[0]);
  }

  /** Over 2,000 ends of units, of which the last one makes the condition hold. */
  @Test
  void whoMayNotGoOnIsNotWoken() throws InterruptedException {
    OrderedLock lock = new OrderedLock(this);
    int[] count = new int[1];
    List<Thread> looked = new ArrayList<>(); // guarded by the lock
    Thread waiting =
        start(
            () -> {
              lock.lock();
              try {
                for (Await a = Await.open();
                    a.mustWait(() -> looked.add(Thread.currentThread()) && count[0] < 2_000);
                    a = Await.pause(a, false, 1, lock)) {}
              } finally {
                lock.unlock();
              }
            });
    awaitRest(waiting);
    for (int i = 0; i < 2_000; i++) {
      lock.lock();
      try {
        count[0]++;
      } finally {
        lock.unlock();
      }
    }
    join();
    assertEquals(2, looked.stream().filter(t -> t == waiting).count());
    assertEquals(2_002, looked.size());
  }

  /** Who came first waits for more. */
  @Test
  void whoMayGoOnIsFoundBehindOthers() throws InterruptedException {
    OrderedLock lock = new OrderedLock(this);
    int[] count = new int[1];
    List<Thread> waiting = new ArrayList<>();
    for (int least = 3; least >= 1; least--) {
      int enough = least;
      Thread one =
          start(
              () -> {
                lock.lock();
                try {
                  for (Await a = Await.open();
                      a.mustWait(() -> count[0] < enough);
                      a = Await.pause(a, false, 1, lock)) {}
                } finally {
                  lock.unlockUnchanged();
                }
              });
      awaitRest(one);
      waiting.add(0, one);
    }
    for (Thread next : waiting) {
      lock.lock();
      count[0]++;
      lock.unlock();
      next.join();
    }
    join();
  }

  /** The one whose unit ends goes on; the one that waits finds what is wrong. */
  @Test
  void aConditionThatThrowsThrowsWhereItIsWaitedFor() throws InterruptedException {
    OrderedLock lock = new OrderedLock(this);
    int[][] values = {{0}};
    Thread waiting =
        start(
            () -> {
              lock.lock();
              try {
                assertThrows(
                    NullPointerException.class,
                    () -> {
                      for (Await a = Await.open();
                          a.mustWait(() -> values[0][0] == 0);
                          a = Await.pause(a, false, 1, lock)) {}
                    });
              } finally {
                lock.unlock();
              }
            });
    awaitRest(waiting);
    lock.lock();
    try {
      values[0] = null;
    } finally {
      lock.unlock();
    }
    join();
  }

  /** Who has one of its locks may not look at a condition over two. */
  @Test
  void aConditionOverTwoLocksIsLookedAtWithBoth() throws InterruptedException {
    OrderedLock a = new OrderedLock("a");
    OrderedLock b = new OrderedLock("b");
    int[] counts = new int[2];
    BooleanSupplier condition =
        () -> {
          if (!a.isHeldByCurrentThread() || !b.isHeldByCurrentThread()) {
            failure.compareAndSet(null, new AssertionError("without the locks"));
          }
          return counts[0] + counts[1] < 2 * ROUNDS / 10;
        };
    for (int t = 0; t < 4; t++) {
      start(
          () -> {
            OrderedLock[] taken = OrderedLock.lockAll(a, b);
            try {
              for (Await w = Await.open();
                  w.mustWait(condition);
                  w = Await.pause(w, false, 2, a, b)) {}
            } finally {
              OrderedLock.unlockAll(taken);
            }
          });
    }
    for (int t = 0; t < 2; t++) {
      int index = t;
      OrderedLock mine = t == 0 ? a : b;
      start(
          () -> {
            for (int i = 0; i < ROUNDS / 10; i++) {
              mine.lock();
              try {
                counts[index]++;
              } finally {
                mine.unlock();
              }
            }
          });
    }
    join();
  }

  /** The locks are given back as often as they are held, and are held as often afterwards. */
  @Test
  void aUnitInAUnitWaits() throws InterruptedException {
    WaitingBuffer buffer = new WaitingBuffer(1);
    start(
        () -> {
          buffer.lock.lock();
          buffer.lock.lock();
          try {
            assertEquals(7, buffer.take());
            assertEquals(2, buffer.lock.getHoldCount());
          } finally {
            buffer.lock.unlock();
            buffer.lock.unlock();
          }
          assertFalse(buffer.lock.isHeldByCurrentThread());
        });
    start(() -> buffer.put(7));
    join();
  }

  /** What an inner unit changed is told by the outer one, though that changed nothing itself. */
  @Test
  void anInnerUnitsChangeIsTold() throws InterruptedException {
    for (int i = 0; i < 2_000; i++) {
      WaitingBuffer buffer = new WaitingBuffer(1);
      threads.clear();
      start(() -> assertEquals(5, buffer.take()));
      start(
          () -> {
            buffer.lock.lock();
            try {
              buffer.put(5);
            } finally {
              buffer.lock.unlockUnchanged();
            }
          });
      join();
    }
  }

  /** What a unit changed before it waits is told to others: one asks and waits for an answer. */
  @Test
  void aChangeBeforeAWaitIsTold() throws InterruptedException {
    OrderedLock lock = new OrderedLock(this);
    int[] counts = new int[2];
    start(
        () -> {
          for (int i = 1; i <= ROUNDS; i++) {
            lock.lock();
            try {
              counts[0]++;
              for (Await w = null; counts[1] < counts[0]; w = Await.pause(w, true, 1, lock)) {}
            } finally {
              lock.unlock();
            }
          }
        });
    start(
        () -> {
          for (int i = 1; i <= ROUNDS; i++) {
            lock.lock();
            try {
              for (Await w = null; counts[0] <= counts[1]; w = Await.pause(w, false, 1, lock)) {}
              counts[1]++;
            } finally {
              lock.unlock();
            }
          }
        });
    join();
  }

  @Test
  void aWaitWithALimitEnds() {
    WaitingBuffer buffer = new WaitingBuffer(1);
    long start = System.nanoTime();
    assertEquals(-1, buffer.takeWithin(TimeUnit.MILLISECONDS.toNanos(30)));
    assertTrue(System.nanoTime() - start >= TimeUnit.MILLISECONDS.toNanos(30));
    assertEquals(-1, buffer.takeWithin(0));
    assertEquals(-1, buffer.takeWithin(Long.MIN_VALUE));
    buffer.put(3);
    assertEquals(3, buffer.takeWithin(Long.MAX_VALUE));
  }

  /** Waits whose time is over, beside changes that come at the same time. */
  @Test
  void limitsBesideChanges() throws InterruptedException {
    WaitingBuffer buffer = new WaitingBuffer(1);
    int[] taken = new int[4];
    for (int t = 0; t < taken.length; t++) {
      int me = t;
      Random random = new Random(me);
      start(
          () -> {
            for (int i = 0; i < 2_000; i++) {
              if (buffer.takeWithin(random.nextInt(100_000)) >= 0) {
                taken[me]++;
              }
            }
          });
    }
    int[] put = new int[1];
    start(
        () -> {
          for (Thread taker : threads.subList(0, 4)) {
            while (taker.isAlive()) {
              if (buffer.size() == 0) {
                buffer.put(1);
                put[0]++;
              }
            }
          }
        });
    join();
    int all = buffer.size();
    for (int n : taken) {
      all += n;
    }
    assertEquals(put[0], all);
  }

  @Test
  void interruptsAreKept() throws InterruptedException {
    WaitingBuffer buffer = new WaitingBuffer(1);
    start(
        () -> {
          Thread.currentThread().interrupt();
          assertEquals(1, buffer.take());
          assertTrue(Thread.interrupted());
        });
    start(() -> buffer.put(1));
    join();
  }

  @Test
  void withoutLocksNobodyCouldTell() {
    assertThrows(
        IllegalStateException.class, () -> Await.pause(null, false, 1, (OrderedLock) null));
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> Await.inOrder("A.java:3"));
    assertTrue(e.getMessage().startsWith("A.java:3: "));
  }

  @Test
  void whoDoesNotHoldTheLockCannotGiveItBack() {
    OrderedLock lock = new OrderedLock(this);
    assertThrows(IllegalMonitorStateException.class, lock::unlock);
    assertThrows(IllegalMonitorStateException.class, lock::unlockUnchanged);
  }
}
