package org.ajws.runtime.scheduler;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that wait for a task which they would run themselves, if their stacks had room. A chain
 * of futures, of which each waits for the one before, needs none where it runs in order; run from
 * its end it fills a stack, and is then run from its beginning by whoever takes the oldest task.
 * Endless recursion fills one stack after the other instead: so only a few are left waiting.
 */
public final class FullStacks {
  /** Those of the program. */
  public static final FullStacks ALL = new FullStacks();

  /** One is enough for a chain; and with stacks of 16 MB these are 64 MB. */
  static final int MOST = 4;

  private final AtomicInteger waiting = new AtomicInteger();

  FullStacks() {}

  /**
   * The calling thread is about to wait.
   *
   * @throws StackOverflowError if so many do that others would hardly help
   */
  public void begins() {
    if (!tryBegin()) {
      throw new StackOverflowError("tasks that wait for futures fill " + MOST + " stacks");
    }
  }

  /** Whether the calling thread may wait; then it is counted. */
  boolean tryBegin() {
    int now = waiting.get();
    while (now < MOST && !waiting.compareAndSet(now, now + 1)) {
      now = waiting.get();
    }
    return now < MOST;
  }

  /** It goes on. */
  public void ends() {
    waiting.decrementAndGet();
  }

  /** How many wait. */
  int waiting() {
    return waiting.get();
  }
}
