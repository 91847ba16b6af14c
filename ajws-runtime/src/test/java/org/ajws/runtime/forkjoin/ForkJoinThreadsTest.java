package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntSupplier;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.TaskValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Target {@code forkjoin} where tasks start threads of the program's own and wait for them: these
 * run what they spawn themselves, if all threads of the pool wait for them.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ForkJoinThreadsTest {
  private static final String SITE = "Test.java:1";

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
    Scheduler.install(Config.fromProperties());
  }

  private static void install(int workers) {
    Scheduler.install(Config.fromProperties().withWorkers(workers));
  }

  private static <E extends Throwable> void finish(AsyncBody<E> body) throws E {
    Finish f = ForkJoinTasks.finish(SITE);
    try {
      body.run();
    } catch (Throwable t) {
      f.failed(t);
      throw t;
    } finally {
      f.join();
    }
  }

  private static void async(Runnable body) {
    ForkJoinTasks.<RuntimeException>async(SITE, body::run);
  }

  private static int fib(int n) {
    if (n < 2) {
      return n;
    }
    int[] a = new int[1];
    int[] b = new int[1];
    finish(
        () -> {
          async(() -> a[0] = fib(n - 1));
          b[0] = fib(n - 2);
        });
    return a[0] + b[0];
  }

  private static int valueFib(int n) {
    if (n < 2) {
      return n;
    }
    TaskValue<Integer> a =
        ForkJoinTasks.<Integer, RuntimeException>value(SITE, () -> valueFib(n - 1));
    int b = valueFib(n - 2);
    return a.get() + b;
  }

  private static int loops(int n) {
    AtomicInteger sum = new AtomicInteger();
    Engine.FORK_JOIN.times(
        n,
        i -> {
          LoopsTest.work(20_000);
          sum.addAndGet(i);
        });
    return sum.get();
  }

  /** What a thread of the program's own runs and its result. */
  enum Call {
    ASYNCS(() -> fib(14), 377),
    VALUES(() -> valueFib(14), 377),
    LOOP(() -> loops(40), 780);

    private final IntSupplier code;
    private final int expected;

    Call(IntSupplier code, int expected) {
      this.code = code;
      this.expected = expected;
    }

    void run() {
      assertEquals(expected, code.getAsInt());
    }
  }

  /** Starts a thread and waits for it, as code does that knows nothing of tasks. */
  private static void inThread(Runnable code) {
    Throwable[] thrown = new Throwable[1];
    Thread thread = new Thread(code);
    thread.setDaemon(true);
    thread.setUncaughtExceptionHandler((t, e) -> thrown[0] = e);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (thrown[0] != null) {
      throw new AssertionError(thrown[0]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void threadsThatAllWorkersWaitForRunTheirTasksThemselves(int workers) {
    install(workers);
    for (Call call : Call.values()) {
      for (int round = 0; round < 10; round++) {
        CountDownLatch all = new CountDownLatch(workers); // no worker is left for the others
        AtomicInteger ended = new AtomicInteger();
        finish(
            () -> {
              for (int i = 0; i < workers; i++) {
                async(
                    () ->
                        inThread(
                            () -> {
                              all.countDown();
                              call.run();
                              ended.incrementAndGet();
                            }));
              }
            });
        assertEquals(workers, ended.get(), call.name());
        assertEquals(0, all.getCount());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void threadsWithinThreadsOfIterations(int workers) {
    install(workers);
    for (Call call : Call.values()) {
      AtomicIntegerArray hits = new AtomicIntegerArray(12);
      Engine.FORK_JOIN.times(
          12,
          i ->
              inThread(
                  () ->
                      Engine.FORK_JOIN.times(
                          3,
                          j ->
                              inThread(
                                  () -> {
                                    call.run();
                                    hits.incrementAndGet(i);
                                  }))));
      for (int i = 0; i < 12; i++) {
        assertEquals(3, hits.get(i));
      }
    }
  }

  /** The workers are taken for good, by somebody who lets them go only in the end. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void aThreadNeedsNoWorker(int workers) throws Exception {
    install(workers);
    CountDownLatch taken = new CountDownLatch(workers);
    CountDownLatch free = new CountDownLatch(1);
    Thread blocker =
        new Thread(
            () ->
                finish(
                    () -> {
                      for (int i = 0; i < workers; i++) {
                        async(
                            () -> {
                              taken.countDown();
                              awaitQuietly(free);
                            });
                      }
                      awaitQuietly(free); // it takes none of them itself
                    }));
    blocker.setDaemon(true);
    blocker.start();
    taken.await();
    for (Call call : Call.values()) {
      call.run();
      inThread(call::run);
    }
    free.countDown();
    blocker.join();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** A pool of the program's own that may not grow, all of whose threads wait. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aPoolOfTheProgramsOwnThatMayNotGrow(int parallelism) throws Exception {
    install(2);
    ForkJoinPool pool =
        new ForkJoinPool(
            parallelism,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            false,
            parallelism,
            parallelism,
            parallelism,
            null,
            1,
            TimeUnit.MINUTES);
    try {
      for (int round = 0; round < 20; round++) {
        assertEquals(987, pool.submit(() -> fib(16)).get());
        assertEquals(987, pool.submit(() -> valueFib(16)).get());
        assertEquals(780, pool.submit(() -> loops(40)).get());
      }
    } finally {
      pool.shutdownNow();
    }
  }

  /** Threads of all kinds spawn, join and start each other; every async runs exactly once. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void randomProgramsRunEveryAsyncOnce(int workers) {
    install(workers);
    for (long seed = 1; seed <= 60; seed++) {
      Random random = new Random(seed);
      AtomicInteger expected = new AtomicInteger();
      AtomicInteger ran = new AtomicInteger();
      Runnable program = program(random, 5, expected, ran);
      program.run();
      assertEquals(expected.get(), ran.get(), "seed " + seed);
    }
  }

  /** Counts its leaves while it is made, and again when they run. */
  private static Runnable program(
      Random random, int levels, AtomicInteger expected, AtomicInteger ran) {
    if (levels == 0 || random.nextInt(8) == 0) {
      int work = random.nextInt(3000);
      expected.incrementAndGet();
      return () -> {
        assertTrue(LoopsTest.work(work) != 1);
        ran.incrementAndGet();
      };
    }
    Runnable[] parts = new Runnable[1 + random.nextInt(4)];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = program(random, levels - 1, expected, ran);
    }
    switch (random.nextInt(5)) {
      case 0:
        return () -> Engine.FORK_JOIN.times(parts.length, i -> parts[i].run());
      case 1:
        return () -> inThread(() -> runAll(parts));
      case 2:
        return () -> {
          TaskValue<Integer> value =
              ForkJoinTasks.<Integer, RuntimeException>value(
                  SITE,
                  () -> {
                    parts[0].run();
                    return 1;
                  });
          for (int i = 1; i < parts.length; i++) {
            parts[i].run();
          }
          value.join();
        };
      default:
        return () ->
            finish(
                () -> {
                  for (Runnable part : parts) {
                    async(part);
                  }
                });
    }
  }

  private static void runAll(Runnable[] parts) {
    for (Runnable part : parts) {
      part.run();
    }
  }
}
