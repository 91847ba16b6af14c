package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A thread of a fork/join pool is about to sleep; code of the program, which makes the thread that
 * is to take its place, sleeps itself, and gets the call that was meant for the end of the wait.
 */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EatenPermitTest {
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);
  private final AtomicInteger made = new AtomicInteger();

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private ForkJoinWorkerThread make(ForkJoinPool pool) {
    if (made.incrementAndGet() == 2) { // by the one that waits
      end.countDown();
      LockSupport.park();
    }
    return ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
  }

  @Test
  void theWaitEndsAllTheSame() throws Exception {
    Scheduler.install(Config.fromProperties().withWorkers(3).withOutsiders(true));
    assertFalse(new Channel<Integer>().isClosed()); // from now on tasks may hold up their threads
    ForkJoinPool pool = new ForkJoinPool(1, this::make, null, false);
    pool.submit(this::rootThatWaits).get();
    assertEquals(2, made.get());
    pool.shutdown();
    assertTrue(pool.awaitTermination(60, TimeUnit.SECONDS));
  }

  private void rootThatWaits() {
    Finish root = Tasks.finishApart("P.java:1");
    try {
      Tasks.asyncApart(
          "P.java:2",
          () -> {
            begun.countDown();
            await(end);
          });
      await(begun); // so another worker has it
    } finally {
      root.join();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
