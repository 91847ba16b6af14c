package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.ajws.runtime.scheduler.Looker;

/** What the runtime counts of fork/join tasks comes back to nothing when all of them have ended. */
public final class CountsAtRest {
  private static final long LIMIT_NANOS = 10_000_000_000L;

  private CountsAtRest() {}

  /** Fails if a counter has drifted. Who has ended the last task may still be about to count it. */
  public static void check() {
    long start = System.nanoTime();
    while (!counts().equals(NONE) && System.nanoTime() - start < LIMIT_NANOS) {
      Thread.onSpinWait();
    }
    assertEquals(NONE, counts());
  }

  private static final String NONE = counts(0, 0, 0);

  private static String counts() {
    return counts(Looker.tasksInQueues(), ForkedTask.unclaimed(), ForkJoinWorkers.busy.get());
  }

  private static String counts(long queued, int unclaimed, int busy) {
    return queued + " tasks in queues, " + unclaimed + " submitted, " + busy + " threads busy";
  }
}
