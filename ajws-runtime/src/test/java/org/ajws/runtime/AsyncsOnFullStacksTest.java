package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An async of an open finish that begins where the stack is nearly full runs once, or throws and
 * does not run: one that had overflown when it woke a worker ran all the same.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AsyncsOnFullStacksTest {
  private static final int ROUNDS = 20;

  /** So many frames from the end of the stack on begin one each. */
  private static final int DENSE = 300;

  private final AtomicInteger ran = new AtomicInteger();
  private int begun;
  private int overflows;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private int deep(boolean forkJoin, AsyncBody<RuntimeException> body) {
    int left;
    try {
      left = deep(forkJoin, body);
    } catch (StackOverflowError e) { // this is the end
      left = DENSE;
    }
    if (left > 0) {
      try {
        if (forkJoin) {
          ForkJoinTasks.asyncApart("A.java:2", body);
        } else {
          Tasks.asyncApart("A.java:2", body);
        }
        begun++;
      } catch (StackOverflowError e) {
        overflows++;
      }
    }
    return left - 1;
  }

  private int round(boolean forkJoin) {
    Finish finish =
        forkJoin ? ForkJoinTasks.finishApart("A.java:1") : Tasks.finishApart("A.java:1");
    try {
      return deep(forkJoin, ran::incrementAndGet);
    } finally {
      finish.join();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void eachRunsOrThrows(boolean forkJoin) throws Exception {
    Scheduler.install(Setup.Pace.USUAL.config(3));
    for (int i = 0; i < ROUNDS; i++) {
      FutureTask<Integer> round = new FutureTask<>(() -> round(forkJoin));
      new Thread(null, round, "deep", 1 << 19).start();
      round.get();
      assertEquals(begun, ran.get(), overflows + " overflows");
    }
    assertTrue(overflows > 0, "nothing overflew");
  }
}
