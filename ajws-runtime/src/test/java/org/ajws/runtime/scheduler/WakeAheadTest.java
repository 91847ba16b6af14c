package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.IntBody;
import org.ajws.runtime.loop.Loops;
import org.ajws.runtime.loop.Relation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Who starts a loop that takes a while wakes a sleeper before there is anything for it. The loops
 * have one iteration, so nothing else can wake it.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WakeAheadTest {
  private static final long WAKE_NANOS = 20_000;
  private static final int LOOPS = 50;

  private List<Worker> workers;
  private volatile boolean stopped;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private void install(int n, long spinNanos) {
    Scheduler.install(Config.forTests(n, spinNanos, 8_000, 5_000, WAKE_NANOS));
    Scheduler.global().ensureStarted();
    workers =
        Thread.getAllStackTraces().keySet().stream()
            .filter(t -> t instanceof WorkerThread && t.isAlive())
            .map(t -> ((WorkerThread) t).worker())
            .filter(w -> w.scheduler == Scheduler.global())
            .collect(Collectors.toList());
    assertEquals(n - 1, workers.size());
  }

  private int begunToSleep() {
    return workers.stream().mapToInt(w -> (w.presence.changes() + 1) / 2).sum();
  }

  /** Waits until all sleep; tells how often they have begun to so far. */
  private int sleeps() {
    for (Worker w : workers) {
      while (!sleeps(w)) {
        Thread.onSpinWait();
      }
    }
    return begunToSleep();
  }

  private static boolean sleeps(Worker w) {
    return w.idleness.isParked() && Presence.isRest(w.presence.changes());
  }

  private static void work(long nanos) {
    long end = System.nanoTime() + nanos;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  private static void loop(IntBody<TaskLocals.None, RuntimeException> body) {
    Loops.ints("Test.java:1", 0, Relation.LT, 1, 1, TaskLocals.none(), body);
  }

  private static void longLoop() {
    loop((from, to, step, locals) -> work(300_000));
  }

  private static void shortLoop() {
    loop((from, to, step, locals) -> work(7_000));
  }

  @Test
  void aLoopThatTakesAWhileWakesASleeper() {
    install(2, 0);
    longLoop(); // now it is known how long it takes
    oneIsWokenByEach();
  }

  private void oneIsWokenByEach() {
    int first = sleeps();
    for (int i = 0; i < LOOPS; i++) {
      int before = sleeps();
      longLoop();
      assertTrue(sleeps() > before, "loop " + i);
    }
    int more = sleeps() - first; // another one may wake by itself, now and then
    assertTrue(more < LOOPS + LOOPS / 2, more + " wake-ups");
  }

  @Test
  void aShortOneWakesNobody() {
    install(2, 0);
    for (int i = 0; i < 100; i++) {
      shortLoop();
    }
    int before = sleeps();
    for (int i = 0; i < LOOPS; i++) {
      shortLoop();
      sleeps();
    }
    int more = sleeps() - before;
    assertTrue(more < LOOPS / 2, more + " wake-ups"); // it may seem to take long, now and then
  }

  @Test
  void onlyOneIsWoken() {
    install(4, 0);
    longLoop();
    oneIsWokenByEach();
  }

  /** Who looks for work needs nobody beside it. */
  @Test
  void nobodyIsWokenWhileAnotherOneLooks() {
    install(4, 3_000_000_000L);
    longLoop();
    while (workers.stream().filter(WakeAheadTest::sleeps).count() != 2) {
      longLoop(); // on few processors only one may spin
    }
    int before = begunToSleep();
    for (int i = 0; i < LOOPS; i++) {
      longLoop();
    }
    int more = begunToSleep() - before;
    assertTrue(more < LOOPS / 5, more + " wake-ups");
  }

  /** A loop inside another one: all who are to help are awake, or have been woken. */
  @Test
  void aNestedOneWakesNobody() {
    install(2, 0);
    longLoop();
    int before = sleeps();
    loop(
        (from, to, step, locals) -> {
          for (int i = 0; i < LOOPS; i++) {
            longLoop();
            sleeps();
          }
        });
    int more = sleeps() - before;
    assertTrue(more < LOOPS / 2, more + " wake-ups");
  }

  /** Two long iterations that meet: whatever the sleeper just does, it comes. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void whoIsWokenAheadComes(int n) {
    install(n, 50_000);
    meetOftenIn(300);
  }

  /** The same when each worker that wakes seems to stand where its waker does. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void whoIsCalledElsewhereComes(int n) throws InterruptedException {
    install(n, 50_000);
    int[] attempts = new int[1];
    Thread system = new Thread(() -> attempts[0] = keepWakersWaking());
    system.start();
    try {
      meetOftenIn(300);
    } finally {
      stopped = true;
      system.join();
    }
    assertTrue(attempts[0] > 0);
  }

  /** Else it would seem to come late when something else ends its next sleep. */
  @Test
  void whoSleepsAgainForgetsWhenItWasWoken() {
    install(2, 0);
    int before = sleeps();
    Idleness idleness = workers.get(0).idleness;
    assertTrue(idleness.wake());
    long woken = System.nanoTime();
    while (sleeps() == before || System.nanoTime() - woken <= Relocation.LATE_NANOS) {
      Thread.onSpinWait();
    }
    assertFalse(idleness.relocation.settle(Relocation.never()));
  }

  /** Tells how many attempts were made. */
  private int keepWakersWaking() {
    AtomicLong last = Scheduler.global().lastRelocation;
    int attempts = 0;
    long due = last.get() - 3_600_000_000_000L;
    while (!stopped) {
      attempts += last.getAndSet(due) == due ? 0 : 1;
      workers.forEach(w -> w.idleness.relocation.waking = true);
      Thread.onSpinWait();
    }
    return attempts;
  }

  private static void meetOftenIn(int rounds) {
    Random random = new Random(1);
    for (int round = 0; round < rounds; round++) {
      work(random.nextInt(150_000)); // it spins, is about to sleep, or sleeps
      AtomicInteger here = new AtomicInteger();
      Loops.ints(
          "Test.java:2",
          0,
          Relation.LT,
          2,
          1,
          TaskLocals.none(),
          (from, to, step, locals) -> {
            for (int i = from; i < to; i++) {
              work(60_000); // worth sharing
              here.incrementAndGet();
              while (here.get() < 2) {
                Thread.yield();
              }
            }
          });
    }
  }
}
