package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.lock.Await;
import org.ajws.runtime.lock.OrderedLock;
import org.ajws.runtime.scheduler.Looker;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Intervals that hold atomic sets, beside others and threads that run units of them. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HoldingTest {
  /** A class as the translation leaves it: a set, its lock, units. */
  static final class Cell {
    private final OrderedLock lock = new OrderedLock(this);
    private int stamp;
    private int count;

    public OrderedLock ajws$lock_s() {
      return lock;
    }

    void write(int value) {
      lock.lock();
      try {
        stamp = value;
        count++;
      } finally {
        lock.unlock();
      }
    }

    int read() {
      lock.lock();
      try {
        return stamp;
      } finally {
        lock.unlockUnchanged();
      }
    }
  }

  /** The same with a monitor. */
  static final class Monitored {
    public OrderedLock ajws$monitor_s() {
      return null;
    }
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  // ---- random programs

  private static final class Program {
    private final Cell[] cells = new Cell[5];
    private final AtomicInteger writes = new AtomicInteger();
    private final AtomicInteger broken = new AtomicInteger();
    private final AtomicInteger ids = new AtomicInteger();
    private final Random random;
    private volatile boolean over;

    Program(long seed) {
      random = new Random(seed);
      for (int i = 0; i < cells.length; i++) {
        cells[i] = new Cell();
      }
    }

    void add(Intervals g) {
      int n = 5 + random.nextInt(20);
      for (int i = 0; i < n; i++) {
        Cell a = cells[random.nextInt(cells.length)];
        Cell b = cells[random.nextInt(cells.length)];
        if (random.nextInt(3) == 0) {
          g.add("touches", () -> write(a, ids.incrementAndGet()));
        } else {
          boolean deep = random.nextBoolean();
          g.add("holds", () -> held(g, a, b, deep)).holding(a, null, b);
        }
      }
    }

    private void held(Intervals g, Cell a, Cell b, boolean deep) {
      int id = ids.incrementAndGet();
      write(a, id);
      write(b, id);
      for (int k = 0; k < 3; k++) {
        g.add("checks", () -> check(a, b, id));
      }
      if (deep) { // nobody else in this interval may come between
        g.add(
                "deeper",
                () -> {
                  int inner = ids.incrementAndGet();
                  write(a, inner);
                  Interval x = g.add("checks", () -> check(a, a, inner));
                  Interval y = g.add("checks", () -> check(a, a, inner));
                  g.add("puts back", () -> write(a, id)).after(x, y);
                })
            .holding(a);
      }
    }

    private void check(Cell a, Cell b, int id) {
      int x = a.read();
      int y = b.read();
      if (x != id || y != id) {
        broken.incrementAndGet();
      }
    }

    private void write(Cell c, int id) {
      c.write(id);
      writes.incrementAndGet();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 64})
  void whatAnIntervalHoldsNobodyElseTouches(int workers) throws InterruptedException {
    Scheduler.install(Setup.Pace.TINY.config(workers));
    long first = Long.getLong("ajws.holding.seed", 1);
    int count = Integer.getInteger("ajws.holding.count", 60);
    for (long seed = first; seed < first + count; seed++) {
      for (Consumer<Consumer<Intervals>> engine : Engines.ALL) {
        Program program = new Program(seed);
        Thread other =
            new Thread(
                () -> {
                  for (int i = 0; !program.over; i++) {
                    program.write(program.cells[i % program.cells.length], -1);
                    Thread.yield();
                  }
                });
        other.start();
        try {
          engine.accept(program::add);
        } finally {
          program.over = true;
          other.join();
        }
        assertEquals(0, program.broken.get(), "seed " + seed);
        int sum = 0;
        for (Cell c : program.cells) {
          sum += c.count;
        }
        assertEquals(program.writes.get(), sum, "seed " + seed);
      }
    }
  }

  private static final class Engines {
    static final List<Consumer<Consumer<Intervals>>> PARALLEL =
        List.of(b -> Tasks.intervals("H.java:1", b), b -> ForkJoinTasks.intervals("H.java:1", b));
    static final List<Consumer<Consumer<Intervals>>> ALL =
        List.of(PARALLEL.get(0), PARALLEL.get(1), Intervals::run);
  }

  // ---- one by one

  /** A thread has the lock; meanwhile others run, and no thread waits for it. */
  @Test
  void noWorkerWaitsForASet() {
    for (int workers : new int[] {1, 2}) {
      Scheduler.install(Setup.Pace.TINY.config(workers));
      for (Consumer<Consumer<Intervals>> engine : Engines.ALL) {
        Cell cell = new Cell();
        AtomicInteger ran = new AtomicInteger();
        Thread[] other = new Thread[1];
        Promise<String> has = new Promise<>();
        Object done = new Object();
        boolean[] go = new boolean[1];
        other[0] =
            new Thread(
                () -> {
                  cell.lock.lock();
                  try {
                    synchronized (done) {
                      has.complete("the lock");
                      while (!go[0]) {
                        done.wait();
                      }
                    }
                  } catch (InterruptedException e) {
                    throw new AssertionError(e);
                  } finally {
                    cell.lock.unlock();
                  }
                });
        other[0].start();
        while (!cell.lock.isLocked()) {
          Thread.onSpinWait();
        }
        engine.accept(
            g -> {
              g.add("holds", () -> assertEquals(7, ran.incrementAndGet())).holding(cell);
              Interval last = g.add("last", () -> {});
              for (int i = 0; i < 6; i++) {
                last.after(g.add("beside", ran::incrementAndGet));
              }
              g.add(
                      "lets go",
                      () -> {
                        assertEquals(6, ran.get());
                        synchronized (done) {
                          go[0] = true;
                          done.notifyAll();
                        }
                      })
                  .after(last);
            });
        assertEquals(7, ran.get());
      }
    }
  }

  /**
   * An interval waits for a promise, and the one that keeps it for a set that a thread of the
   * program has: that thread will give it back, so nobody is in a deadlock.
   */
  @Test
  void aRootThatWaitsForASetIsNotJudged() throws InterruptedException {
    for (int workers : new int[] {1, 4}) {
      Scheduler.install(Setup.Pace.TINY.config(workers).withOutsiders(false));
      for (Consumer<Consumer<Intervals>> engine : Engines.PARALLEL) {
        Cell cell = new Cell();
        Promise<Integer> kept = new Promise<>();
        CountDownLatch has = new CountDownLatch(1);
        AtomicBoolean over = new AtomicBoolean();
        Thread other =
            new Thread(
                () -> {
                  cell.lock.lock();
                  try {
                    has.countDown();
                    Looker.look(100, over::get);
                  } finally {
                    cell.lock.unlock();
                  }
                });
        other.start();
        has.await();
        engine.accept(
            g -> {
              g.add(
                  "waits",
                  () -> {
                    try {
                      assertEquals(1, kept.future().get());
                    } finally {
                      over.set(true);
                    }
                  });
              g.add("holds", () -> kept.complete(1)).holding(cell);
            });
        other.join();
      }
    }
  }

  @Test
  void aUnitUnderWhichIntervalsRunInOrderIsAroundThem() {
    Cell cell = new Cell();
    cell.lock.lock();
    try {
      Intervals.run(g -> g.add("holds", () -> cell.write(1)).holding(cell));
    } finally {
      cell.lock.unlock();
    }
    assertEquals(1, cell.read());
  }

  @Test
  void whatHasNoLockCannotBeHeld() {
    Scheduler.install(Setup.Pace.TINY.config(2));
    Tasks.intervals(
        "H.java:1",
        g -> {
          Interval a = g.add("a", () -> {});
          assertThrows(IllegalArgumentException.class, () -> a.holding("text"));
          String message =
              assertThrows(IllegalArgumentException.class, () -> a.holding(new Monitored()))
                  .getMessage();
          assertTrue(message.contains("=reentrant"), message);
        });
    Intervals.run(g -> g.add("a", () -> {}).holding("text", new Monitored())); // no effect
  }

  @Test
  void noConditionIsWaitedForInside() {
    Scheduler.install(Setup.Pace.TINY.config(2));
    Cell cell = new Cell();
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Tasks.intervals(
        "H.java:1",
        g ->
            g.add(
                    "a",
                    () -> {
                      cell.lock.lock();
                      try {
                        thrown.set(
                            assertThrows(
                                IllegalStateException.class,
                                () -> Await.pause(null, false, 1, cell.lock)));
                      } finally {
                        cell.lock.unlock();
                      }
                    })
                .holding(cell));
    assertTrue(thrown.get().getMessage().contains("interval"));
  }

  @Test
  void afterAFailureTheSetIsFree() {
    Scheduler.install(Setup.Pace.TINY.config(2));
    Cell cell = new Cell();
    assertThrows(
        ArithmeticException.class,
        () ->
            Tasks.intervals(
                "H.java:1",
                g -> {
                  Interval bad =
                      g.add(
                              "bad",
                              () -> {
                                throw new ArithmeticException();
                              })
                          .holding(cell);
                  g.add("never", () -> cell.write(9)).holding(cell).after(bad);
                }));
    cell.write(3);
    Tasks.intervals("H.java:1", g -> g.add("a", () -> cell.write(4)).holding(cell));
    assertEquals(4, cell.read());
  }
}
