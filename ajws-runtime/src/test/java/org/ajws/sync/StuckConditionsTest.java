package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
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

/** Conditions that nobody is left to make true are found, and no others. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StuckConditionsTest {
  /** As the translation leaves it. */
  static final class Cell {
    final OrderedLock lock = new OrderedLock(this);
    private int value;

    void set(int v) {
      lock.lock();
      try {
        value = v;
      } finally {
        lock.unlock();
      }
    }

    int awaitSet() {
      lock.lock();
      try {
        for (Await a = null; value == 0; a = Await.pause(a, false, 1, lock)) {}
        return value;
      } finally {
        lock.unlock();
      }
    }

    int awaitSet(long nanos) {
      lock.lock();
      try {
        Await a = Await.within(nanos);
        for (; value == 0 && a.isTime(); a = Await.pause(a, false, 1, lock)) {}
        return value;
      } finally {
        lock.unlock();
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
        if (forkJoin) {
          ForkJoinTasks.asyncApart("A.java:2", task::run);
        } else {
          Tasks.asyncApart("A.java:2", task::run);
        }
      }
    } finally {
      finish.join();
    }
  }

  private void assertStuck(boolean forkJoin, int waits, Runnable... tasks) {
    DeadlockException e = assertThrows(DeadlockException.class, () -> inFinish(forkJoin, tasks));
    assertEquals(
        waits,
        e.getMessage().split("await of a condition at org.ajws.sync.StuckC", -1).length - 1,
        e.getMessage());
    assertTrue(e.getStackTrace()[0].getMethodName().startsWith("awaitSet"), e.toString());
    assertFalse(a.lock.isLocked());
    assertFalse(b.lock.isLocked());
  }

  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void nobodyIsLeftToChangeAMember(int workers, boolean forkJoin) {
    install(workers);
    assertStuck(forkJoin, 1, a::awaitSet);
    assertStuck(forkJoin, 3, a::awaitSet, b::awaitSet, a::awaitSet);
  }

  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void whoeverWouldChangeItWaitsForAnother(int workers, boolean forkJoin) {
    install(workers);
    for (int round = 0; round < 20; round++) {
      assertStuck(forkJoin, 2, () -> b.set(a.awaitSet()), () -> a.set(b.awaitSet()));
    }
  }

  /** The task of the future, or who gets it and so runs it, waits for what comes behind the get. */
  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void aFutureAndAConditionInACircle(int workers, boolean forkJoin) {
    install(workers);
    DeadlockException e =
        assertThrows(
            DeadlockException.class,
            () ->
                inFinish(
                    forkJoin,
                    () -> {
                      Future<Integer> f =
                          forkJoin
                              ? ForkJoinTasks.futureApart("A.java:3", () -> Future.of(a.awaitSet()))
                              : Tasks.futureApart("A.java:3", () -> Future.of(a.awaitSet()));
                      a.set(f.get());
                    }));
    assertTrue(e.getMessage().contains("await of a condition at "), e.getMessage());
    assertFalse(a.lock.isLocked());
  }

  /** The near-twin: somebody is busy for a while before he changes the member. */
  @ParameterizedTest
  @CsvSource({"2,false", "8,false", "2,true", "8,true"})
  void somebodyIsBusyMeanwhile(int workers, boolean forkJoin) {
    install(workers);
    AtomicInteger sum = new AtomicInteger();
    for (int round = 0; round < 50; round++) {
      Cell x = new Cell();
      Cell y = new Cell();
      inFinish(
          forkJoin,
          () -> sum.addAndGet(y.awaitSet()),
          () -> y.set(x.awaitSet()),
          () -> {
            long until = System.nanoTime() + 5_000_000;
            while (System.nanoTime() < until) {
              Thread.onSpinWait();
            }
            x.set(1);
          });
    }
    assertEquals(50, sum.get());
  }

  @ParameterizedTest
  @CsvSource({"2,false", "2,true"})
  void aLimitOfTimeEndsTheWait(int workers, boolean forkJoin) {
    install(workers);
    AtomicInteger got = new AtomicInteger(-1);
    inFinish(forkJoin, () -> got.set(a.awaitSet(300_000_000)));
    assertEquals(0, got.get());
  }

  /** Who catches it has the locks of the unit, and goes on with it. */
  @ParameterizedTest
  @CsvSource({"2,false", "2,true"})
  void whoCatchesItGoesOn(int workers, boolean forkJoin) {
    install(workers);
    AtomicInteger got = new AtomicInteger();
    inFinish(
        forkJoin,
        () -> {
          try {
            a.awaitSet();
          } catch (DeadlockException e) {
            a.set(7);
          }
        },
        () -> {
          try {
            got.addAndGet(a.awaitSet());
          } catch (DeadlockException e) { // both wait: both throw, unless the first was faster
            got.addAndGet(7);
          }
        });
    assertEquals(7, got.get());
    assertEquals(7, a.awaitSet());
  }
}
