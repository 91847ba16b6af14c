package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A take that cannot wait, since the stack is nearly full, takes nothing, also not what is put
 * later: that went to one who had thrown.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TakesOnFullStacksTest {
  /** So many frames from the end of the stack on do something. */
  private static final int DENSE = 1000;

  /** But for the last ones, where nothing can be done; in bytes: a wait needs far more. */
  private static final int LAST = 6 << 10;

  private static final int NONE = 0;
  private static final int TAKES = 1;
  private static final int OVERFLOWN = 2;
  private static final int OVER = 3;

  private final AtomicInteger state = new AtomicInteger(); // of the thread that takes
  private int overflows;
  private int given;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private void step(Runnable give) {
    try {
      give.run();
      given++;
    } catch (StackOverflowError e) {
      overflows++;
    }
  }

  @SuppressWarnings("InfiniteRecursion") // to the end of the stack
  private int deep(Runnable give) {
    int left;
    try {
      left = deep(give);
    } catch (StackOverflowError e) { // this is the end
      left = DENSE;
    }
    if (left > 0 && StackRoom.isLeft(LAST)) {
      step(give);
    }
    return left - 1;
  }

  /** A take that cannot wait takes nothing, also not what is put later. */
  @Test
  void aValueForOneWhoCouldNotWait() throws Exception {
    Scheduler.install(Setup.Pace.USUAL.config(2));
    Channel<Integer> c = new Channel<>();
    FutureTask<Integer> takes =
        new FutureTask<>(
            () -> {
              Finish finish = Tasks.finish("A.java:1");
              try {
                step(() -> take(c)); // so that the classes of that are there
                return deep(() -> take(c));
              } finally {
                finish.join();
                state.set(OVER);
              }
            });
    Thread taker = new Thread(null, takes, "deep", 1 << 19);
    taker.start();
    int put = 0;
    while (state.get() != OVER) {
      boolean couldNot = state.get() == OVERFLOWN;
      if (couldNot
          || (taker.getState() == Thread.State.TIMED_WAITING
              && state.compareAndSet(TAKES, NONE))) { // once: else no take would wait any more
        c.put(1);
        put++;
        if (couldNot) {
          state.set(NONE);
        }
      }
      Thread.onSpinWait();
    }
    takes.get();
    int left = 0;
    while (c.tryTake() != null) {
      left++;
    }
    assertEquals(put, given + left);
    assertTrue(given > 0);
    assertTrue(overflows > 0, "nothing overflew");
  }

  private void take(Channel<Integer> c) {
    state.set(TAKES);
    boolean took = false;
    try {
      c.take();
      took = true;
    } finally {
      state.set(took ? NONE : OVERFLOWN);
      while (state.get() == OVERFLOWN) {
        Thread.onSpinWait(); // until something is put
      }
    }
  }
}
