package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import org.ajws.runtime.AjwsRuntime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a pool needs one thread more, for one of its threads that waits. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeldUpPoolTest {
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final CountDownLatch standing = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile boolean over;

  @AfterEach
  void stop() {
    over = true;
    end.countDown();
    pool.shutdown();
    AjwsRuntime.shutdown();
  }

  /** One thread stands still; perhaps another one, with a deeper stack, computes in its place. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void itsThreadsStandStillUnlessOneWorksInTheirPlace(boolean deep) throws Exception {
    Thread[] stands = new Thread[1];
    pool.execute(
        () -> {
          stands[0] = Thread.currentThread();
          Worker.current().inItsPlace = deep ? computing() : null;
          standing.countDown();
          await(end);
        });
    await(standing);
    while (stands[0].getState() != Thread.State.WAITING) { // it is on its way to stand still
      Thread.onSpinWait();
    }
    Deadlocks.taskQueued();
    try {
      boolean[] needed = new boolean[1];
      pool.submit(
              () -> {
                Worker.current().presence.rests(() -> false);
                HeldUpPool held = HeldUpPool.of(Thread.currentThread());
                for (int look = 0; look < 2; look++) {
                  needed[0] |= held.needsAnother();
                }
                Worker.current().presence.goesOn();
              })
          .get();
      assertEquals(!deep, needed[0]);
    } finally {
      Deadlocks.taskClaimed();
    }
  }

  private Worker computing() {
    Worker[] worker = new Worker[1];
    CountDownLatch made = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              worker[0] = Worker.current();
              made.countDown();
              while (!over) {
                Thread.onSpinWait();
              }
            });
    thread.setDaemon(true);
    thread.start();
    await(made);
    return worker[0];
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
