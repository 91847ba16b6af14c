package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Of several that one change lets go on, each wakes the next one: none is left behind. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DueWaitersTest {
  private static final int THREADS = 12;
  private static final int ROUNDS = 200;

  private final OrderedLock lock = new OrderedLock(this);
  private int round; // guarded by lock
  private int waiting;
  private int gone;

  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  private void unit(boolean changes, Runnable body) {
    lock.lock();
    try {
      body.run();
    } finally {
      if (changes) {
        lock.unlock();
      } else {
        lock.unlockUnchanged();
      }
    }
  }

  /** One unit lets all go on; each then ends its unit, or waits for the next change in it. */
  private void inAllWays(Pause pause, boolean changes) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      Thread thread =
          new Thread(
              () -> {
                try {
                  for (int i = 0; i < ROUNDS; i++) {
                    int last = i;
                    unit(
                        changes,
                        () -> {
                          waiting++;
                          for (Await w = Await.open(); round == last; w = pause.of(w, last)) {}
                          gone++;
                        });
                  }
                } catch (Throwable e) {
                  failure.set(e);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (int i = 1; i <= ROUNDS; i++) {
      int next = i;
      boolean[] done = {false};
      while (!done[0] && failure.get() == null) {
        unit(
            true,
            () -> {
              done[0] = waiting == next * THREADS;
              if (done[0]) {
                round = next;
              }
            });
        Thread.onSpinWait();
      }
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertNull(failure.get());
    assertEquals(THREADS * ROUNDS, gone);
  }

  /** How the unit waits. */
  private interface Pause {
    Await of(Await present, int last);
  }

  @Test
  void whoseConditionOthersLookAt() throws InterruptedException {
    inAllWays(
        (w, last) -> w.mustWait(() -> round == last) ? Await.pause(w, true, 1, lock) : w, true);
  }

  @Test
  void whoseUnitsChangeNothingBehindIt() throws InterruptedException {
    inAllWays(
        (w, last) -> w.mustWait(() -> round == last) ? Await.pause(w, true, 1, lock) : w, false);
  }

  @Test
  void whoLookThemselves() throws InterruptedException {
    inAllWays((w, last) -> Await.pause(w, true, 1, lock), false);
  }

  /** Those that need another lock, too, are woken at once, among others. */
  @Test
  void someWithAnotherLock() throws InterruptedException {
    OrderedLock other = new OrderedLock(this, lock);
    int[] turn = {0};
    inAllWays(
        (w, last) -> {
          if (turn[0]++ % 2 == 0) {
            return Await.pause(w, true, 1, lock);
          }
          other.lock();
          try {
            return Await.pause(w, true, 1, lock, other);
          } finally {
            other.unlock();
          }
        },
        true);
  }
}
