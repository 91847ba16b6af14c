package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The short inner loops of a nest, which run as one call of their body. */
class AtOnceTest {
  private static final int ROWS = 300;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static Setup usual(int workers) {
    return new Setup(Engine.LOOPS, workers, Setup.Pace.USUAL).install();
  }

  /** A header of an inner loop. */
  record Header(int first, Relation rel, int bound, int step) {
    /** The values of the variable, by the loop as Java runs it. */
    List<Long> values() {
      List<Long> values = new ArrayList<>();
      for (int i = first; holds(i); i += step) {
        values.add((long) i);
      }
      return values;
    }

    private boolean holds(int i) {
      return switch (rel) {
        case LT -> i < bound;
        case LE -> i <= bound;
        case GT -> i > bound;
        case GE -> i >= bound;
        case NE -> i != bound;
      };
    }
  }

  static Stream<Header> headers() {
    return Stream.of(
        new Header(0, Relation.LT, 40, 1),
        new Header(-7, Relation.LT, 40, 3),
        new Header(3, Relation.LE, 30, 9),
        new Header(40, Relation.GT, 0, -1),
        new Header(40, Relation.GE, -2, -7),
        new Header(5, Relation.NE, 35, 3),
        new Header(35, Relation.NE, 5, -5),
        new Header(Integer.MAX_VALUE - 9, Relation.NE, Integer.MIN_VALUE + 10, 1),
        new Header(5, Relation.LT, 5, 1),
        new Header(0, Relation.LT, 2_000, 1)); // too many for one call
  }

  @ParameterizedTest
  @MethodSource("headers")
  void everyHeaderHasItsValuesInEachRow(Header header) {
    List<Long> expected = header.values().stream().sorted().toList();
    for (int workers : new int[] {1, 2, 8}) {
      Setup setup = usual(workers);
      for (int round = 0; round < 3; round++) {
        List<List<Long>> ints = rows();
        List<List<Long>> longs = rows();
        setup
            .engine()
            .times(
                ROWS,
                row -> {
                  List<Long> mine = ints.get(row);
                  setup
                      .engine()
                      .ints(
                          header.first,
                          header.rel,
                          header.bound,
                          header.step,
                          TaskLocals.none(),
                          (from, to, step, l) -> ran(mine, from, to, step, header.rel));
                });
        setup
            .engine()
            .times(
                ROWS,
                row -> {
                  List<Long> mine = longs.get(row);
                  setup
                      .engine()
                      .longs(
                          header.first,
                          header.rel == Relation.NE ? Relation.LT : header.rel,
                          header.rel == Relation.NE
                              ? (long) header.first + expected.size()
                              : header.bound,
                          header.rel == Relation.NE ? 1 : header.step,
                          TaskLocals.none(),
                          (from, to, step, l) -> {
                            for (long i = from; step > 0 ? i < to : i > to; i += step) {
                              add(mine, i);
                            }
                          });
                });
        for (int row = 0; row < ROWS; row++) {
          assertEquals(expected, ints.get(row).stream().sorted().toList(), "row " + row);
          assertEquals(expected.size(), longs.get(row).size(), "row " + row);
        }
      }
    }
  }

  private static List<List<Long>> rows() {
    return IntStream.range(0, ROWS).<List<Long>>mapToObj(i -> new ArrayList<>()).toList();
  }

  /**
   * As translated code runs a chunk: {@code to} counts the iterations of a loop with {@code !=}.
   */
  private static void ran(List<Long> mine, int from, int to, int step, Relation rel) {
    if (rel == Relation.NE) {
      int i = from;
      for (int n = 0; n < to; n++) {
        add(mine, i);
        i += step;
      }
    } else {
      for (int i = from; step > 0 ? i < to : i > to; i += step) {
        add(mine, i);
      }
    }
  }

  private static void add(List<Long> mine, long i) {
    synchronized (mine) { // where a row is shared after all
      mine.add(i);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void whatOneThrowsEndsTheNestAndTheNextNestIsWhole(int workers) {
    Setup setup = usual(workers);
    for (int round = 0; round < 20; round++) {
      int bad = round * ROWS / 20;
      IllegalStateException thrown = new IllegalStateException("row " + bad);
      AtomicIntegerArray done = new AtomicIntegerArray(ROWS);
      nest(setup, done, -1, thrown); // so that it is known to be short
      assertSame(
          thrown, assertThrows(IllegalStateException.class, () -> nest(setup, done, bad, thrown)));
      AtomicIntegerArray again = new AtomicIntegerArray(ROWS);
      nest(setup, again, -1, thrown);
      for (int row = 0; row < ROWS; row++) {
        assertEquals(45, again.get(row), "row " + row);
      }
      assertTrue(Worker.current().context.region() == null, "a region is left");
    }
  }

  private static void nest(Setup setup, AtomicIntegerArray sums, int bad, RuntimeException thrown) {
    setup
        .engine()
        .times(
            ROWS,
            row ->
                setup
                    .engine()
                    .times(
                        10,
                        i -> {
                          if (row == bad && i == 5) {
                            throw thrown;
                          }
                          sums.addAndGet(row, i); // two workers may share a row
                        }));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void cancellingOneLeavesTheOthersAlone(int workers) {
    Setup setup = usual(workers);
    for (int round = 0; round < 20; round++) {
      AtomicIntegerArray ran = new AtomicIntegerArray(ROWS);
      setup
          .engine()
          .times(
              ROWS,
              row ->
                  setup
                      .engine()
                      .times(
                          10,
                          i -> {
                            ran.incrementAndGet(row);
                            if (i == row % 10) {
                              AjwsRuntime.cancel();
                            }
                          }));
      for (int row = 0; row < ROWS; row++) {
        // Where workers share a row after all, the others may not have come to their part of it.
        assertTrue(ran.get(row) == row % 10 + 1 || workers > 1 && ran.get(row) > 0, "row " + row);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void theyAreCountedAsAnyLoop(int workers) {
    Setup setup = usual(workers);
    AtomicIntegerArray sums = new AtomicIntegerArray(ROWS);
    for (int round = 0; round < 10; round++) {
      AjwsRuntime.resetStatistics();
      nest(setup, sums, -1, null);
      assertEquals(1 + ROWS, AjwsRuntime.statistics().regions());
      assertEquals(ROWS + 10 * ROWS, AjwsRuntime.statistics().iterations());
    }
  }

  @Test
  void onlyAShortInnerLoopFits() throws Exception {
    usual(2);
    FutureTask<Void> asAnotherWorker = // whom nobody has asked before
        new FutureTask<>(
            () -> {
              SiteProfile profile = new SiteProfile();
              Worker worker = Worker.current();
              worker.started = 1;
              TaskLocals<?> none = TaskLocals.none();
              assertFalse(AtOnce.fits(worker, profile, none, 10), "its time is not known");
              profile.record(1_000, 100); // 10 ns each
              assertFalse(
                  AtOnce.fits(worker, profile, none, 10), "it is not inside of another one");
              worker.scheduler = worker.home();
              worker.registered = true;
              assertTrue(AtOnce.fits(worker, profile, none, 10));
              assertFalse(AtOnce.fits(worker, profile, none, 200), "2 us");
              assertFalse(AtOnce.fits(worker, profile, TaskLocals.apart$(), 10), "it may wait");
              worker.started = 61;
              assertFalse(AtOnce.fits(worker, profile, none, 10), "this one is timed");
              return null;
            });
    new Thread(asAnotherWorker).start();
    asAnotherWorker.get();
  }
}
