package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.frame.FrameFib;
import org.ajws.runtime.lock.Critical;
import org.ajws.runtime.loop.Loops;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pools of their own, alone, several at once, and one inside the other. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PoolTest {
  @BeforeEach
  void install() {
    Scheduler.install(Setup.Pace.TINY.config(4).withStealGap(300));
    AjwsRuntime.resetStatistics();
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static AjwsPool pool(int workers) {
    return new AjwsPool(Setup.Pace.TINY.config(workers).withStealGap(300));
  }

  private static List<String> poolThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("ajws-pool-"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8, 64})
  void framesAndLoops(int workers) {
    try (AjwsPool pool = pool(workers)) {
      assertEquals(workers, pool.workers());
      for (int round = 0; round < 50; round++) {
        assertEquals(10946, (int) pool.call(() -> FrameFib.fib(21)));
        AtomicInteger sum = new AtomicInteger();
        pool.run(() -> Engine.LOOPS.times(100, i -> sum.addAndGet(FrameFib.fib(5) * i)));
        assertEquals(5 * 4950, sum.get());
      }
      // The threads of the pool may get no processor for that long.
      for (int i = 0; i < 200_000 && workers > 1 && pool.statistics().unwindings() == 0; i++) {
        assertEquals(10946, (int) pool.call(() -> FrameFib.fib(21)));
      }
      Statistics s = pool.statistics();
      assertEquals(workers, s.workers());
      assertEquals(50, s.regions());
      assertEquals(5000, s.iterations());
      assertEquals(workers > 1, s.unwindings() > 0, s.toString());
      pool.resetStatistics();
      assertEquals(0, pool.statistics().iterations());
    }
    assertEquals(0, AjwsRuntime.statistics().regions());
    assertEquals(0, AjwsRuntime.statistics().unwindings());
  }

  @Test
  void threadsStartAtFirstUseAndEndWithThePool() {
    try (AjwsPool pool = pool(4)) {
      assertEquals(List.of(), poolThreads());
      pool.run(() -> FrameFib.fib(10));
      assertEquals(3, poolThreads().size());
    }
    assertEquals(List.of(), poolThreads());
  }

  @Test
  void poolsDoNotStealFromEachOther() throws Exception {
    try (AjwsPool one = pool(3);
        AjwsPool two = pool(3)) {
      List<Set<Thread>> threads = new ArrayList<>();
      List<FutureTask<Void>> callers = new ArrayList<>();
      for (AjwsPool pool : List.of(one, two, one, two)) {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        threads.add(seen);
        FutureTask<Void> caller =
            new FutureTask<>(
                () -> {
                  for (int round = 0; round < 50; round++) {
                    pool.run(
                        () -> {
                          Engine.LOOPS.times(
                              50,
                              i -> {
                                seen.add(Thread.currentThread());
                                assertEquals(144, FrameFib.fib(12));
                              });
                          assertEquals(987, FrameFib.fib(16));
                        });
                  }
                  return null;
                });
        callers.add(caller);
        new Thread(caller).start();
      }
      for (FutureTask<Void> caller : callers) {
        caller.get();
      }
      Set<Thread> ofOne = threads.get(0);
      ofOne.addAll(threads.get(2));
      Set<Thread> ofTwo = threads.get(1);
      ofTwo.addAll(threads.get(3));
      assertTrue(ofOne.stream().noneMatch(ofTwo::contains), ofOne + " and " + ofTwo);
      assertTrue(ofOne.size() <= 4 && ofTwo.size() <= 4, ofOne + " and " + ofTwo);
      assertEquals(100 * 50, one.statistics().iterations());
      assertEquals(100 * 50, two.statistics().iterations());
    }
    assertEquals(0, AjwsRuntime.statistics().regions());
  }

  @Test
  void thePollsOfOnePoolDoNotStarveAnother() throws Exception {
    try (AjwsPool busy = AjwsPool.of(1);
        AjwsPool pool = pool(2)) {
      AtomicBoolean ends = new AtomicBoolean();
      FutureTask<Void> polls =
          new FutureTask<>(
              () -> {
                while (!ends.get()) {
                  busy.run(() -> FrameFib.fib(15)); // clears every request, and answers none
                }
                return null;
              });
      new Thread(polls).start();
      try {
        for (int round = 0; round < 3; round++) {
          pool.resetStatistics();
          while (pool.statistics().unwindings() == 0) { // until the time limit of this class
            assertEquals(28657, (int) pool.call(() -> FrameFib.fib(23)));
          }
        }
      } finally {
        ends.set(true);
        polls.get();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void poolsInsideWorkersOfOthers(int workers) {
    try (AjwsPool outer = pool(3);
        AjwsPool inner = pool(workers)) {
      for (int round = 0; round < 20; round++) {
        AtomicInteger sum = new AtomicInteger();
        Engine.LOOPS.times(
            4,
            g ->
                outer.run(
                    () ->
                        Engine.LOOPS.times(
                            5,
                            i -> {
                              Worker before = Worker.current();
                              inner.run(
                                  () -> {
                                    assertNotSame(before, Worker.current());
                                    assertEquals(workers, AjwsRuntime.workers());
                                    Engine.LOOPS.times(3, j -> sum.addAndGet(FrameFib.fib(7)));
                                    outer.run(() -> sum.addAndGet(FrameFib.fib(10)));
                                  });
                              assertSame(before, Worker.current());
                            })));
        assertEquals(20 * (3 * 13 + 55), sum.get());
      }
      assertEquals(20 * 20 * 3, inner.statistics().iterations());
      assertEquals(20 * 20, outer.statistics().iterations());
    }
  }

  @Test
  void withinThePoolItselfACallJustRuns() {
    try (AjwsPool pool = pool(2)) {
      pool.run(
          () -> {
            Worker worker = Worker.current();
            pool.run(() -> assertSame(worker, Worker.current()));
          });
    }
  }

  @Test
  void afterTheEndACallIsRefused() {
    AjwsPool pool = pool(2);
    pool.run(() -> Engine.LOOPS.times(10, i -> {}));
    pool.close();
    pool.close();
    AtomicBoolean ran = new AtomicBoolean();
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> pool.run(() -> ran.set(true)));
    assertTrue(e.getMessage().contains("closed"), e.getMessage());
    assertFalse(ran.get());
    assertEquals(10, pool.statistics().iterations());
  }

  @Test
  void closingWithinACallIsRefused() {
    try (AjwsPool pool = pool(2);
        AjwsPool other = pool(2)) {
      assertThrows(IllegalStateException.class, () -> pool.run(pool::close));
      assertThrows(IllegalStateException.class, () -> pool.run(() -> other.run(pool::close)));
      assertThrows(IllegalStateException.class, () -> pool.run(AjwsRuntime::shutdown));
      assertEquals(55, (int) pool.call(() -> FrameFib.fib(10)));
    }
  }

  @Test
  void aCallThatRunsDuringCloseIsCompleted() throws Exception {
    for (int round = 0; round < 20; round++) {
      AjwsPool pool = pool(4);
      CyclicBarrier begun = new CyclicBarrier(2);
      FutureTask<Integer> caller =
          new FutureTask<>(
              () ->
                  pool.call(
                      () -> {
                        CancellationTest.await(begun);
                        return FrameFib.fib(20);
                      }));
      new Thread(caller).start();
      CancellationTest.await(begun);
      pool.close();
      assertEquals(6765, caller.get());
    }
  }

  @Test
  void exceptionsKeepTheirType() {
    try (AjwsPool pool = pool(4)) {
      IOException thrown = new IOException("mine");
      Worker before = Worker.current();
      assertSame(
          thrown,
          assertThrows(
              IOException.class,
              () ->
                  pool.run(
                      () -> {
                        throw thrown;
                      })));
      assertSame(
          thrown,
          assertThrows(
              IOException.class,
              () ->
                  pool.run(
                      () ->
                          Engine.LOOPS.times(
                              100,
                              i -> {
                                if (i == 70) {
                                  throw thrown;
                                }
                              }))));
      assertSame(before, Worker.current());
      assertEquals(55, (int) pool.call(() -> FrameFib.fib(10)));
    }
  }

  @Test
  void cancellationEndsAtThePool() {
    try (AjwsPool pool = pool(2)) {
      AtomicInteger ran = new AtomicInteger();
      Engine.LOOPS.times(
          50,
          i -> {
            pool.run(AjwsRuntime::cancel);
            ran.incrementAndGet();
          });
      assertEquals(50, ran.get());
    }
  }

  @Test
  void whoHoldsLocksRunsInOrder() {
    try (AjwsPool pool = pool(4)) {
      StringBuilder order = new StringBuilder(); // not thread-safe: one thread only
      Critical.enter();
      try {
        pool.run(() -> Engine.LOOPS.times(10, order::append));
      } finally {
        Critical.exit();
      }
      assertEquals("0123456789", order.toString());
    }
  }

  @Test
  void privateCopiesGoByThePool() {
    Scheduler.install(Setup.Pace.TINY.config(1));
    int[] scratch = new int[1];
    assertSame(scratch, Loops.privateCopy(scratch));
    try (AjwsPool pool = pool(2)) {
      assertNotSame(scratch, pool.call(() -> Loops.privateCopy(scratch)));
    }
  }

  @Test
  void settings() {
    assertThrows(IllegalArgumentException.class, () -> AjwsPool.of(0));
    assertThrows(IllegalArgumentException.class, () -> AjwsPool.of(5000));
    try (AjwsPool pool = AjwsPool.of(3)) {
      assertEquals(3, pool.workers());
    }
    System.setProperty("ajws.target", "serial");
    try (AjwsPool pool = AjwsPool.of(3)) {
      assertEquals(1, pool.workers());
    } finally {
      System.clearProperty("ajws.target");
    }
  }
}
