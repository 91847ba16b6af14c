package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.loop.Relation;
import org.ajws.runtime.loop.Spawner;
import org.ajws.runtime.scheduler.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExceptionsTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void anExceptionIsThrownByTheLoopUnderItsOwnType(Setup setup) {
    setup.install();
    for (int round = 0; round < 20; round++) {
      int bad = round * 7;
      IOException e =
          assertThrows(
              IOException.class,
              () ->
                  setup
                      .engine()
                      .times(
                          500,
                          i -> {
                            if (i == bad) {
                              throw new IOException("iteration " + i);
                            }
                          }));
      assertEquals("iteration " + bad, e.getMessage());
      assertEquals(0, e.getSuppressed().length);
    }
  }

  /** What begins such a loop has not begun it: asyncs behind it would belong to it. */
  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void elementsThatCannotBeHadLeaveNoLoopOpen(Setup setup) {
    setup.install();
    Iterable<Integer> none =
        () -> {
          throw new IllegalStateException("no elements");
        };
    assertThrows(
        IllegalStateException.class,
        () ->
            setup
                .engine()
                .<Integer, TaskLocals.None, RuntimeException>elements(
                    none, TaskLocals.none(), (elements, locals) -> {}));
    assertNull(Worker.current().context.region());
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void allExceptionsAreKeptEachOnce(Setup setup) {
    setup.install();
    for (int round = 0; round < 10; round++) {
      Set<Throwable> thrown = ConcurrentHashMap.newKeySet();
      IllegalStateException e =
          assertThrows(
              IllegalStateException.class,
              () ->
                  setup
                      .engine()
                      .times(
                          300,
                          i -> {
                            LoopsTest.work(200);
                            IllegalStateException t = new IllegalStateException("i " + i);
                            thrown.add(t);
                            throw t;
                          }));
      Set<Throwable> kept = new HashSet<>(Arrays.asList(e.getSuppressed()));
      assertEquals(kept.size(), e.getSuppressed().length);
      kept.add(e);
      assertEquals(thrown, kept);
      if (setup.workers() == 1) {
        assertEquals("i 0", e.getMessage());
        assertEquals(0, e.getSuppressed().length);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void oneExceptionThrownTwiceDoesNotSuppressItself(Setup setup) {
    setup.install();
    RuntimeException shared = new IllegalStateException("shared");
    for (int round = 0; round < 10; round++) {
      assertSame(
          shared,
          assertThrows(
              IllegalStateException.class,
              () ->
                  setup
                      .engine()
                      .times(
                          200,
                          i -> {
                            LoopsTest.work(100);
                            throw shared;
                          })));
      assertEquals(0, shared.getSuppressed().length);
    }
  }

  @Test
  void bothExceptionsOfTwoIterationsThatRunAtOnce() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    CyclicBarrier both = new CyclicBarrier(2);
    IOException e =
        assertThrows(
            IOException.class,
            () ->
                Engine.LOOPS.<Exception>times(
                    2,
                    i -> {
                      both.await();
                      throw new IOException("i" + i);
                    }));
    assertEquals(1, e.getSuppressed().length);
    assertNotSame(e, e.getSuppressed()[0]);
    assertTrue(
        Set.of("i0", "i1").containsAll(List.of(e.getMessage(), e.getSuppressed()[0].getMessage())));
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void startedIterationsEndBeforeTheLoopThrows(Setup setup) {
    setup.install();
    for (int round = 0; round < 10; round++) {
      AtomicInteger running = new AtomicInteger();
      assertThrows(
          IllegalStateException.class,
          () ->
              setup
                  .engine()
                  .times(
                      400,
                      i -> {
                        running.incrementAndGet();
                        try {
                          LoopsTest.work(300);
                          if (i % 97 == 13) {
                            throw new IllegalStateException();
                          }
                        } finally {
                          running.decrementAndGet();
                        }
                      }));
      assertEquals(0, running.get());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void exceptionsOfInnerLoopsPassThroughTheOuterOnes(Setup setup) {
    setup.install();
    Engine engine = setup.engine();
    for (int round = 0; round < 10; round++) {
      int bad = round;
      IOException e =
          assertThrows(
              IOException.class,
              () ->
                  engine.<IOException>times(
                      30,
                      i ->
                          engine.<IOException>times(
                              30,
                              j -> {
                                if (i == bad && j == bad) {
                                  throw new IOException("deep");
                                }
                              })));
      assertEquals("deep", e.getMessage());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void anIterationMayCatchTheExceptionOfAnInnerLoop(Setup setup) {
    setup.install();
    Engine engine = setup.engine();
    AtomicInteger caught = new AtomicInteger();
    engine.times(
        50,
        i -> {
          try {
            engine.<IOException>times(
                20,
                j -> {
                  throw new IOException();
                });
          } catch (IOException e) {
            caught.incrementAndGet();
          }
        });
    assertEquals(50, caught.get());
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void exceptionsOfHeadersAndOfSpawnedBodies(Setup setup) {
    setup.install();
    for (int round = 0; round < 10; round++) {
      int bad = round * 9;
      IOException body =
          assertThrows(
              IOException.class,
              () ->
                  setup
                      .engine()
                      .inOrder(
                          TaskLocals.none(),
                          (Spawner<TaskLocals.None> spawner) -> {
                            for (int i = 0; i < 200 && !spawner.stopped(); i++) {
                              int k = i;
                              spawner.<IOException>spawn(
                                  l -> {
                                    LoopsTest.work(100);
                                    if (k == bad) {
                                      throw new IOException("body " + k);
                                    }
                                  });
                            }
                          }));
      assertEquals("body " + bad, body.getMessage());
      AtomicInteger ended = new AtomicInteger();
      AtomicInteger begun = new AtomicInteger();
      assertThrows(
          IOException.class,
          () ->
              setup
                  .engine()
                  .<TaskLocals.None, IOException>inOrder(
                      TaskLocals.none(),
                      spawner -> {
                        for (int i = 0; ; i++) {
                          if (i == bad) {
                            throw new IOException("header");
                          }
                          spawner.spawn(
                              l -> {
                                begun.incrementAndGet();
                                LoopsTest.work(500);
                                ended.incrementAndGet();
                              });
                        }
                      }));
      assertEquals(begun.get(), ended.get());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#parallel")
  void aReducerThatThrowsFailsTheLoop(Setup setup) {
    setup.install();
    for (int i = 0; i < 20; i++) {
      BadJoin root = new BadJoin();
      assertThrows(
          ArithmeticException.class,
          () ->
              setup
                  .engine()
                  .ints(0, Relation.LT, 100, 1, root, (from, to, step, l) -> LoopsTest.work(50)));
    }
  }

  private static final class BadJoin extends TaskLocals<BadJoin> {
    @Override
    protected BadJoin fork() {
      return new BadJoin();
    }

    @Override
    protected void join(BadJoin right) {
      throw new ArithmeticException("join");
    }

    @Override
    protected boolean deterministic() {
      return true; // joins happen, however the loop is split
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void errorsOfTheMachineLeaveTheWorkersUsable(Setup setup) {
    setup.install();
    for (int round = 0; round < 2; round++) {
      assertThrows(
          StackOverflowError.class, () -> setup.engine().times(100, i -> endless(setup, i)));
      assertThrows(
          OutOfMemoryError.class,
          () ->
              setup
                  .engine()
                  .times(
                      100,
                      i -> {
                        if (new long[Integer.MAX_VALUE].length == i) {
                          throw new AssertionError();
                        }
                      }));
      AtomicInteger ran = new AtomicInteger();
      setup.engine().times(1000, i -> ran.incrementAndGet());
      assertEquals(1000, ran.get());
    }
  }

  /** Loops of one iteration: with more, each level could go on for as long as it is stolen from. */
  private static int endless(Setup setup, int i) {
    int[] below = new int[1];
    setup.engine().times(1, k -> below[k] = endless(setup, i + 1));
    return below[0] + 1;
  }
}
