package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Intervals to which children or sets are added where the stack is nearly full have them, or are as
 * they were.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class IntervalsOnFullStacksTest {
  private static final int ROUNDS = 3;

  /** So many frames from the end of the stack on do something. */
  private static final int DENSE = 300;

  private final AtomicInteger ran = new AtomicInteger();
  private int done;
  private int overflows;

  @BeforeEach
  void install() {
    Scheduler.install(Setup.Pace.USUAL.config(2));
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @SuppressWarnings("InfiniteRecursion") // to the end of the stack
  private int deep(Runnable step) {
    int left;
    try {
      left = deep(step);
    } catch (StackOverflowError e) { // this is the end
      left = DENSE;
    }
    if (left > 0) {
      try {
        step.run();
        done++;
      } catch (StackOverflowError e) {
        overflows++;
      }
    }
    return left - 1;
  }

  /** Runs intervals whose first code does something near the end of its stack, on a thread. */
  private void rounds(IntervalEngine engine, Consumer<Intervals> body) throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      ran.set(0);
      done = 0;
      FutureTask<Void> run = new FutureTask<>(() -> engine.run(body), null);
      Thread thread = new Thread(null, run, "deep", 1 << 19);
      thread.setDaemon(true);
      thread.start();
      run.get();
      assertEquals(done, ran.get());
    }
    assertTrue(overflows > 0, "nothing overflew");
  }

  @ParameterizedTest
  @EnumSource
  void children(IntervalEngine engine) throws Exception {
    Runnable code = ran::incrementAndGet;
    rounds(engine, g -> deep(() -> g.add$("A.java:2", "one", code)));
  }

  @ParameterizedTest
  @EnumSource
  void sets(IntervalEngine engine) throws Exception {
    rounds(
        engine,
        g -> {
          Interval one = g.add("one", () -> ran.set(done));
          deep(() -> one.holding((Object) null));
        });
  }
}
