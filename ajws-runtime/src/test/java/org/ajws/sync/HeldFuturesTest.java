package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.lock.Await;
import org.ajws.runtime.lock.OrderedLock;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who has a set and waits for a task that needs this set is in a deadlock, whatever it waits by;
 * near-twins are in none.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeldFuturesTest {
  /** As the translation leaves it. */
  static final class Cell {
    private final OrderedLock lock = new OrderedLock(this);
    private final CountDownLatch held = new CountDownLatch(1);
    private int value;

    public OrderedLock ajws$lock_s() {
      return lock;
    }

    int set(int v) {
      lock.lock();
      try {
        return value = v;
      } finally {
        lock.unlock();
      }
    }

    /** A unit that waits by some means. */
    int unit(Supplier<Integer> wait) {
      lock.lock();
      try {
        held.countDown();
        return wait.get();
      } finally {
        lock.unlock();
      }
    }

    int awaitSet() {
      lock.lock();
      try {
        for (Await w = null; value == 0; w = Await.pause(w, false, 1, lock)) {}
        return value;
      } finally {
        lock.unlock();
      }
    }

    void isHeld() {
      try {
        held.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private final Cell a = new Cell();
  private final Cell b = new Cell();

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private static void install(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers).withOutsiders(false));
  }

  private static void inFinish(boolean forkJoin, Runnable... tasks) {
    Finish finish = forkJoin ? ForkJoinTasks.finish("A.java:1") : Tasks.finish("A.java:1");
    try {
      for (Runnable task : tasks) {
        async(forkJoin, task);
      }
    } finally {
      finish.join();
    }
  }

  private static void async(boolean forkJoin, Runnable task) {
    if (forkJoin) {
      ForkJoinTasks.asyncApart("A.java:2", task::run);
    } else {
      Tasks.asyncApart("A.java:2", task::run);
    }
  }

  private static Future<Integer> future(boolean forkJoin, Supplier<Integer> value) {
    return forkJoin
        ? ForkJoinTasks.futureApart("A.java:3", () -> Future.of(value.get()))
        : Tasks.futureApart("A.java:3", () -> Future.of(value.get()));
  }

  private void assertStuck(String wait, boolean forkJoin, Runnable... tasks) {
    DeadlockException e = assertThrows(DeadlockException.class, () -> inFinish(forkJoin, tasks));
    assertTrue(e.getMessage().contains(wait + " at org.ajws.sync.HeldFut"), e.getMessage());
    assertTrue(
        e.getMessage()
            .contains("a unit that waits for a set at org.ajws.sync.HeldFuturesTest$Cell.set("),
        e.getMessage());
    assertFalse(a.lock.isLocked());
    assertFalse(b.lock.isLocked());
    assertEquals(7, a.set(7));
  }

  private static void spin(long millis) {
    long until = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void aFuture(int workers, boolean forkJoin) {
    install(workers);
    CountDownLatch begun = new CountDownLatch(1);
    assertStuck(
        "get() of a future",
        forkJoin,
        () -> {
          Future<Integer> f =
              future(
                  forkJoin,
                  () -> {
                    begun.countDown(); // else who gets it runs it
                    a.isHeld();
                    return a.set(1);
                  });
          await(begun);
          a.unit(f::get);
        });
  }

  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void aPromise(int workers, boolean forkJoin) {
    install(workers);
    Promise<Integer> p = new Promise<>();
    assertStuck(
        "get() of a promise's future",
        forkJoin,
        () -> a.unit(p.future()::get),
        () -> {
          a.isHeld();
          p.complete(a.set(1));
        });
  }

  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void aChannel(int workers, boolean forkJoin) {
    install(workers);
    Channel<Integer> channel = new Channel<>();
    assertStuck(
        "take() from a channel",
        forkJoin,
        () -> a.unit(channel::take),
        () -> {
          a.isHeld();
          channel.put(a.set(1));
        });
  }

  /** Below a unit whose lock is kept. */
  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void aCondition(int workers, boolean forkJoin) {
    install(workers);
    assertStuck(
        "await of a condition",
        forkJoin,
        () -> a.unit(b::awaitSet),
        () -> {
          a.isHeld();
          b.set(a.set(1));
        });
  }

  /** Who could go on, were the set free, is woken by the end of the deadlock and throws nothing. */
  @ParameterizedTest
  @CsvSource({"8,false", "8,true"})
  void whoWaitsForAConditionThatHolds(int workers, boolean forkJoin) {
    install(workers);
    Promise<Integer> p = new Promise<>();
    AtomicInteger waiting = new AtomicInteger();
    List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch has = new CountDownLatch(1);
    Runnable waits =
        () ->
            seen.add(
                a.unit(
                    () -> {
                      waiting.incrementAndGet();
                      return a.awaitSet();
                    }));
    assertStuck(
        "get() of a promise's future",
        forkJoin,
        waits,
        waits,
        waits,
        () -> {
          while (a.unit(waiting::get) < 3) {
            Thread.onSpinWait();
          }
          a.set(5);
          a.unit( // before those have the set that wait for it
              () -> {
                has.countDown();
                return p.future().get();
              });
        },
        () -> {
          await(has);
          p.complete(a.set(1));
        });
    assertEquals(List.of(5, 5, 5), seen);
  }

  /** The holder waits for a root that waits for a third one, which needs the set. */
  @ParameterizedTest
  @CsvSource({"4,false", "4,true"})
  void threeOfWhichOneNeedsTheSet(int workers, boolean forkJoin) {
    install(workers);
    Promise<Integer> p = new Promise<>();
    Channel<Integer> channel = new Channel<>();
    assertStuck(
        "take() from a channel",
        forkJoin,
        () -> a.unit(p.future()::get),
        () -> p.complete(channel.take()),
        () -> {
          a.isHeld();
          channel.put(a.set(1));
        });
  }

  /** No thread has the set, but an interval that waits without one. */
  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void anIntervalThatHoldsTheSet(int workers, boolean forkJoin) {
    install(workers);
    Promise<Integer> p = new Promise<>();
    DeadlockException e =
        assertThrows(
            DeadlockException.class,
            () ->
                intervals(
                    forkJoin,
                    g -> {
                      Interval x = g.add("x", p.future()::get).holding(a);
                      Interval y = g.add("y", () -> p.complete(a.set(1)));
                      x.start().before(y.start());
                    }));
    assertTrue(e.getMessage().contains("get() of a promise's future"), e.getMessage());
    assertTrue(e.getMessage().contains("waits for a set"), e.getMessage());
    assertFalse(a.lock.isLocked());
    assertEquals(7, a.set(7));
  }

  private static void intervals(boolean forkJoin, Consumer<Intervals> program) {
    if (forkJoin) {
      ForkJoinTasks.intervals("A.java:4", program);
    } else {
      Tasks.intervals("A.java:4", program);
    }
  }

  /** The thread that has the set and the tasks that need it belong to two roots. */
  @ParameterizedTest
  @CsvSource({"4,false", "4,true"})
  void twoRoots(int workers, boolean forkJoin) throws Exception {
    install(workers);
    CountDownLatch begun = new CountDownLatch(1);
    AtomicReference<Future<Integer>> f = new AtomicReference<>();
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread other =
        new Thread(
            () -> {
              try {
                inFinish(
                    forkJoin,
                    () -> {
                      a.isHeld();
                      f.set(
                          future(
                              forkJoin,
                              () -> {
                                begun.countDown();
                                return a.set(1);
                              }));
                    });
              } catch (Throwable t) {
                thrown.set(t);
              }
            });
    other.start();
    assertStuck(
        "get() of a future",
        forkJoin,
        () ->
            a.unit(
                () -> {
                  await(begun);
                  while (f.get() == null) {
                    Thread.onSpinWait();
                  }
                  return f.get().get();
                }));
    other.join();
    assertTrue(thrown.get() == null || thrown.get() instanceof DeadlockException);
  }

  /** The near-twins: somebody who does not need the set brings it, long after others queue. */
  @ParameterizedTest
  @CsvSource({"4,false", "4,true"})
  void somebodyElseBringsIt(int workers, boolean forkJoin) {
    install(workers);
    Promise<Integer> p = new Promise<>();
    AtomicInteger got = new AtomicInteger();
    inFinish(
        forkJoin,
        () -> got.addAndGet(a.unit(p.future()::get)),
        () -> {
          a.isHeld();
          got.addAndGet(a.set(10));
        },
        () -> {
          a.isHeld();
          spin(2500);
          p.complete(1);
        });
    assertEquals(11, got.get());
  }

  /** Who has the set is busy, and waits for nothing that the others do not have yet. */
  @ParameterizedTest
  @CsvSource({"4,false", "4,true"})
  void whoHasTheSetIsBusy(int workers, boolean forkJoin) {
    install(workers);
    Promise<Integer> p = new Promise<>();
    AtomicInteger got = new AtomicInteger();
    inFinish(
        forkJoin,
        () -> {
          spin(50);
          got.addAndGet(
              a.unit(
                  () -> {
                    spin(2500);
                    return 1;
                  }));
        },
        () -> got.addAndGet(p.future().get()),
        () -> {
          a.isHeld();
          p.complete(a.set(10));
        });
    assertEquals(11, got.get());
  }

  /** A thread of the program has the set, and nobody knows when it gives that back. */
  @ParameterizedTest
  @CsvSource({"2,false", "2,true"})
  void anOutsiderHasTheSet(int workers, boolean forkJoin) throws Exception {
    install(workers);
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread outsider =
        new Thread(
            () ->
                a.unit(
                    () -> {
                      spin(3000);
                      return 0;
                    }));
    outsider.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
    outsider.start();
    a.isHeld();
    Promise<Integer> p = new Promise<>();
    AtomicInteger got = new AtomicInteger();
    inFinish(forkJoin, () -> got.addAndGet(p.future().get()), () -> p.complete(a.set(10)));
    outsider.join();
    assertEquals(10, got.get());
    assertNull(thrown.get());
  }

  /** All workers wait for the set; what its holder waits for is still queued. */
  @ParameterizedTest
  @CsvSource({"1,false", "2,false", "2,true"})
  void workersThatWaitForASetAreReplaced(int workers, boolean forkJoin) {
    install(workers);
    Promise<Integer> p = new Promise<>();
    AtomicInteger got = new AtomicInteger();
    inFinish(
        forkJoin,
        () ->
            a.unit(
                () -> {
                  for (int i = 0; i < 6; i++) {
                    async(forkJoin, () -> got.addAndGet(a.set(1)));
                  }
                  async(forkJoin, () -> p.complete(10));
                  return got.addAndGet(p.future().get());
                }));
    assertEquals(16, got.get());
  }
}
