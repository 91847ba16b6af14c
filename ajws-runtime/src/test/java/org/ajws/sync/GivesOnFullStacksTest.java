package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.latch.Waiter;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What is given where the stack is nearly full is given, or not: values, and those who wait, do not
 * get lost between two steps. Takers whose put had overflown waited for ever.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class GivesOnFullStacksTest {
  private static final int ROUNDS = 10;

  /** So many frames from the end of the stack on do something. */
  private static final int DENSE = 300;

  private static final int NONE = 0;
  private static final int TAKES = 1;
  private static final int OVERFLOWN = 2;
  private static final int OVER = 3;

  private volatile int state; // of the thread that takes
  private int overflows;
  private int given;
  private int wentOn;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  /** Has waited, and lets a worker be woken. */
  private final class Waiting extends Waiter {
    @Override
    protected void goOn() {
      StackRoom.makeForCounting();
      wentOn++;
    }
  }

  private void step(Runnable give) {
    try {
      give.run();
      given++;
    } catch (StackOverflowError e) {
      overflows++;
    }
  }

  private int deep(Runnable give) {
    int left;
    try {
      left = deep(give);
    } catch (StackOverflowError e) { // this is the end
      left = DENSE;
    }
    if (left > 0) {
      step(give);
    }
    return left - 1;
  }

  /** Lets frames near the end of a stack do something. */
  private void fill(Runnable give) throws Exception {
    given = 0;
    wentOn = 0;
    FutureTask<Integer> run = new FutureTask<>(() -> deep(give));
    new Thread(null, run, "deep", 1 << 19).start();
    run.get();
  }

  private void overflew() {
    assertTrue(overflows > 0, "nothing overflew");
  }

  @Test
  void valuesInAChannel() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Channel<Integer> c = new Channel<>();
      fill(() -> c.put(1));
      int put = given;
      int[] taken = new int[1];
      fill(
          () -> {
            if (c.tryTake() != null) {
              taken[0]++;
            }
          });
      int left = 0;
      while (c.tryTake() != null) {
        left++;
      }
      assertEquals(put, taken[0] + left);
      c.put(2);
      assertEquals(2, c.tryTake(), "it is as it was");
    }
    overflew();
  }

  @Test
  void thoseWhoWaitForValues() throws Exception {
    Scheduler.install(Setup.Pace.USUAL.config(2));
    Finish finish = Tasks.finish("A.java:1");
    try {
      for (int round = 0; round < ROUNDS; round++) {
        Channel<Integer> c = new Channel<>();
        for (int i = 0; i < 2 * DENSE; i++) {
          ((Result<?>) c.takeOrTurn(false)).add(new Waiting());
        }
        fill(() -> c.put(1));
        assertEquals(given, wentOn, "a put that has overflown has not been");
        for (int i = given; i < 2 * DENSE; i++) {
          c.put(2);
        }
        assertEquals(2 * DENSE, wentOn, "some have been forgotten");
      }
    } finally {
      finish.join();
    }
    overflew();
  }

  @Test
  void thoseWhoWaitForAPromise() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      List<Promise<Integer>> promises = new ArrayList<>();
      List<List<CompletableFuture<Integer>>> others = new ArrayList<>();
      for (int i = 0; i < DENSE; i++) {
        Promise<Integer> p = new Promise<>();
        promises.add(p);
        others.add(List.of(p.future().toCompletableFuture(), p.future().toCompletableFuture()));
      }
      Iterator<Promise<Integer>> left = promises.iterator();
      fill(() -> left.next().complete(1));
      int complete = 0;
      for (int i = 0; i < DENSE; i++) {
        boolean done = promises.get(i).future().isDone();
        complete += done ? 1 : 0;
        for (CompletableFuture<Integer> other : others.get(i)) {
          assertEquals(done, other.isDone(), "promise " + i);
        }
      }
      assertEquals(given, complete);
    }
    overflew();
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
                return deep(() -> take(c));
              } finally {
                finish.join();
                state = OVER;
              }
            });
    Thread taker = new Thread(null, takes, "deep", 1 << 19);
    taker.start();
    int put = 0;
    while (state != OVER) {
      boolean couldNot = state == OVERFLOWN;
      if (couldNot || (state == TAKES && taker.getState() == Thread.State.TIMED_WAITING)) {
        c.put(1);
        put++;
        if (couldNot) {
          state = NONE;
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
    overflew();
  }

  private void take(Channel<Integer> c) {
    state = TAKES;
    boolean took = false;
    try {
      c.take();
      took = true;
    } finally {
      state = took ? NONE : OVERFLOWN;
      while (state == OVERFLOWN) {} // until something is put; a call might overflow
    }
  }
}
