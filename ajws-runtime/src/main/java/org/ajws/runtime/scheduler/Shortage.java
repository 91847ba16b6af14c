package org.ajws.runtime.scheduler;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that wait though no other one has taken their place: their pool has as many as it may, or
 * the machine gives no more. Then what they wait for may be queued, and nobody left to run it.
 */
public final class Shortage {
  /** Threads of fork/join pools. */
  private static final AtomicInteger notReplaced = new AtomicInteger();

  private Shortage() {}

  /** A thread of a fork/join pool waits that was not replaced. */
  public static void begins() {
    notReplaced.incrementAndGet();
  }

  /** It goes on. */
  public static void ends() {
    notReplaced.decrementAndGet();
  }

  /** Whether there is such a thread in any pool. */
  static boolean exists() {
    Scheduler common = Scheduler.globalOrNull();
    return notReplaced.get() != 0
        || (common != null && common.spares.areTooFew())
        || Pools.anyHasTooFew();
  }
}
