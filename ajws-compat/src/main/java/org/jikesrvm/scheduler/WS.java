package org.jikesrvm.scheduler;

import org.ajws.runtime.AjwsRuntime;

/** The work-stealing scheduler, as old programs see it. */
public final class WS {
  private WS() {}

  /** Prints the statistics of the AJWS runtime since its start, or the last reset, to stderr. */
  public static void dumpWSStatistics() {
    System.err.println("AJWS statistics: " + AjwsRuntime.statistics());
  }
}
