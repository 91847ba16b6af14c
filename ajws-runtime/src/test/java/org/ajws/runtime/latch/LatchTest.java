package org.ajws.runtime.latch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LatchTest {
  private final Latch latch = new Latch();

  /** Counts how often it goes on. */
  private static final class Counted extends Waiter {
    final AtomicInteger times = new AtomicInteger();

    @Override
    protected void goOn() {
      times.incrementAndGet();
    }
  }

  @Test
  void theLastReleaseIsTheOneThatCompletes() {
    latch.retain();
    latch.retain();
    assertFalse(latch.release());
    latch.retain();
    latch.unretain();
    assertFalse(latch.release());
    assertEquals(1, latch.missing());
    assertTrue(latch.release());
    assertFalse(latch.isComplete(), "it is closing: results are yet to be collected");
    assertNull(latch.complete());
    assertTrue(latch.isComplete());
  }

  @Test
  void anOwnerWithNothingElseMissingNeedNotWait() {
    latch.retain();
    assertFalse(latch.endsNow());
    assertFalse(latch.release());
    assertTrue(latch.endsNow());
    assertTrue(latch.isComplete());
    assertTrue(latch.endsNow(), "also when asked again");
  }

  @Test
  void waitersComeNewestFirstAndEachOnce() {
    List<Waiter> added = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Waiter w = new Counted();
      assertTrue(latch.add(w));
      added.add(0, w);
    }
    assertTrue(latch.release());
    List<Waiter> resumed = new ArrayList<>();
    for (Waiter w = latch.complete(); w != null; ) {
      Waiter next = w.takeNext();
      resumed.add(w);
      w = next;
    }
    assertEquals(added, resumed);
    assertFalse(latch.add(new Counted()), "it is complete");
    assertNull(resumed.get(0).takeNext());
  }

  @Test
  void aWaiterOfOneLatchMayWaitAtAnotherAfterwards() {
    Waiter w = new Counted();
    latch.add(new Counted());
    latch.add(w);
    assertTrue(latch.release());
    assertSame(w, latch.complete());
    w.takeNext();
    Latch other = new Latch();
    assertTrue(other.add(w));
    assertTrue(other.release());
    assertSame(w, other.complete());
    assertNull(w.takeNext());
  }

  @Test
  void anOwnerMayOpenItAnew() {
    assertTrue(latch.release());
    latch.complete();
    latch.reopen();
    assertFalse(latch.isComplete());
    assertEquals(1, latch.missing());
    assertTrue(latch.add(new Counted()));
  }

  /** As the stress tests do, with more threads and waiters than they have. */
  @Test
  void manyWaitersAndPartsAtTheSameTime() throws Exception {
    int threads = 8;
    CyclicBarrier round = new CyclicBarrier(threads);
    int rounds = 2_000;
    Latch[] latches = new Latch[rounds];
    Counted[][] waiters = new Counted[rounds][threads];
    for (int r = 0; r < rounds; r++) {
      latches[r] = new Latch();
      for (int t = 0; t < threads; t++) {
        waiters[r][t] = new Counted();
        if (t > 0) {
          latches[r].retain();
        }
      }
    }
    List<Thread> all = new ArrayList<>();
    List<Throwable> failures = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int me = t;
      Thread thread =
          new Thread(
              () -> {
                try {
                  for (int r = 0; r < rounds; r++) {
                    round.await();
                    part(latches[r], waiters[r][me], (r + me) % 2 == 0);
                  }
                } catch (Exception e) {
                  synchronized (failures) {
                    failures.add(e);
                  }
                }
              });
      all.add(thread);
      thread.start();
    }
    for (Thread thread : all) {
      thread.join();
    }
    assertEquals(List.of(), failures);
    for (int r = 0; r < rounds; r++) {
      assertTrue(latches[r].isComplete());
      for (Counted w : waiters[r]) {
        assertEquals(1, w.times.get());
      }
    }
  }

  private static void part(Latch latch, Counted waiter, boolean waitsFirst) {
    if (waitsFirst && !latch.add(waiter)) {
      waiter.times.incrementAndGet();
    }
    if (latch.release()) {
      for (Waiter w = latch.complete(); w != null; ) {
        Waiter next = w.takeNext();
        ((Counted) w).times.incrementAndGet();
        w = next;
      }
    }
    if (!waitsFirst && !latch.add(waiter)) {
      waiter.times.incrementAndGet();
    }
  }
}
