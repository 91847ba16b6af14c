package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Loops in the body of another one, as translated code runs them. */
class InnerLoopTest {
  private static final int ROWS = 2_000;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static void usual(int workers) {
    if (workers == 1) {
      Scheduler.install(Config.fromProperties().withWorkers(1)); // in order, as programs have it
    } else {
      new Setup(Engine.LOOPS, workers, Setup.Pace.USUAL).install();
    }
  }

  /** One iteration of an inner loop. */
  interface Cell {
    void at(int row, int column);
  }

  /**
   * A nest of two loops.
   *
   * @param entered counts the inner loops whose body the chunk has called itself
   */
  private static void nest(int columns, AtomicLong entered, Cell cell) {
    Loops.<TaskLocals.None, RuntimeException>ints(
        "Nest.java:1",
        0,
        Relation.LT,
        ROWS,
        1,
        TaskLocals.none(),
        (from, to, step, state) -> {
          InnerLoop inner = new InnerLoop();
          try {
            for (int i = from; i < to; i++) {
              int row = i;
              IntBody<TaskLocals.None, RuntimeException> body =
                  IntBody.of(
                      (first, past, by, own) -> {
                        for (int j = first; j < past; j++) {
                          cell.at(row, j);
                        }
                      });
              try {
                if (inner.enter(0, columns, null)) {
                  entered.incrementAndGet();
                  body.run(0, columns, 1, null);
                } else {
                  Loops.ints(
                      "Nest.java:2", inner, 0, Relation.LT, columns, 1, TaskLocals.none(), body);
                }
              } finally {
                inner.leave();
              }
            }
          } finally {
            inner.end();
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void mostAreEnteredAndAllAreCounted(int workers) {
    usual(workers);
    for (int round = 0; round < 30; round++) {
      AjwsRuntime.resetStatistics();
      AtomicLong entered = new AtomicLong();
      AtomicIntegerArray sums = new AtomicIntegerArray(ROWS);
      nest(10, entered, sums::addAndGet);
      for (int row = 0; row < ROWS; row++) {
        assertEquals(45, sums.get(row), "row " + row);
      }
      assertEquals(1 + ROWS, AjwsRuntime.statistics().regions());
      assertEquals(ROWS + 10 * ROWS, AjwsRuntime.statistics().iterations());
      // All but the first of each chunk; on several workers it depends on the pace.
      assertTrue(workers > 1 || entered.get() > ROWS - 10, entered + " entered");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theyAreLoopsToWhatTheirBodiesCall(int workers) {
    usual(workers);
    AtomicIntegerArray ran = new AtomicIntegerArray(ROWS);
    nest(
        10,
        new AtomicLong(),
        (row, column) -> {
          ran.incrementAndGet(row);
          AjwsRuntime.cancel(); // the inner loop: as no body does that the translator can see
        });
    for (int row = 0; row < ROWS; row++) {
      assertTrue(ran.get(row) > 0, "the outer loop was cancelled before row " + row);
    }
    assertNull(Worker.current().context.region());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void whatOneThrowsEndsTheNest(int workers) {
    usual(workers);
    for (int round = 0; round < 20; round++) {
      int bad = round * ROWS / 20;
      IllegalStateException thrown = new IllegalStateException("row " + bad);
      nest(10, new AtomicLong(), (row, column) -> {});
      assertSame(
          thrown,
          assertThrows(
              IllegalStateException.class,
              () ->
                  nest(
                      10,
                      new AtomicLong(),
                      (row, column) -> {
                        if (row == bad && column == 5) {
                          throw thrown;
                        }
                      })));
      assertNull(Worker.current().context.region(), "a region is left");
    }
  }

  @Test
  void whatIsTooLongOrEmptyOrOverflowsIsNotEntered() {
    usual(1);
    AjwsRuntime.resetStatistics();
    InnerLoop inner = new InnerLoop();
    assertFalse(inner.enter(0, 10, null), "nothing is known");
    run(inner, 10);
    assertTrue(inner.enter(0, Serial.FIRST_CHUNK, null));
    inner.leave();
    assertFalse(inner.enter(0, Serial.FIRST_CHUNK + 1, null), "too long");
    assertFalse(inner.enter(3, 3, null), "empty");
    assertFalse(inner.enter(Long.MAX_VALUE, Long.MIN_VALUE, null), "empty, the difference is 1");
    assertFalse(inner.enter(Long.MIN_VALUE, Long.MAX_VALUE, null), "the difference overflows");
    assertTrue(inner.enter(Long.MAX_VALUE - 9, Long.MAX_VALUE, null));
    inner.leave();
    inner.end();
    assertEquals(3, AjwsRuntime.statistics().regions());
    assertEquals(10 + Serial.FIRST_CHUNK + 9, AjwsRuntime.statistics().iterations());
  }

  @Test
  void oneInSomeGoesTheUsualWayWhateverElseStarts() throws Exception {
    usual(2);
    FutureTask<Void> asAnotherWorker = // whom nobody asks
        new FutureTask<>(
            () -> {
              Worker worker = Worker.current();
              worker.scheduler = worker.home();
              worker.registered = true; // as within a shared loop
              IntBody<TaskLocals.None, RuntimeException> body =
                  IntBody.of((from, to, step, state) -> {});
              InnerLoop inner = new InnerLoop();
              inner.learn("One.java:1", body);
              assertFalse(inner.enter(0, 10, null), "its time is not known");
              SiteProfile.of("One.java:1", body).record(1_000, 100); // 10 ns each
              inner.learn("One.java:1", body);
              assertFalse(inner.enter(0, 200, null), "2 us");
              for (int sample = 0; sample < 100; sample++) {
                int entered = 0;
                while (inner.enter(0, 10, null)) {
                  inner.leave();
                  entered++;
                  worker.started++; // another loop
                }
                assertTrue(entered < ShortLoopWatch.SAMPLE, entered + " without a look");
                inner.begin();
                assertEquals(0, ShortLoopWatch.untilTimed(worker), "the next one is not timed");
                worker.started++; // that one
                inner.learn("One.java:1", body);
              }
              return null;
            });
    new Thread(asAnotherWorker).start();
    asAnotherWorker.get();
  }

  private static void run(InnerLoop inner, int columns) {
    Loops.<TaskLocals.None, RuntimeException>ints(
        "One.java:1",
        inner,
        0,
        Relation.LT,
        columns,
        1,
        TaskLocals.none(),
        (from, to, step, state) -> {});
  }

  @Test
  void whatLeavesOneShowsWhereItBegins() {
    InnerLoop inner = new InnerLoop();
    IllegalStateException thrown =
        assertThrows(IllegalStateException.class, () -> passesThrough(inner, 3));
    int[] lines =
        Arrays.stream(thrown.getStackTrace())
            .filter(e -> e.getMethodName().equals("passesThrough"))
            .mapToInt(StackTraceElement::getLineNumber)
            .toArray();
    assertEquals("[1001, 1002, 1003]", Arrays.toString(lines));
    assertEquals("thrower", thrown.getStackTrace()[0].getMethodName());
    assertTrue(thrown.getStackTrace()[0].getLineNumber() < 1000, "it shows its own line");
  }

  /** Several activations of a method, of which each stands at a line of its own. */
  private static int passesThrough(InnerLoop inner, int depth) {
    try {
      return depth == 1 ? thrower() : passesThrough(inner, depth - 1);
    } catch (IllegalStateException t) {
      inner.left(t, 1000 + depth);
      throw t;
    }
  }

  private static int thrower() {
    throw new IllegalStateException();
  }
}
