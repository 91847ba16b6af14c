package org.ajws.report.timeline;

/** What was recorded of one place in the source. Times are in nanoseconds. */
final class SiteTotals {
  final String site;

  /** How often a loop or finish was executed. */
  long executions;

  /** Iterations of its executions, as far as their number was known. */
  long iterations;

  /** How long these took, from begin to end. */
  long elapsed;

  /** How often a worker took work of it. */
  long taken;

  /** How long threads ran its code. */
  long worked;

  /** How often work of it was stolen. */
  long steals;

  /** How often and how long a thread waited there for a lock. */
  long lockWaits;

  long lockNanos;

  SiteTotals(String site) {
    this.site = site;
  }
}
