package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.scheduler.FoundStandstills;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * More tasks wait than threads can be replaced, for what is queued behind them: the waits say so.
 * Where somebody goes on all the same they do not.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TooFewThreadsTest {
  private static final int MANY = 40;

  private final Promise<Integer> promise = new Promise<>();
  private final Channel<Integer> begun = new Channel<>();
  private final AtomicInteger sum = new AtomicInteger();

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static void install(int workers, int spares) {
    Scheduler.install(Setup.Pace.USUAL.config(workers).withOutsiders(false).withSpares(spares));
  }

  private static void async(boolean forkJoin, Runnable body) {
    if (forkJoin) {
      ForkJoinTasks.asyncApart("A.java:2", body::run);
    } else {
      Tasks.asyncApart("A.java:2", body::run);
    }
  }

  private static void inFinish(boolean forkJoin, Runnable body) {
    Finish finish =
        forkJoin ? ForkJoinTasks.finishApart("A.java:1") : Tasks.finishApart("A.java:1");
    try {
      body.run();
    } finally {
      finish.join();
    }
  }

  private void waitForPromise() {
    begun.put(1);
    sum.addAndGet(promise.future().get());
  }

  /** Nobody completes the promise before all wait. */
  private void waitersAndOneThatCompletes(boolean forkJoin) {
    inFinish(
        forkJoin,
        () -> {
          for (int i = 0; i < MANY; i++) {
            async(forkJoin, this::waitForPromise);
          }
          for (int i = 0; i < MANY; i++) {
            begun.take();
          }
          promise.complete(1);
        });
  }

  private static void assertNamesLines(Throwable thrown) {
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.contains("none is left for the tasks that are queued"), message);
    assertTrue(message.contains("get() of a promise's future at org.ajws.sync.TooFew"), message);
    assertTrue(message.contains("TooFewThreadsTest.java:"), message);
  }

  @ParameterizedTest
  @CsvSource({"1,false", "3,true"}) // each takes ten seconds
  void theWaitsSaySo(int workers, boolean forkJoin) {
    install(workers, 5);
    assertNamesLines(
        assertThrows(RejectedExecutionException.class, () -> waitersAndOneThatCompletes(forkJoin)));
  }

  @ParameterizedTest
  @CsvSource({"1,false", "3,false", "64,false", "1,true", "3,true", "64,true"})
  void enoughOfThemGoOn(int workers, boolean forkJoin) {
    install(workers, MANY + 1);
    waitersAndOneThatCompletes(forkJoin);
    assertEquals(MANY, sum.get());
  }

  private static ForkJoinPool pool(int parallelism, int most, int running) {
    return new ForkJoinPool(
        parallelism,
        ForkJoinPool.defaultForkJoinWorkerThreadFactory,
        null,
        false,
        0,
        most,
        running,
        null,
        60,
        TimeUnit.SECONDS);
  }

  /** A pool of the program's own replaces no thread as long as it counts on others, or on none. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "4, 0", "1, 1", "4, 4"})
  void inAPoolThatNeedNotKeepOneRunning(int parallelism, int running) throws Exception {
    install(2, MANY);
    ForkJoinPool pool = pool(parallelism, 2 * MANY, running);
    pool.submit(() -> waitersAndOneThatCompletes(true)).get();
    assertEquals(MANY, sum.get());
    pool.shutdown();
    assertTrue(pool.awaitTermination(60, TimeUnit.SECONDS));
  }

  /** A pool of the program's own, which makes no more threads. */
  @ParameterizedTest
  @ValueSource(ints = 2)
  void inAPoolOfTheProgram(int workers) throws Exception {
    install(workers, 5);
    ForkJoinPool pool = pool(workers, workers + 5, 1);
    try {
      ExecutionException e =
          assertThrows(
              ExecutionException.class,
              () -> pool.submit(() -> waitersAndOneThatCompletes(true)).get());
      Throwable cause = e.getCause();
      while (cause.getCause() != null && cause.getMessage() == null) {
        cause = cause.getCause();
      }
      assertTrue(String.valueOf(cause).contains("none is left for the tasks"), cause.toString());
    } finally {
      pool.shutdownNow();
      assertTrue(pool.awaitTermination(60, TimeUnit.SECONDS));
    }
  }

  /** Near-twin: they wait in the program's own way, for what comes from outside of the pool. */
  @Test
  void waitsOfTheProgramAreNotEnded() throws Exception {
    install(2, 0);
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    AtomicInteger ended = new AtomicInteger();
    inFinish(
        true,
        () -> {
          for (int i = 0; i < 2; i++) {
            async(
                true,
                () -> {
                  threads.add(Thread.currentThread());
                  try {
                    sum.addAndGet(future.join());
                  } finally {
                    ended.incrementAndGet();
                  }
                });
          }
          while (ended.get() == 0
              && (threads.size() < 2
                  || threads.stream().anyMatch(t -> t.getState() != Thread.State.WAITING))) {
            Thread.onSpinWait();
          }
          future.complete(3);
        });
    assertEquals(6, sum.get());
  }

  /** Near-twin: all threads but one wait, which nobody replaces, and that one computes. */
  @ParameterizedTest
  @CsvSource({"2,false", "2,true"})
  void oneComputes(int workers, boolean forkJoin) {
    install(workers, 2);
    inFinish(
        forkJoin,
        () -> {
          for (int i = 0; i < MANY; i++) {
            async(forkJoin, this::waitForPromise);
          }
          while (!FoundStandstills.areThreadsTooFew()) {
            Thread.onSpinWait();
          }
          for (int look = 0; look < 1000; look++) {
            assertEquals(List.of("GOES_ON"), FoundStandstills.now());
          }
          promise.complete(1);
        });
    assertEquals(MANY, sum.get());
  }
}
