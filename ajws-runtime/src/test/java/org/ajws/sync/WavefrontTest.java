package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tables whose cells come after the one above and the one to the left. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WavefrontTest {
  private interface Engine {
    void run(int rows, int columns, Intervals.Cell cell);
  }

  private static final Engine WORKERS = (m, n, cell) -> Tasks.wavefront("T.java:1", m, n, cell);
  private static final Engine POOL =
      (m, n, cell) -> ForkJoinTasks.wavefront("T.java:1", m, n, cell);

  private interface Program {
    void on(Engine engine);
  }

  private static void inParallel(Program program) {
    for (int workers : new int[] {1, 2, 4, 16}) {
      Scheduler.install(Setup.Pace.TINY.config(workers).withOutsiders(false));
      program.on(WORKERS);
      program.on(POOL);
    }
  }

  private static void everywhere(Program program) {
    inParallel(program);
    program.on(Intervals::wavefront);
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  /** What a cell throws. */
  private static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;

    Broken(int row, int column) {
      super(row + ", " + column);
    }
  }

  /** A random table some of whose cells throw, and what is to become of it. */
  private static final class Table {
    final int rows;
    final int columns;
    final boolean[][] breaks;
    final boolean[][] runs; // nothing above or to the left of it breaks
    final List<String> thrown = new ArrayList<>();
    final AtomicIntegerArray ran;
    volatile String early;

    Table(Random random) {
      rows = 1 + random.nextInt(12);
      columns = 1 + random.nextInt(12);
      breaks = new boolean[rows][columns];
      runs = new boolean[rows][columns];
      ran = new AtomicIntegerArray(rows * columns);
      int most = random.nextInt(4);
      for (int k = 0; k < most; k++) {
        breaks[random.nextInt(rows)][random.nextInt(columns)] = true;
      }
      for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
          runs[i][j] = ended(i - 1, j) && ended(i, j - 1);
          if (runs[i][j] && breaks[i][j]) {
            thrown.add(new Broken(i, j).getMessage());
          }
        }
      }
    }

    private boolean ended(int i, int j) {
      return i < 0 || j < 0 || (runs[i][j] && !breaks[i][j]);
    }

    void cell(int i, int j) {
      if (i > 0 && ran.get((i - 1) * columns + j) == 0
          || j > 0 && ran.get(i * columns + j - 1) == 0) {
        early = i + ", " + j;
      }
      ran.incrementAndGet(i * columns + j);
      if (breaks[i][j]) {
        throw new Broken(i, j);
      }
    }

    void check() {
      assertNull(early);
      for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
          assertEquals(runs[i][j] ? 1 : 0, ran.get(i * columns + j), i + ", " + j);
        }
      }
    }
  }

  private static List<String> thrownBy(Engine engine, Table table) {
    List<String> thrown = new ArrayList<>();
    try {
      engine.run(table.rows, table.columns, table::cell);
    } catch (Broken e) {
      thrown.add(e.getMessage());
      for (Throwable other : e.getSuppressed()) {
        thrown.add(other.getMessage());
      }
    }
    return thrown;
  }

  @Test
  void whatThrowsCancelsWhatIsBelowAndToTheRight() {
    everywhere(
        engine -> {
          for (int seed = 0; seed < 150; seed++) {
            Table table = new Table(new Random(seed));
            assertEquals(table.thrown, thrownBy(engine, table), "seed " + seed);
            table.check();
          }
        });
  }

  private static void sum(long[] sums, int columns, int i, int j) {
    long above = i == 0 ? 1 : sums[(i - 1) * columns + j];
    long left = j == 0 ? 1 : sums[i * columns + j - 1];
    sums[i * columns + j] = (above + left) % 1_000_003;
  }

  @Test
  void longTables() {
    everywhere(
        engine -> {
          for (int[] size : new int[][] {{1, 100_000}, {100_000, 1}, {3, 20_000}, {20_000, 3}}) {
            int columns = size[1];
            long[] expected = new long[size[0] * columns];
            long[] sums = new long[expected.length];
            for (int i = 0; i < size[0]; i++) {
              for (int j = 0; j < columns; j++) {
                sum(expected, columns, i, j);
              }
            }
            engine.run(size[0], columns, (i, j) -> sum(sums, columns, i, j));
            assertArrayEquals(expected, sums);
          }
        });
  }

  /** What the table is part of is part of a larger one, and its cells have asyncs. */
  @Test
  void tablesAndAsyncsInCells() {
    everywhere(
        engine -> {
          AtomicInteger cells = new AtomicInteger();
          engine.run(
              5,
              4,
              (i, j) -> {
                int before = cells.get();
                assertTrue(before >= 7 * ((i + 1) * (j + 1) - 1));
                engine.run(3, 2, (k, l) -> cells.incrementAndGet());
                Finish finish = Tasks.finish("T.java:2");
                try {
                  Tasks.async("T.java:3", cells::incrementAndGet);
                } finally {
                  finish.join();
                }
              });
          assertEquals(5 * 4 * 7, cells.get());
        });
  }

  /** A cell waits for what only another row gives, which is ready; each by a thread or not. */
  @Test
  void cellsThatWaitForOthers() {
    inParallel(
        engine -> {
          int n = 9;
          List<Promise<Integer>> given = new ArrayList<>();
          for (int i = 0; i < n; i++) {
            given.add(new Promise<>());
          }
          AtomicInteger sum = new AtomicInteger();
          engine.run(
              n,
              n,
              (i, j) -> {
                if (j == 0) {
                  given.get(i).complete(i);
                } else if (i == 0) {
                  sum.addAndGet(given.get(j).future().get());
                }
              });
          assertEquals(n * (n - 1) / 2, sum.get());
        });
  }

  @Test
  void cellsThatWaitForWhatComesAfterThem() {
    inParallel(
        engine -> {
          Promise<Integer> last = new Promise<>();
          AtomicInteger others = new AtomicInteger();
          assertThrows(
              DeadlockException.class,
              () ->
                  engine.run(
                      4,
                      4,
                      (i, j) -> {
                        if (i == 1 && j == 2) {
                          last.future().get();
                        } else if (i == 3 && j == 3) {
                          last.complete(1);
                        }
                        others.incrementAndGet();
                      }));
          assertEquals(4 + 2 + 2 + 2, others.get());
        });
  }

  @Test
  void cancelled() {
    everywhere(
        engine -> {
          AtomicInteger ran = new AtomicInteger();
          engine.run(
              50,
              50,
              (i, j) -> {
                ran.incrementAndGet();
                if (i == 2 && j == 3) {
                  AjwsRuntime.cancel();
                }
              });
          assertTrue(12 <= ran.get() && ran.get() < 2500, () -> "" + ran);
          AtomicInteger after = new AtomicInteger();
          engine.run(3, 3, (i, j) -> after.incrementAndGet()); // another run
          assertEquals(9, after.get());
        });
  }

  /** Rows without cells that run are not made: there may be two thousand millions of them. */
  @Test
  void manyRowsOfWhichNothingRuns() {
    inParallel(
        engine -> {
          for (int first : new int[] {0, 1, 5}) {
            Intervals.Cell breaks =
                (i, j) -> {
                  if (i == first) {
                    throw new Broken(i, j);
                  }
                };
            Broken thrown =
                assertThrows(Broken.class, () -> engine.run(Integer.MAX_VALUE, 2, breaks));
            assertEquals(first + ", 0", thrown.getMessage());
            engine.run(
                Integer.MAX_VALUE,
                3,
                (i, j) -> {
                  if (i == first) {
                    AjwsRuntime.cancel();
                  }
                });
          }
        });
  }

  @Test
  void noTable() {
    everywhere(
        engine -> {
          AtomicInteger ran = new AtomicInteger();
          engine.run(0, 5, (i, j) -> ran.incrementAndGet());
          engine.run(Integer.MAX_VALUE, 0, (i, j) -> ran.incrementAndGet());
          assertEquals(0, ran.get());
          assertThrows(IllegalArgumentException.class, () -> engine.run(1, -1, (i, j) -> {}));
          assertThrows(NullPointerException.class, () -> engine.run(1, 1, null));
          engine.run(1, 1, (i, j) -> ran.incrementAndGet()); // nothing was left open
          assertEquals(1, ran.get());
        });
  }
}
