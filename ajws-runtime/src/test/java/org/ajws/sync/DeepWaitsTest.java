package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tasks of a fork/join pool that wait at levels for which the stack of a pool's thread has no room,
 * while what they wait for is queued in that pool.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeepWaitsTest {
  private final Promise<Integer> promise = new Promise<>();
  private final AtomicInteger got = new AtomicInteger();

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private static void finish(Runnable body) {
    Finish finish = ForkJoinTasks.finishApart("D.java:1");
    try {
      body.run();
    } finally {
      finish.join();
    }
  }

  private static void async(Runnable body) {
    ForkJoinTasks.asyncApart("D.java:2", body::run);
  }

  private void down(int levels, int waits) {
    if (levels == 0) {
      got.addAndGet(promise.future().get());
      return;
    }
    finish(
        () -> {
          async(() -> down(levels - 1, waits));
          if (waits > 0 && levels % waits == 0) {
            async(() -> got.addAndGet(promise.future().get()));
          }
        });
  }

  /** One level waits, or many on the way; who completes the promise was queued before all. */
  @ParameterizedTest
  @CsvSource({"1,0", "1,500", "2,0", "2,500"})
  void whatTheyWaitForIsQueued(int workers, int waits) throws Exception {
    Scheduler.install(Config.fromProperties().withWorkers(workers).withOutsiders(false));
    ForkJoinPool pool = new ForkJoinPool(workers);
    int levels = 4000;
    pool.submit(
            () ->
                finish(
                    () -> {
                      async(() -> promise.complete(1));
                      async(() -> down(levels, waits));
                    }))
        .get();
    assertEquals(1 + (waits == 0 ? 0 : levels / waits), got.get());
    pool.shutdown();
    assertTrue(pool.awaitTermination(60, TimeUnit.SECONDS));
  }

  /** On the deep stack a root waits for its end, at another worker: that is a wait as well. */
  @Test
  void whatARootOnADeepStackWaitsForIsQueued() throws Exception {
    Scheduler.install(Config.fromProperties().withWorkers(2).withOutsiders(false));
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.submit(
            () ->
                finish(
                    () -> {
                      async(() -> promise.complete(1));
                      async(() -> downToRoot(4000));
                    }))
        .get();
    assertEquals(1, got.get());
    pool.shutdown();
    assertTrue(pool.awaitTermination(60, TimeUnit.SECONDS));
  }

  private void downToRoot(int levels) {
    if (levels > 0) {
      finish(() -> async(() -> downToRoot(levels - 1)));
      return;
    }
    CountDownLatch begun = new CountDownLatch(1);
    Finish root = Tasks.finishApart("D.java:3");
    try {
      Tasks.asyncApart(
          "D.java:4",
          () -> {
            begun.countDown();
            got.addAndGet(promise.future().get());
          });
      begun.await(); // so another worker has it
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      root.join();
    }
  }
}
