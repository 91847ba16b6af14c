package org.ajws.runtime.scheduler;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that wait for a task which they would run themselves, if their stacks had room. A chain
 * of futures, of which each waits for the one before, needs none where it runs in order; run from
 * its end it fills a stack, and is then run from its beginning by whoever takes the oldest task.
 * Endless recursion fills one stack after the other instead: so only a few are left waiting.
 */
public final class FullStacks {
  /** One is enough for a chain; and with stacks of 16 MB these are 64 MB. */
  private static final int MOST = 4;

  private static final AtomicInteger waiting = new AtomicInteger();

  private FullStacks() {}

  /**
   * The calling thread is about to wait.
   *
   * @throws StackOverflowError if so many do that others would hardly help
   */
  public static void begins() {
    int now = waiting.get();
    while (now < MOST && !waiting.compareAndSet(now, now + 1)) {
      now = waiting.get();
    }
    if (now == MOST) {
      throw new StackOverflowError("tasks that wait for futures fill " + MOST + " stacks");
    }
  }

  /** It goes on. */
  public static void ends() {
    waiting.decrementAndGet();
  }
}
