package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.ajws.runtime.lock.Await;
import org.ajws.runtime.lock.HeldWaits;
import org.ajws.runtime.lock.OrderedLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Units of plain threads that wait for each other's locks throw; near-twins of them never do. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LockCirclesTest {
  private interface Code {
    void run() throws Exception;
  }

  /** As the translation leaves it. */
  private static final class Cell {
    final OrderedLock lock = new OrderedLock(this);
    int value;

    void unit(Code body) throws Exception {
      lock.lock();
      try {
        body.run();
      } finally {
        lock.unlock();
      }
    }

    void set() {
      lock.lock();
      try {
        value = 1;
      } finally {
        lock.unlock();
      }
    }

    /** Named like the twin of a unit. */
    void copy$internal(Cell other, CyclicBarrier both) throws Exception {
      unit(
          () -> {
            both.await();
            other.set$internal();
          });
    }

    void set$internal() {
      lock.lock();
      try {
        value = 1;
      } finally {
        lock.unlock();
      }
    }

    void awaitSet(OrderedLock... more) {
      OrderedLock[] all = new OrderedLock[1 + more.length];
      all[0] = lock;
      System.arraycopy(more, 0, all, 1, more.length);
      OrderedLock[] taken = OrderedLock.lockAll(all);
      try {
        for (Await w = Await.open(); w.mustWait(() -> value == 0); ) {
          Await.pause(w, false, 1, all);
        }
      } finally {
        OrderedLock.unlockAll(taken);
      }
    }

    void awaitSetForAnHour() {
      lock.lock();
      try {
        for (Await w = Await.within(TimeUnit.HOURS.toNanos(1)); value == 0 && w.isTime(); ) {
          Await.pause(w, false, 1, lock);
        }
      } finally {
        lock.unlock();
      }
    }

    void awaitSetInterruptibly() throws InterruptedException {
      lock.lock();
      try {
        Await a = Await.interruptibly();
        while (value == 0) {
          a = Await.pauseInterruptibly(a, false, 1, lock);
        }
      } finally {
        lock.unlock();
      }
    }
  }

  private static final class Running extends Thread {
    private final Code code;
    private volatile Throwable thrown;
    private volatile boolean interruptedAtEnd;

    Running(String name, Code code) {
      super(name);
      this.code = code;
      start();
    }

    @Override
    public void run() {
      try {
        code.run();
      } catch (Throwable t) {
        thrown = t;
      }
      interruptedAtEnd = isInterrupted();
    }

    Throwable end() throws InterruptedException {
      join();
      return thrown;
    }
  }

  private final Cell a = new Cell();
  private final Cell b = new Cell();
  private final Cell c = new Cell();
  private final BlockingQueue<String> warnings = new LinkedBlockingQueue<>();
  private final Logger logger = Logger.getLogger("org.ajws.runtime");
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          warnings.add(record.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.addHandler(handler);
  }

  @AfterEach
  void everythingIsFree() {
    logger.removeHandler(handler);
    for (Cell cell : List.of(a, b, c)) {
      assertFalse(cell.lock.isLocked());
    }
    assertFalse(HeldWaits.exist());
  }

  /** Until a thread waits for a lock. */
  private static void untilQueued(OrderedLock lock) {
    while (!lock.hasQueuedThreads()) {
      Thread.yield();
    }
  }

  /** Until a thread waits whose wait has been noted. */
  private static void untilNoted() throws InterruptedException {
    while (!HeldWaits.exist()) {
      TimeUnit.MILLISECONDS.sleep(10); // a poll, not an order: it leaves when it is so
    }
  }

  /** Until a thread has begun to wait for a condition: it has given back what it had. */
  private static void untilPaused(Cell cell) throws InterruptedException {
    untilNoted(); // with the lock
    cell.lock.lock();
    cell.lock.unlockUnchanged(); // wakes nobody
  }

  private static void assertDeadlock(Throwable t, Thread... named) {
    assertInstanceOf(DeadlockException.class, t);
    for (Thread thread : named) {
      assertTrue(t.getMessage().contains('"' + thread.getName() + '"'), t.getMessage());
    }
    assertTrue(t.getMessage().contains("(LockCirclesTest.java:"), t.getMessage());
    assertTrue(t.getMessage().contains("LockCirclesTest$Cell (lock "), t.getMessage());
    assertTrue(t.getStackTrace()[0].getClassName().contains("LockCirclesTest"), t.toString());
  }

  @Test
  void generatedMethodsHaveTheNamesOfTheirUnits() throws Exception {
    CyclicBarrier both = new CyclicBarrier(2);
    Running one = new Running("one", () -> a.copy$internal(b, both));
    Running two = new Running("two", () -> b.copy$internal(a, both));
    for (Running each : List.of(one, two)) {
      Throwable thrown = each.end();
      if (thrown != null) { // the other one may go on, since this one has thrown
        assertDeadlock(thrown, one, two);
        assertTrue(thrown.getMessage().contains("Cell.set(LockCirclesTest"), thrown.getMessage());
        assertFalse(thrown.getMessage().contains("$internal"), thrown.getMessage());
        assertEquals("set", thrown.getStackTrace()[0].getMethodName());
      }
    }
    assertTrue(one.thrown != null || two.thrown != null);
  }

  @Test
  void unitsInOppositeOrders() throws Exception {
    CyclicBarrier both = new CyclicBarrier(2);
    Running one =
        new Running(
            "one",
            () ->
                a.unit(
                    () -> {
                      both.await();
                      b.set();
                    }));
    Running two =
        new Running(
            "two",
            () ->
                b.unit(
                    () -> {
                      both.await();
                      a.set();
                    }));
    assertDeadlock(one.end(), one, two);
    assertDeadlock(two.end(), one, two);
    assertEquals("set", one.thrown.getStackTrace()[0].getMethodName());
    assertFalse(one.interruptedAtEnd || two.interruptedAtEnd);
    assertEquals(0, a.value + b.value);
  }

  /** Who stands behind a circle is in none: it has the lock when the circle has ended. */
  @Test
  void aRingAndOneBehindIt() throws Exception {
    List<Cell> cells = List.of(a, b, c);
    CyclicBarrier all = new CyclicBarrier(4);
    List<Running> ring = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int at = i;
      ring.add(
          new Running(
              "ring" + i,
              () ->
                  cells
                      .get(at)
                      .unit(
                          () -> {
                            all.await();
                            cells.get((at + 1) % 3).set();
                          })));
    }
    while (!a.lock.isLocked()) {
      Thread.yield();
    }
    Running behind = new Running("behind", a::set);
    untilQueued(a.lock); // the ring may be found a second after it has closed: be there before
    all.await();
    behind.interrupt();
    for (Running r : ring) {
      assertDeadlock(r.end(), ring.toArray(Thread[]::new));
      assertFalse(r.getName().equals("behind"));
    }
    assertNull(behind.end());
    assertTrue(behind.interruptedAtEnd);
    assertEquals(1, a.value);
  }

  /** The near-twin: a long unit is no circle, whatever waits for it. */
  @Test
  void longUnitsAreNone() throws Exception {
    Running[] waiting = new Running[2];
    a.unit(
        () -> {
          waiting[0] = new Running("w0", () -> b.unit(a::set));
          untilQueued(a.lock);
          waiting[1] = new Running("w1", () -> c.unit(b::set));
          untilNoted();
          waiting[0].interrupt();
          untilQueued(b.lock);
        });
    assertNull(waiting[0].end());
    assertNull(waiting[1].end());
    assertTrue(waiting[0].interruptedAtEnd);
  }

  /** It gives b back for its condition, and keeps a; who has b wants a. */
  @Test
  void aConditionThatKeepsALock() throws Exception {
    Running waits = new Running("waits", () -> a.unit(b::awaitSet));
    untilPaused(b);
    Running wants = new Running("wants", () -> b.unit(a::set));
    assertDeadlock(wants.end(), waits, wants);
    assertDeadlock(waits.end(), waits, wants);
    assertTrue(waits.thrown.getMessage().contains("for a condition over the set"));
  }

  /** The near-twin: it waits for the lock that is kept with no lock of its own. */
  @Test
  void aConditionThatSomebodyElseMakesTrue() throws Exception {
    Running waits = new Running("waits", () -> a.unit(b::awaitSet));
    untilPaused(b);
    Running wants = new Running("wants", () -> c.unit(a::set));
    untilQueued(a.lock);
    TimeUnit.MILLISECONDS.sleep(1500); // so that its wait has been looked at
    b.set();
    assertNull(waits.end());
    assertNull(wants.end());
  }

  /**
   * It has one of its locks again and cannot throw, since its unit is under way; the other one can.
   */
  @Test
  void aUnitThatTakesItsLocksAgain() throws Exception {
    Running waits = new Running("waits", () -> a.unit(() -> b.awaitSet(c.lock)));
    untilPaused(b);
    Running wants =
        new Running(
            "wants",
            () ->
                c.unit(
                    () -> {
                      b.set(); // now the first one takes b, and waits for c
                      untilQueued(c.lock);
                      a.set();
                    }));
    assertDeadlock(wants.end(), waits, wants);
    assertNull(waits.end());
  }

  /** It needs a lock again that its condition does not read. */
  @Test
  void aLockThatWasOnlyGivenBack() throws Exception {
    Running waits = new Running("waits", () -> a.unit(() -> b.awaitSet(c.lock)));
    untilPaused(b);
    Running wants = new Running("wants", () -> c.unit(a::set));
    assertDeadlock(wants.end(), waits, wants);
    assertDeadlock(waits.end(), waits, wants);
  }

  /** Neither would an interrupt help, nor the end of a time: it needs b again. */
  @Test
  void waitsThatEndOtherwise() throws Exception {
    for (Code code : List.<Code>of(b::awaitSetInterruptibly, b::awaitSetForAnHour)) {
      Running waits = new Running("waits", () -> a.unit(code));
      untilPaused(b);
      Running wants = new Running("wants", () -> b.unit(a::set));
      assertDeadlock(wants.end(), waits, wants);
      assertDeadlock(waits.end(), waits, wants);
    }
  }

  /** Nobody has b; but all who might change it may be those who wait for a. */
  @Test
  void aLockThatIsKeptForLongIsReported() throws Exception {
    Running waits = new Running("waits", () -> a.unit(b::awaitSet));
    untilPaused(b);
    Running wants = new Running("wants", a::set);
    String said = warnings.take();
    assertTrue(said.contains("\"waits\"") && said.contains("\"wants\""), said);
    assertTrue(said.contains("10 seconds"), said);
    b.set();
    assertNull(waits.end());
    assertNull(wants.end());
  }

  /** Units in one order never throw; in any order they all end. */
  @Test
  void randomUnits() throws Exception {
    long seed = Long.getLong("ajws.circles.seed", 1);
    for (boolean inOrder : new boolean[] {true, false}) {
      Cell[] cells = new Cell[6];
      Arrays.setAll(cells, i -> new Cell());
      AtomicInteger deadlocks = new AtomicInteger();
      List<Running> all = new ArrayList<>();
      for (int t = 0; t < 6; t++) {
        Random random = new Random(seed * 31 + t);
        all.add(
            new Running(
                "t" + t,
                () -> {
                  for (int i = 0; i < 20_000 && deadlocks.get() < 6; i++) {
                    int first = random.nextInt(6);
                    int then = inOrder ? first + random.nextInt(6 - first) : random.nextInt(6);
                    boolean yields = i % 8 == 0; // on a busy machine each costs milliseconds
                    try {
                      cells[first].unit(
                          () -> {
                            if (yields) {
                              Thread.yield();
                            }
                            cells[then].set();
                          });
                    } catch (DeadlockException e) {
                      deadlocks.incrementAndGet();
                    }
                  }
                }));
      }
      for (Running r : all) {
        assertNull(r.end(), "seed " + seed);
        assertFalse(r.interruptedAtEnd, "seed " + seed);
      }
      for (Cell cell : cells) {
        assertFalse(cell.lock.isLocked(), "seed " + seed);
      }
      assertEquals(!inOrder, deadlocks.get() > 0, "seed " + seed);
    }
  }
}
