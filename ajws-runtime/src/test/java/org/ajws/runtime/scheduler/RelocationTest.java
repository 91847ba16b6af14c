package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A worker that woke where its waker stands is called from another thread. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RelocationTest {
  private final Relocation relocation = new Relocation();
  private final AtomicLong last = Relocation.never();

  @Test
  void aWorkerWhoseWakerDoesNotGetOnIsCalled() {
    relocation.waking = true;
    assertTrue(relocation.settle(last));
  }

  @Test
  void aWorkerWhoseWakerHasGotOnStays() {
    relocation.wakeAt(Thread.currentThread(), System.nanoTime() + 3_600_000_000_000L); // not late
    assertFalse(relocation.settle(last));
    LockSupport.parkNanos(0); // takes the permit
  }

  /** It had to wait until its waker, which has got on, had had its share of the processor. */
  @Test
  void aWorkerThatComesLongAfterItWasWokenIsCalled() {
    relocation.sleeps();
    long now = System.nanoTime();
    relocation.wakeAt(Thread.currentThread(), now - Relocation.LATE_NANOS - 1);
    assertFalse(relocation.waking);
    assertTrue(relocation.settle(last));
    LockSupport.parkNanos(1); // takes the permit, if the call has left one
  }

  /** It has slept since, and was woken by something else. */
  @Test
  void whenItWasWokenBeforeDoesNotMatter() {
    relocation.wakeAt(Thread.currentThread(), System.nanoTime() - 3_600_000_000_000L);
    LockSupport.parkNanos(1); // takes the permit
    relocation.sleeps();
    assertFalse(relocation.settle(last));
  }

  @Test
  void onlyOneOfManyAttemptsInARowIsMade() {
    relocation.waking = true;
    long start = System.nanoTime();
    int moved = 0;
    for (int i = 0; i < 1000; i++) {
      moved += relocation.settle(last) ? 1 : 0;
    }
    long most = 1 + (System.nanoTime() - start) / 10_000_000;
    assertTrue(1 <= moved && moved <= most, moved + " attempts, at most " + most + " in that time");
  }

  @Test
  void workersDoNotAttemptItAllAtOnce() {
    Relocation other = new Relocation();
    relocation.waking = true;
    other.waking = true;
    last.set(System.nanoTime() + 3_600_000_000_000L); // another one, just now, for an hour
    assertFalse(relocation.settle(last));
    assertFalse(other.settle(last));
  }

  @Test
  void anInterruptIsKept() {
    relocation.waking = true;
    Thread.currentThread().interrupt();
    relocation.settle(last);
    assertTrue(Thread.interrupted());
  }

  // ---- callers that do not call

  private static long nanosOf(Relocation relocation) {
    relocation.waking = true;
    long start = System.nanoTime();
    assertTrue(relocation.settle(Relocation.never()));
    return System.nanoTime() - start;
  }

  @Test
  void aCallerThatNeverCallsIsNotWaitedForLong() {
    Relocation mute = new Relocation(call -> new Thread(() -> {}));
    assertTrue(nanosOf(mute) >= 1_000_000, "it was waited for");
  }

  @Test
  void aCallerThatCannotBeStartedIsNotWaitedFor() {
    Relocation none =
        new Relocation(
            call ->
                new Thread() {
                  @Override
                  public synchronized void start() {
                    throw new OutOfMemoryError("unable to create native thread");
                  }
                });
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      shortest = Math.min(shortest, nanosOf(none));
    }
    assertTrue(shortest < 1_000_000, shortest + " ns");
  }

  /** Others unpark the worker all the time, for reasons of their own. */
  @Test
  void wakeUpsByOthersDoNotMakeItLonger() throws InterruptedException {
    Thread self = Thread.currentThread();
    AtomicBoolean over = new AtomicBoolean();
    Thread others =
        new Thread(
            () -> {
              while (!over.get()) {
                LockSupport.unpark(self);
              }
            });
    others.start();
    Relocation mute = new Relocation(call -> new Thread(() -> {}));
    for (int i = 0; i < 5; i++) {
      nanosOf(mute);
    }
    over.set(true);
    others.join();
    LockSupport.parkNanos(1); // takes the permit
  }

  @Test
  void whoIsCalledGoesOnAtOnce() {
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < 200; i++) {
      shortest = Math.min(shortest, nanosOf(relocation));
    }
    assertTrue(shortest < 1_000_000, shortest + " ns");
  }

  // ---- several workers

  private static void meet(AtomicInteger here, int all) {
    here.incrementAndGet();
    for (int spins = 0; here.get() < all; spins++) {
      if (spins > 1_000) {
        Thread.yield();
      }
    }
  }

  /** Of workers that wake at the same time one makes an attempt. */
  @Test
  void oneOfManyMakesAnAttempt() throws Exception {
    int workers = 2;
    AtomicInteger here = new AtomicInteger();
    AtomicInteger attempts = new AtomicInteger();
    int rounds = 1_000;
    List<FutureTask<Void>> all = new ArrayList<>();
    for (int w = 0; w < workers; w++) {
      boolean first = w == 0;
      all.add(
          new FutureTask<>(
              () -> {
                Relocation own = new Relocation(call -> new Thread(call));
                own.waking = true;
                for (int i = 0; i < rounds; i++) {
                  if (first) {
                    last.set(System.nanoTime() - 3_600_000_000_000L);
                  }
                  meet(here, workers * (2 * i + 1));
                  attempts.addAndGet(own.settle(last) ? 1 : 0);
                  meet(here, workers * (2 * i + 2));
                }
                return null;
              }));
    }
    long start = System.nanoTime();
    all.forEach(task -> new Thread(task).start());
    for (FutureTask<Void> task : all) {
      task.get();
    }
    long late = (System.nanoTime() - start) / 10_000_000; // a second one, a gap after the first
    int most = (int) (rounds + late);
    assertTrue(rounds <= attempts.get() && attempts.get() <= most, attempts + " of " + rounds);
  }
}
