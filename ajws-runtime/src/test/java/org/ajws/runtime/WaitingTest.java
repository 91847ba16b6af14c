package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.scheduler.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sleeping, waking, and what runs on a thread that waits for the end of a loop. */
class WaitingTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  /** With no spinning every hand-over goes through park and unpark; a lost one would hang. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void noWakeUpIsLost(int workers) {
    new Setup(Engine.LOOPS, workers, Setup.Pace.TINY).install();
    AtomicInteger ran = new AtomicInteger();
    int rounds = 3000;
    for (int round = 0; round < rounds; round++) {
      Engine.LOOPS.times(1 + round % 5, i -> ran.incrementAndGet());
    }
    int expected = 0;
    for (int round = 0; round < rounds; round++) {
      expected += 1 + round % 5;
    }
    assertEquals(expected, ran.get());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void strayPermitsDoNotEndTheWaiting(int workers) {
    new Setup(Engine.LOOPS, workers, Setup.Pace.TINY).install();
    Thread caller = Thread.currentThread();
    for (int round = 0; round < 300; round++) {
      AtomicInteger ran = new AtomicInteger();
      Engine.LOOPS.times(
          8,
          i -> {
            LockSupport.unpark(caller);
            LockSupport.unpark(Thread.currentThread());
            LoopsTest.work(100);
            ran.incrementAndGet();
          });
      assertEquals(8, ran.get());
    }
  }

  /** A worker that waits for an inner loop must not start another iteration of an outer one. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void nothingForeignRunsOnTopOfAWaitingFrame(int workers) {
    new Setup(Engine.LOOPS, workers, Setup.Pace.TINY).install();
    ThreadLocal<Boolean> inOuter = ThreadLocal.withInitial(() -> false);
    for (int round = 0; round < 30; round++) {
      Engine.LOOPS.times(
          20,
          i -> {
            assertFalse(inOuter.get(), "an outer iteration on top of another one");
            inOuter.set(true);
            try {
              Engine.LOOPS.times(6, j -> LoopsTest.work(j * 100));
            } finally {
              inOuter.set(false);
            }
          });
    }
  }

  /** What a worker does before it parks in the wait for an inner loop. */
  @Test
  void aWorkerCanGiveAwayAllItsOuterIterations() throws Exception {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    for (int round = 0; round < 50; round++) {
      CountDownLatch others = new CountDownLatch(63);
      Engine.LOOPS.times(
          64,
          i -> {
            if (i == 0) {
              Worker.current().giveAwayAll();
              others.await(); // the other worker has to run all of them
            } else {
              others.countDown();
            }
          });
      assertEquals(0, others.getCount());
    }
  }
}
