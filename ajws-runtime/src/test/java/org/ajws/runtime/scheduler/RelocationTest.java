package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** A worker that woke where its waker stands is called from another thread. */
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
    relocation.wake(Thread.currentThread());
    assertFalse(relocation.settle(last));
    LockSupport.parkNanos(0); // takes the permit
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
}
