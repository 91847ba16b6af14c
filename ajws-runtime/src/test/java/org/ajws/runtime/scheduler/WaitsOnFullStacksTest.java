package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.ajws.sync.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A wait for which the stack has no room has not begun. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WaitsOnFullStacksTest {
  private static final int ROUNDS = 160;

  /** So many are one frame apart, where the stack is full; others are further apart. */
  private static final int NEAR = 100;

  private static final int RUNS = 1;
  private static final int OVERFLOWN = 2;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static int get(int deep, Future<Integer> future) {
    return deep == 0 ? future.get() : get(deep - 1, future) + 0;
  }

  /** How deep a call may be that gets what is there. */
  private static int deepest() {
    int fits = 0;
    int tooDeep = 1 << 20;
    while (tooDeep - fits > 1) {
      int deep = (fits + tooDeep) / 2;
      try {
        get(deep, Future.of(1));
        fits = deep;
      } catch (StackOverflowError e) {
        tooDeep = deep;
      }
    }
    return fits;
  }

  /** It is given by another worker, when somebody waits for it or could not. */
  private static Future<Integer> seven(boolean forkJoin, AtomicInteger state) {
    Thread caller = Thread.currentThread();
    AsyncValue seven =
        () -> {
          state.set(RUNS);
          while (state.get() != OVERFLOWN && caller.getState() == Thread.State.RUNNABLE) {
            Thread.onSpinWait();
          }
          return Future.of(7);
        };
    Future<Integer> future =
        forkJoin
            ? ForkJoinTasks.futureApart("A.java:4", seven::get)
            : Tasks.futureApart("A.java:4", seven::get);
    while (state.get() != RUNS) {
      Thread.onSpinWait();
    }
    return future;
  }

  private interface AsyncValue {
    Future<Integer> get();
  }

  private static int overflows(boolean forkJoin) {
    Spares spares = Scheduler.global().spares;
    int overflows = 0;
    int deepest = 0;
    for (int k = 0; k < ROUNDS; k++) {
      if (k % 20 == 0) {
        deepest = deepest(); // another one when the compiler has made the frames smaller
      }
      Finish finish = forkJoin ? ForkJoinTasks.finish("A.java:3") : Tasks.finish("A.java:3");
      try {
        AtomicInteger state = new AtomicInteger();
        Future<Integer> future = seven(forkJoin, state);
        long waits = AjwsRuntime.statistics().blockedWaits();
        try {
          assertEquals(7, get(deepest - k - Math.max(0, k - NEAR) * 50, future));
        } catch (StackOverflowError e) {
          overflows++;
          boolean waiting = spares.mayDependOnOthers();
          state.set(OVERFLOWN);
          assertFalse(waiting, "somebody is still counted as waiting");
          assertEquals(waits, AjwsRuntime.statistics().blockedWaits(), "it had begun to wait");
        }
        assertEquals(7, future.get());
      } finally {
        finish.join();
      }
    }
    return overflows;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aWaitThatOverflowsHasNotBegun(boolean forkJoin) throws Exception {
    Scheduler.install(Setup.Pace.USUAL.config(3));
    FutureTask<Integer> rounds = new FutureTask<>(() -> overflows(forkJoin));
    new Thread(null, rounds, "deep", 1 << 20).start();
    int overflows = rounds.get();
    assertTrue(0 < overflows && overflows < ROUNDS, overflows + " of " + ROUNDS);
  }
}
