package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.lock.OrderedLock;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Intervals and units that wait for each other's sets throw; near-twins of them never do. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeldCirclesTest {
  /** A class as the translation leaves it: a set, its lock, units. */
  static final class Cell {
    private final OrderedLock lock = new OrderedLock(this);
    private int count;

    public OrderedLock ajws$lock_s() {
      return lock;
    }

    void touch() {
      lock.lock();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }

    /** A unit that calls a unit of another object. */
    void touch(Runnable then) {
      lock.lock();
      try {
        count++;
        then.run();
      } finally {
        lock.unlock();
      }
    }
  }

  private final Cell a = new Cell();
  private final Cell b = new Cell();
  private final AtomicInteger ran = new AtomicInteger();

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static final List<Consumer<Consumer<Intervals>>> PARALLEL =
      List.of(c -> Tasks.intervals("H.java:1", c), c -> ForkJoinTasks.intervals("H.java:1", c));

  private static List<Consumer<Consumer<Intervals>>> all() {
    List<Consumer<Consumer<Intervals>>> engines = new ArrayList<>(PARALLEL);
    engines.add(Intervals::run);
    return engines;
  }

  /** Who held a set has given it back: others have it. */
  private void assertFree() {
    for (Cell c : List.of(a, b)) {
      assertFalse(c.lock.isLocked());
      Tasks.intervals("H.java:2", g -> g.add("again", c::touch).holding(c));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void childrenThatHoldSetsInOppositeOrders(int workers) {
    Scheduler.install(Setup.Pace.TINY.config(workers));
    for (Consumer<Consumer<Intervals>> engine : all()) {
      for (boolean opposite : new boolean[] {true, false}) {
        Consumer<Intervals> program =
            g -> {
              Interval[] outer = new Interval[2];
              outer[0] = g.add("x", () -> child(g, "xb", outer[1], b)).holding(a);
              outer[1] = g.add("y", () -> child(g, "ya", outer[0], opposite ? a : b)).holding(b);
            };
        ran.set(0);
        if (opposite) {
          DeadlockException e = assertThrows(DeadlockException.class, () -> engine.accept(program));
          assertTrue(e.getMessage().contains("\"xb\" (HeldCirclesTest.java:"), e.getMessage());
          assertTrue(e.getMessage().contains("\"ya\" (HeldCirclesTest.java:"), e.getMessage());
          assertTrue(e.getMessage().contains("Cell"), e.getMessage());
          assertEquals(1, e.getSuppressed().length);
          assertEquals(0, ran.get());
        } else {
          engine.accept(program);
          assertEquals(2, ran.get());
        }
        assertFree();
      }
    }
  }

  /** It starts when the other interval has its set. */
  private void child(Intervals g, String name, Interval other, Cell cell) {
    Interval child = g.add(name, ran::incrementAndGet).holding(cell);
    other.start().before(child.start());
  }

  /** The edge closes the circle, or the claim does. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void whatComesBeforeAChildNeedsWhatItsParentHolds(int workers) {
    Scheduler.install(Setup.Pace.TINY.config(workers));
    for (Consumer<Consumer<Intervals>> engine : all()) {
      for (int way = 0; way < 3; way++) {
        int kind = way;
        Consumer<Intervals> program =
            g -> {
              Interval[] needs = new Interval[1];
              Interval holder =
                  g.add(
                          "holder",
                          () -> {
                            Interval child = g.add("child", ran::incrementAndGet);
                            needs[0].end().before(child.start());
                          })
                      .holding(a);
              needs[0] = g.add("needs", ran::incrementAndGet).holding(kind == 2 ? b : a);
              if (kind == 0) { // it claims before there is the child
                holder.start().before(needs[0].start());
              } else {
                Interval later = g.add("later", () -> {});
                holder.start().before(later.start());
                needs[0].after(later);
              }
            };
        ran.set(0);
        if (kind == 2) {
          engine.accept(program);
          assertEquals(2, ran.get());
        } else {
          DeadlockException e = assertThrows(DeadlockException.class, () -> engine.accept(program));
          assertTrue(e.getMessage().contains("\"needs\""), e.getMessage());
          assertEquals(0, ran.get()); // what comes after it is cancelled
        }
        assertFree();
      }
    }
  }

  /** A thread has a, in a unit, and asks for b; who holds b has a child that asks for a. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void aThreadInAUnitAndAChild(int workers) throws InterruptedException {
    Scheduler.install(Setup.Pace.TINY.config(workers));
    for (Consumer<Consumer<Intervals>> engine : all()) {
      for (boolean claims : new boolean[] {true, false}) {
        AtomicReference<Throwable> ofThread = new AtomicReference<>();
        CountDownLatch has = new CountDownLatch(1);
        CountDownLatch held = new CountDownLatch(1);
        Thread thread =
            new Thread(
                () ->
                    a.touch(
                        () -> {
                          has.countDown();
                          await(held);
                          try {
                            b.touch();
                          } catch (DeadlockException e) {
                            ofThread.set(e);
                          }
                        }));
        thread.start();
        await(has);
        ran.set(0);
        Consumer<Intervals> program =
            g ->
                g.add(
                        "x",
                        () -> {
                          held.countDown();
                          Interval child = g.add("child", claims ? ran::incrementAndGet : a::touch);
                          if (claims) {
                            child.holding(a);
                          }
                        })
                    .holding(b);
        assertThrows(DeadlockException.class, () -> engine.accept(program)); // as the thread does
        thread.join();
        assertEquals(0, ran.get());
        String message = ofThread.get().getMessage();
        assertTrue(message.contains("a unit at org.ajws.sync.HeldCirclesTest$Cell"), message);
        assertEquals("touch", ofThread.get().getStackTrace()[0].getMethodName());
        assertFree();
      }
    }
  }

  /** The near-twin: what the thread asks for is given back some day. */
  @Test
  void aThreadThatOnlyWaits() throws InterruptedException {
    Scheduler.install(Setup.Pace.TINY.config(2));
    for (Consumer<Consumer<Intervals>> engine : all()) {
      CountDownLatch held = new CountDownLatch(1);
      Cell c = new Cell();
      Thread thread =
          new Thread(
              () -> {
                await(held);
                a.touch(b::touch);
              });
      thread.start();
      engine.accept(
          g ->
              g.add(
                      "x",
                      () -> {
                        held.countDown();
                        g.add("child", c::touch).holding(c);
                      })
                  .holding(b));
      thread.join();
    }
    assertFree();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Sets that are taken in their order make no circle; others end all the same. What runs in order
   * has one thread: while it waits for a set it cannot run an interval that was given one
   * meanwhile, so there the other thread waits for no set while it has one.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 64})
  void randomPrograms(int workers) throws InterruptedException {
    Scheduler.install(Setup.Pace.TINY.config(workers));
    int count = Integer.getInteger("ajws.holding.count", 25);
    long first = Long.getLong("ajws.holding.seed", 1);
    int circles = 0;
    for (long seed = first; seed < first + count; seed++) {
      for (Consumer<Consumer<Intervals>> engine : all()) {
        for (boolean inOrder : new boolean[] {true, false}) {
          Random random = new Random(seed);
          List<Cell> cells = new ArrayList<>();
          for (int i = 0; i < 5; i++) {
            cells.add(new Cell());
          }
          Thread beside =
              new Thread(
                  () -> {
                    for (int i = 0; i < 20; i++) {
                      if (PARALLEL.contains(engine)) {
                        cells.get(i % 4).touch(cells.get(4)::touch);
                      } else {
                        cells.get(i % 4).touch();
                        cells.get(4).touch();
                      }
                    }
                  });
          beside.setUncaughtExceptionHandler((t, e) -> assertTrue(e instanceof DeadlockException));
          beside.start();
          try {
            engine.accept(
                g -> {
                  for (int i = 0; i < 8; i++) {
                    add(g, cells, inOrder ? 0 : -1, 0, random.nextLong());
                  }
                });
          } catch (DeadlockException e) {
            assertFalse(inOrder, () -> e.getMessage());
            circles++;
          }
          beside.join();
          for (Cell c : cells) {
            assertFalse(c.lock.isLocked(), "seed " + seed);
            c.touch();
          }
        }
      }
    }
    System.out.println(workers + " workers: " + circles + " programs with circles");
    assertTrue(circles > 0);
  }

  /**
   * An interval that holds a set, or runs a unit, with children that do likewise.
   *
   * @param from sets from here on; below 0 any
   */
  private static void add(Intervals g, List<Cell> cells, int from, int depth, long seed) {
    Random random = new Random(seed);
    if (from >= cells.size()) {
      return;
    }
    int at = from < 0 ? random.nextInt(cells.size()) : from + random.nextInt(cells.size() - from);
    Cell cell = cells.get(at);
    if (random.nextInt(4) == 0) {
      g.add("unit", cell::touch);
      return;
    }
    g.add(
            "holds " + at,
            () -> {
              cell.touch();
              for (int i = 0; depth < 3 && i < 2; i++) {
                add(g, cells, from < 0 ? from : at + 1, depth + 1, random.nextLong());
              }
            })
        .holding(cell);
  }
}
