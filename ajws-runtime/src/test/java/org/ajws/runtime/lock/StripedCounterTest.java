package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class StripedCounterTest {
  private static final int THREADS = 8;
  private static final int ADDITIONS = 20_000;

  @Test
  void sumsAreExactAndWrapAround() {
    StripedCounter counter = new StripedCounter();
    assertEquals(0, counter.sum());
    counter.add(5);
    counter.add(-7);
    assertEquals(-2, counter.sum());
    counter.add(Long.MAX_VALUE);
    counter.add(3);
    assertEquals(Long.MIN_VALUE, counter.sum());
  }

  @Test
  void aCountOfOnesNeverGoesBackAndLosesNothing() throws Exception {
    StripedCounter counter = new StripedCounter();
    CyclicBarrier start = new CyclicBarrier(THREADS);
    List<FutureTask<Void>> tasks = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      boolean reads = t % 2 == 0;
      FutureTask<Void> task =
          new FutureTask<>(
              () -> {
                start.await();
                long last = 0;
                for (int i = 0; i < ADDITIONS; i++) {
                  counter.add(1);
                  long now = reads ? counter.sum() : last;
                  assertTrue(now >= last, now + " after " + last);
                  last = now;
                }
                return null;
              });
      tasks.add(task);
      new Thread(task).start();
    }
    for (FutureTask<Void> task : tasks) {
      task.get();
    }
    assertEquals((long) THREADS * ADDITIONS, counter.sum());
  }
}
