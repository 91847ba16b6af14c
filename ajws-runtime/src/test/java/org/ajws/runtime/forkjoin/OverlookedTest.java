package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A queued task that no thread was woken for gets one when its forker looks for more to fork. */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OverlookedTest {
  private final AtomicInteger runs = new AtomicInteger();

  private final CountDownLatch waits = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);

  private final ForkJoinPool pool = new ForkJoinPool(2);

  @AfterEach
  void stop() {
    end.countDown();
    pool.shutdownNow();
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private final class Counting extends ForkedTask {
    private static final long serialVersionUID = 1;

    Counting() {
      super(new Region("A.java:1", null, null, TaskLocals.none()));
    }

    @Override
    protected void compute() {
      runs.incrementAndGet();
    }
  }

  /** Of two threads one waits, which the pool does not replace as long as the other one runs. */
  @Test
  void theForkerSeesToIt() throws Exception {
    pool.execute(() -> waitForTheEnd());
    waits.await();
    pool.submit(
            () -> {
              Forks forks = new Forks();
              forks.fork(new Counting());
              while (runs.get() == 0) {
                forks.areWanted();
              }
              forks.join();
            })
        .get();
    assertEquals(1, runs.get());
    end.countDown();
  }

  private void waitForTheEnd() {
    ForkJoinPool.ManagedBlocker blocker =
        new ForkJoinPool.ManagedBlocker() {
          @Override
          public boolean block() throws InterruptedException {
            waits.countDown();
            end.await();
            return true;
          }

          @Override
          public boolean isReleasable() {
            return end.getCount() == 0;
          }
        };
    try {
      ForkJoinPool.managedBlock(blocker);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
