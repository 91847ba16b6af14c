package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a method does outside of its finishes it does on the thread that called it from code that
 * cannot be resumed, wherever it went on in between.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HomeTest {
  private static final int ROUNDS = 10;
  private static final int LEAST_TOURS = 100;
  private static final long LONGEST_NANOS = 30_000_000_000L;

  private static final ThreadLocal<Thread> owner = ThreadLocal.withInitial(() -> null);

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    Scheduler.install(Config.fromProperties());
  }

  /** Counts where it was. */
  private static final class Visits implements FrameTour.Visitor {
    final Thread caller = Thread.currentThread();
    final AtomicInteger atHome = new AtomicInteger();
    final AtomicInteger elsewhere = new AtomicInteger();
    final AtomicInteger insideElsewhere = new AtomicInteger();
    private final boolean failing;

    Visits(boolean failing) {
      this.failing = failing;
    }

    @Override
    public void outside() {
      boolean home = Thread.currentThread() == caller && owner.get() == caller;
      (home ? atHome : elsewhere).incrementAndGet();
    }

    @Override
    public void inside(int round) {
      if (Thread.currentThread() != caller) {
        insideElsewhere.incrementAndGet();
      }
      if (failing && round % 2 == 0) {
        throw new IllegalStateException("round " + round);
      }
    }
  }

  /** Tours until what stands in a finish was seen on another thread, too. */
  private static void tours(boolean several, boolean failing) {
    owner.set(Thread.currentThread());
    Visits visits = new Visits(failing);
    long start = System.nanoTime();
    int tours = 0;
    while (tours < LEAST_TOURS
        || (several
            && visits.insideElsewhere.get() == 0
            && System.nanoTime() - start < LONGEST_NANOS)) {
      FrameTour.tour(ROUNDS, 14, visits);
      tours++;
    }
    assertEquals(0, visits.elsewhere.get(), "visits on other threads");
    assertEquals(2 * ROUNDS * tours, visits.atHome.get());
    assertEquals(several, visits.insideElsewhere.get() > 0, "nothing was ever stolen");
    owner.remove();
  }

  private static void install(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers).withStealGap(300));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 16})
  void behindFinishesAndCalls(int workers) {
    install(workers);
    tours(workers > 1, false);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void behindFinishesThatFail(int workers) {
    install(workers);
    tours(workers > 1, true);
  }

  /** Every poll saves the stack, so nearly every continuation is there to be stolen. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void whereEveryStackIsSaved(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers).withStealEvery(1, 7));
    tours(workers > 1, false);
  }

  /** Entries from several threads at once, each of which comes back to its own. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void severalCallers(int workers) throws InterruptedException {
    install(workers);
    Thread[] callers = new Thread[4];
    AtomicInteger good = new AtomicInteger();
    for (int i = 0; i < callers.length; i++) {
      callers[i] =
          new Thread(
              () -> {
                tours(true, false);
                good.incrementAndGet();
              });
      callers[i].start();
    }
    for (Thread caller : callers) {
      caller.join();
    }
    assertEquals(callers.length, good.get());
  }

  /** An interrupt of the caller is the caller's afterwards, and that of no worker's. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void interruptsStayWithTheCaller(int workers) {
    install(workers);
    Thread caller = Thread.currentThread();
    for (int tour = 0; tour < LEAST_TOURS; tour++) {
      AtomicInteger seen = new AtomicInteger();
      FrameTour.tour(
          2,
          14,
          new FrameTour.Visitor() {
            @Override
            public void outside() {
              if (Thread.interrupted()) {
                seen.incrementAndGet();
              }
            }

            @Override
            public void inside(int round) {
              assertTrue(LoopsTest.work(1000) != 1);
              caller.interrupt();
            }
          });
      assertEquals(2, seen.get());
      assertFalse(Thread.interrupted());
    }
  }
}
