package org.ajws.report.timeline;

import java.util.List;

/**
 * What the threads of a run did, and when. Times are in nanoseconds since the first event.
 *
 * @param nanos how long the recording is
 * @param events how many events of AJWS and of locks it has
 * @param lanes the threads, workers last
 * @param sites the totals by place, those with the most work first; spans name them by number
 * @param steals when work went from one lane to another
 */
public record Timeline(
    long nanos, long events, List<Lane> lanes, List<SiteTotals> sites, Steals steals) {

  /** Steals in columns, in the order of time. */
  record Steals(long[] time, int[] victim, int[] thief, int[] site) {
    int size() {
      return time.length;
    }
  }

  /** How long all threads together were in each state. */
  long[] stateTotals() {
    long[] totals = new long[State.values().length];
    for (Lane lane : lanes) {
      Spans states = lane.states();
      for (int i = 0; i < states.size(); i++) {
        totals[states.kind(i)] += states.end(i) - states.begin(i);
      }
    }
    return totals;
  }
}
