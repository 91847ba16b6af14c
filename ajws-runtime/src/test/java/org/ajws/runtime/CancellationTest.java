package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.loop.Relation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CancellationTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void noIterationOfTheCancellingTaskFollows(Setup setup) {
    setup.install();
    for (int round = 0; round < 10; round++) {
      Texts texts = new Texts();
      setup
          .engine()
          .ints(
              0,
              Relation.LT,
              1000,
              1,
              texts,
              (from, to, step, l) -> {
                for (int i = from; i < to && !l.cancelled(); i += step) {
                  l.text.append('.');
                  LoopsTest.work(20);
                  if (i == 0) {
                    AjwsRuntime.cancel();
                  }
                }
              });
      int ran = texts.text.length();
      assertTrue(ran >= 1 && ran <= 1000, "ran " + ran);
      if (setup.workers() == 1) {
        assertEquals(1, ran);
      }
    }
  }

  @Test
  void whatHasNotStartedNeverRuns() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    for (int round = 0; round < 50; round++) {
      AtomicInteger ran = new AtomicInteger();
      CyclicBarrier both = new CyclicBarrier(2);
      AtomicInteger waiting = new AtomicInteger(2);
      Engine.LOOPS.times(
          10_000,
          i -> {
            if (waiting.getAndDecrement() > 0) { // the first iteration of each of the two workers
              await(both);
              AjwsRuntime.cancel();
            } else {
              ran.incrementAndGet();
            }
          });
      // After the barrier both workers cancel before they run anything else.
      assertTrue(ran.get() < 10_000 - 2, "ran " + ran);
    }
  }

  static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void cancelStopsTheInnermostLoopOnly(Setup setup) {
    setup.install();
    AtomicInteger outer = new AtomicInteger();
    AtomicInteger inner = new AtomicInteger();
    setup
        .engine()
        .times(
            40,
            i -> {
              setup
                  .engine()
                  .times(
                      1000,
                      j -> {
                        inner.incrementAndGet();
                        AjwsRuntime.cancel();
                      });
              outer.incrementAndGet();
            });
    assertEquals(40, outer.get());
    assertTrue(inner.get() >= 40);
    if (setup.workers() == 1) {
      assertEquals(40, inner.get());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void generalHeadersSeeTheCancellation(Setup setup) {
    setup.install();
    AtomicInteger spawned = new AtomicInteger();
    setup
        .engine()
        .inOrder(
            TaskLocals.none(),
            spawner -> {
              while (!spawner.stopped()) { // ends by cancellation only
                spawned.incrementAndGet();
                spawner.spawn(l -> AjwsRuntime.cancel());
              }
            });
    assertTrue(spawned.get() >= 1);
    if (setup.workers() == 1) {
      assertEquals(1, spawned.get());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void aCancelledLoopLeavesNothingBehind(Setup setup) {
    setup.install();
    for (int round = 0; round < 20; round++) {
      setup.engine().times(500, i -> AjwsRuntime.cancel());
      AtomicInteger ran = new AtomicInteger();
      setup.engine().times(500, i -> ran.incrementAndGet());
      assertEquals(500, ran.get());
    }
  }

  @Test
  void outsideALoopItDoesNothing() {
    AjwsRuntime.cancel();
    assertFalse(TaskLocals.none().cancelled());
  }
}
