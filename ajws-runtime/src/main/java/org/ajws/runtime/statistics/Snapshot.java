package org.ajws.runtime.statistics;

import java.util.List;
import java.util.Map;

/**
 * What the threads of a scheduler have done since the last reset.
 *
 * @param totals by the numbers that {@link Counters} gives them
 * @param sharedNanos how long loops ran that workers share
 * @param sites the loops that were executed
 * @param speculative what speculative loops did, by site
 */
public record Snapshot(
    long[] totals,
    long sharedNanos,
    List<OfSite> sites,
    Map<String, SpeculationCounts> speculative) {

  /** What one loop did. */
  public record OfSite(String site, long executions, long iterations) {}

  /** One of the totals. */
  public long get(int what) {
    return totals[what];
  }
}
