package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that are no workers, and what a body sees of the thread that runs it. */
class GuestsTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void manyThreadsRunLoopsAtTheSameTime(Setup setup) throws Exception {
    setup.install();
    int threads = Scheduler.MAX_GUESTS + 6; // some find no place
    List<FutureTask<Long>> results = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int n = 50 + t;
      FutureTask<Long> result =
          new FutureTask<>(
              () -> {
                AtomicLong sum = new AtomicLong();
                for (int round = 0; round < 5; round++) {
                  setup
                      .engine()
                      .times(n, i -> setup.engine().times(3, j -> sum.addAndGet(i * 3 + j)));
                }
                return sum.get();
              });
      results.add(result);
      new Thread(result).start();
    }
    for (int t = 0; t < threads; t++) {
      long n = 3L * (50 + t);
      assertEquals(5 * n * (n - 1) / 2, results.get(t).get());
    }
  }

  @Test
  void theCallerTakesPartItself() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    CyclicBarrier both = new CyclicBarrier(2);
    Engine.LOOPS.times(
        2,
        i -> {
          threads.add(Thread.currentThread());
          CancellationTest.await(both);
        });
    assertEquals(2, threads.size());
    assertTrue(threads.remove(Thread.currentThread()));
    Thread worker = threads.iterator().next();
    assertEquals("ajws-worker-1", worker.getName());
    assertTrue(worker.isDaemon());
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void anInterruptDoesNotEndTheLoopAndIsKept(Setup setup) {
    setup.install();
    for (int round = 0; round < 10; round++) {
      AtomicInteger ran = new AtomicInteger();
      Thread caller = Thread.currentThread();
      setup
          .engine()
          .times(
              200,
              i -> {
                LoopsTest.work(500);
                ran.incrementAndGet();
                if (i == 100) {
                  caller.interrupt();
                }
              });
      assertEquals(200, ran.get());
      assertTrue(Thread.interrupted(), "the interrupt is kept");
    }
  }

  @Test
  void aBodyThatInterruptsItsWorkerDoesNotDisturbOthers() {
    new Setup(Engine.LOOPS, 8, Setup.Pace.TINY).install();
    Thread caller = Thread.currentThread();
    for (int round = 0; round < 10; round++) {
      AtomicInteger ran = new AtomicInteger();
      Engine.LOOPS.times(
          200,
          i -> {
            if (Thread.currentThread() != caller) {
              Thread.currentThread().interrupt();
            }
            LoopsTest.work(100);
            ran.incrementAndGet();
          });
      assertEquals(200, ran.get());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void bodiesSeeTheContextClassLoaderOfTheCaller(Setup setup) throws Exception {
    setup.install();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    for (int round = 0; round < 3; round++) {
      try (URLClassLoader loader = new URLClassLoader(new URL[0], before)) {
        Thread.currentThread().setContextClassLoader(loader);
        setup
            .engine()
            .times(
                200,
                i -> {
                  assertSame(loader, Thread.currentThread().getContextClassLoader());
                  LoopsTest.work(200);
                });
        assertSame(loader, Thread.currentThread().getContextClassLoader());
      } finally {
        Thread.currentThread().setContextClassLoader(before);
      }
    }
  }
}
