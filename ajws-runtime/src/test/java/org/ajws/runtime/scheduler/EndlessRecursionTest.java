package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.ajws.sync.Future;
import org.ajws.sync.Interval;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Endless recursion through queued asyncs overflows, though each may begin on a stack of its own: a
 * thread that waits for one that another thread runs is replaced by one whose stack is empty.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EndlessRecursionTest {
  /** More levels than there may be of what somebody waits for. */
  private static final int ENOUGH_WAITS = 1 << 19;

  /** More levels than most stacks have room for; before, there was no end. */
  private static final int ENOUGH = 1 << 23;

  /** After so many levels the next one begins on another stack, if there is another thread. */
  private static final int ON_ONE_STACK = 64;

  /** For another thread to take a task; if none does, none will. */
  private static final int YIELDS = 10_000_000;

  private final AtomicInteger levels = new AtomicInteger();
  private final Set<Thread> deepStacks = ConcurrentHashMap.newKeySet();
  private volatile int begun; // how many levels of the one recursion there is
  private volatile boolean nobodyTakes;

  @BeforeEach
  void begin() {
    Handshakes.areForgotten(); // else futures are always queued
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private void level(int most) {
    if (levels.incrementAndGet() > most) {
      throw new IllegalStateException("there is no end");
    }
  }

  /** The levels that are so deep are all on the stack of the first one of them. */
  private void levelOnFewStacks(int n) {
    level(ENOUGH_WAITS);
    begun = n + 1;
    if (n >= 2 * Nesting.DEEP && deepStacks.add(Thread.currentThread()) && deepStacks.size() > 1) {
      throw new IllegalStateException("one stack after the other");
    }
  }

  /** What was spawned on a level is begun by another thread, now and then. */
  private void leaveToAnother(int n, Future<?> deeper) {
    if (n % ON_ONE_STACK == 0 && !nobodyTakes) {
      for (int i = 0; begun <= n + 1 && !deeper.isDone(); i++) {
        if (i == YIELDS) {
          nobodyTakes = true;
          return;
        }
        Thread.yield();
      }
    }
  }

  private int future(int n) {
    levelOnFewStacks(n);
    Future<Integer> deeper = Tasks.future("A.java:1", () -> Future.of(future(n + 1)));
    leaveToAnother(n, deeper);
    return deeper.get() + 1;
  }

  private int futureApart(int n) {
    level(ENOUGH_WAITS);
    Future<Integer> deeper = Tasks.futureApart("A.java:2", () -> Future.of(futureApart(n + 1)));
    return deeper.get() + 1;
  }

  private void async(int n) {
    level(ENOUGH);
    Tasks.async("A.java:3", () -> async(n + 1));
  }

  private void run(IntConsumer recursion) {
    Finish finish = Tasks.finish("A.java:4");
    try {
      recursion.accept(0);
    } catch (Throwable t) {
      finish.failed(t);
      throw t;
    } finally {
      finish.join();
    }
  }

  private void overflows(int workers, IntConsumer recursion) {
    Scheduler.install(Setup.Pace.USUAL.config(workers));
    Throwable thrown = null;
    try {
      run(recursion);
    } catch (StackOverflowError | IllegalStateException e) {
      thrown = e;
    }
    // no message with its trace: that has a thousand lines
    assertTrue(thrown instanceof StackOverflowError, () -> levels + " levels");
    assertTrue(levels.get() > 500, () -> levels + " levels");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void futures(int workers) {
    overflows(workers, this::future);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void futuresThatAreAlwaysQueued(int workers) {
    overflows(workers, this::futureApart);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void asyncs(int workers) {
    overflows(workers, this::async);
  }

  /** As deep as calls on a stack of 64 MB: there the program is right where it runs in order. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4}) // one runs them in order
  void deepAsyncsDoNot(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers));
    int n = 1_000_000;
    run(m -> down(n));
    assertEquals(n, levels.get());
  }

  private void down(int left) {
    if (left > 0) {
      levels.incrementAndGet();
      Tasks.async("A.java:6", () -> down(left - 1));
    }
  }

  /** Only what somebody waits for keeps a stack. */
  @Test
  void futuresInDeepAsyncsDoNot() {
    Scheduler.install(Setup.Pace.USUAL.config(2));
    int n = (1 << 18) + 10;
    run(m -> downWithFutures(n));
    assertEquals(n, levels.get());
  }

  private void downWithFutures(int left) {
    if (left > 0) {
      Future<Integer> one = Tasks.futureApart("A.java:7", () -> Future.of(1));
      levels.addAndGet(one.get());
      Tasks.async("A.java:8", () -> downWithFutures(left - 1));
    }
  }

  /** Those who take them know it, on whatever stack. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void queuedTasksKnowHowDeepTheyAre(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers));
    int[] deep = {-1};
    run(n -> deep[0] = firstDeep(n));
    assertEquals(Nesting.DEEP, deep[0]);
  }

  private int firstDeep(int n) {
    begun = n + 1;
    if (Worker.current().nesting.isDeepInQueued()) {
      return n;
    }
    Future<Integer> deeper = Tasks.futureApart("A.java:6", () -> Future.of(firstDeep(n + 1)));
    leaveToAnother(n, deeper);
    return deeper.get();
  }

  @Test
  void whatHasToBeQueuedOverflowsInTheEnd() {
    assertOverflow(true, Nesting.ENDLESS_WAITS);
    assertOverflow(false, Nesting.ENDLESS);
  }

  private static void assertOverflow(boolean awaited, int most) {
    Nesting nesting = new Nesting();
    for (int i = 0; i < most; i++) {
      nesting.queued(nesting.deeper(awaited));
    }
    assertThrows(StackOverflowError.class, () -> nesting.deeper(awaited));
  }

  /** What comes after an interval is not in it. */
  @Test
  void longChainsOfIntervalsDoNot() {
    Scheduler.install(Setup.Pace.USUAL.config(2));
    int n = (1 << 18) + 10;
    Tasks.intervals(
        "A.java:5",
        g -> {
          Interval last = g.add("first", levels::incrementAndGet);
          for (int i = 1; i < n; i++) {
            last = g.add("next", levels::incrementAndGet).after(last);
          }
        });
    assertEquals(n, levels.get());
  }
}
