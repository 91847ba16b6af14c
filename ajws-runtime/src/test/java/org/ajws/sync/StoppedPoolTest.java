package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A thread of a fork/join pool waits while the pool is stopped, which lets nobody take its place
 * then: it waits to the end all the same.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StoppedPoolTest {
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final Promise<Integer> promise = new Promise<>();
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);
  private final CompletableFuture<Thread> waiting = new CompletableFuture<>();
  private final CompletableFuture<Throwable> outcome = new CompletableFuture<>();
  private final AtomicInteger ended = new AtomicInteger();

  @BeforeEach
  void install() {
    Scheduler.install(Config.fromProperties().withWorkers(2).withOutsiders(true));
  }

  @AfterEach
  void stop() throws Exception {
    end.countDown(); // where a wait has failed
    assertTrue(pool.awaitTermination(60, TimeUnit.SECONDS));
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  @Test
  void aThreadThatWaitsForItsTasksAtOtherWorkers() throws Exception {
    run(() -> finish(Tasks.finishApart("S.java:1"), () -> asyncThatLasts(false)));
    end.countDown();
    check();
  }

  @Test
  void aThreadThatWaitsForItsTaskAtAnotherThreadOfThePool() throws Exception {
    run(() -> finish(ForkJoinTasks.finishApart("S.java:1"), () -> asyncThatLasts(true)));
    end.countDown();
    check();
  }

  @Test
  void aThreadThatWaitsForAResult() throws Exception {
    run(() -> finish(ForkJoinTasks.finishApart("S.java:1"), this::waitForResult));
    promise.complete(1);
    check();
  }

  @Test
  void aThreadInWhosePlaceOneWithADeeperStackWaits() throws Exception {
    run(() -> down(4000));
    promise.complete(1);
    check();
  }

  private void down(int levels) {
    if (levels == 0) {
      waitForResult();
    } else {
      finish(
          ForkJoinTasks.finishApart("S.java:1"),
          () -> ForkJoinTasks.asyncApart("S.java:2", () -> down(levels - 1)));
    }
  }

  private void waitForResult() {
    stopPool();
    ended.addAndGet(promise.future().get());
  }

  private void asyncThatLasts(boolean forkJoin) {
    if (forkJoin) {
      ForkJoinTasks.asyncApart("S.java:2", this::last);
    } else {
      Tasks.asyncApart("S.java:2", this::last);
    }
    awaitInSpiteOfInterrupts(begun);
    stopPool();
  }

  private void last() {
    begun.countDown();
    awaitInSpiteOfInterrupts(end);
    ended.incrementAndGet();
  }

  private void stopPool() {
    pool.shutdownNow();
    waiting.complete(Thread.currentThread());
  }

  private static void finish(Finish finish, Runnable body) {
    try {
      body.run();
    } finally {
      finish.join();
    }
  }

  /** Runs code in the pool, until it waits there. */
  private void run(Runnable code) throws Exception {
    pool.execute(
        () -> {
          try {
            code.run();
            outcome.complete(null);
          } catch (Throwable t) {
            outcome.complete(t);
          }
        });
    Thread thread = waiting.get();
    while (thread.getState() != Thread.State.WAITING
        && thread.getState() != Thread.State.TIMED_WAITING
        && !outcome.isDone()) {
      Thread.onSpinWait();
    }
    assertFalse(outcome.isDone(), () -> "it did not wait: " + outcome.join());
  }

  private void check() throws Exception {
    assertNull(outcome.get());
    assertEquals(1, ended.get());
  }

  private static void awaitInSpiteOfInterrupts(CountDownLatch latch) {
    boolean interrupted = false;
    for (; ; ) {
      try {
        latch.await();
        break;
      } catch (InterruptedException e) { // by the end of the pool
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
