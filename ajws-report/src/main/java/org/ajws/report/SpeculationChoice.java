package org.ajws.report;

import org.ajws.runtime.SpeculationStatistics;

/**
 * What was chosen for one speculative loop, by the program or the runtime.
 *
 * @param trips how many trips all chunks together had that committed
 * @param granularity how many slots of arrays were told apart only together
 */
public record SpeculationChoice(long trips, int granularity) {
  static SpeculationChoice of(SpeculationStatistics s) {
    return new SpeculationChoice(s.trips(), s.granularity());
  }

  /** Both together; of the granularity the larger one. */
  SpeculationChoice plus(SpeculationChoice other) {
    return new SpeculationChoice(trips + other.trips, Math.max(granularity, other.granularity));
  }
}
