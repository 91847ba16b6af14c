package org.jikesrvm.scheduler;

import java.util.concurrent.atomic.LongAdder;
import org.ajws.runtime.AjwsRuntime;

/** The work-stealing scheduler, as old programs see it. */
public final class WS {
  /** How many workers there are. */
  public static final int wsProcs = AjwsRuntime.workers();

  private static final LongAdder PUSHES = new LongAdder();

  private WS() {}

  /** Whether there are workers, as there always are. */
  public static boolean wsInitialized() {
    return true;
  }

  /**
   * How many asyncs were begun since the start, {@link #dumpWSStatistics()} or {@link
   * #harnessBegin()}; exact where none is running. Each statement that may run beside what follows
   * it is one, and each iteration of a parallel loop.
   */
  public static long wsTotalPush() {
    return PUSHES.sum();
  }

  /** Counts an async or iteration: the translator writes this into programs that ask for them. */
  public static void pushed() {
    PUSHES.increment();
  }

  /**
   * Prints the statistics of the AJWS runtime since its start, or the last reset, to stderr, and
   * with them the number of asyncs if they are counted, which begins anew.
   */
  public static void dumpWSStatistics() {
    long pushes = PUSHES.sumThenReset();
    System.err.println(
        "AJWS statistics: " + (pushes == 0 ? "" : pushes + " asyncs, ") + AjwsRuntime.statistics());
  }

  /** Forgets the statistics, the number of asyncs with them. */
  public static void harnessBegin() {
    AjwsRuntime.resetStatistics();
    PUSHES.reset();
  }

  /** Ends the harness: there is nothing to do. */
  public static void harnessEnd() {}

  /** Stops the workers, unless more is to be done in parallel. */
  public static void terminate() {
    AjwsRuntime.shutdown();
  }
}
