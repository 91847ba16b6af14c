package org.ajws.report;

import org.ajws.runtime.SpeculationStatistics;

/**
 * What one speculative loop took, in nanoseconds of all workers together.
 *
 * @param trackedTrips trips in chunks that ran ahead and committed
 * @param trackedNanos what their bodies took
 * @param plainTrips trips that were run plainly, but for those of chunks that were rolled back
 * @param plainNanos what they took
 * @param validationNanos to look whether values were still there
 * @param commitNanos to write what chunks had written
 * @param claimNanos to say what chunks touch, and to find those that touch the same
 * @param copyNanos to copy slots that might have to be put back
 */
public record SpeculationCost(
    long trackedTrips,
    long trackedNanos,
    long plainTrips,
    long plainNanos,
    long validationNanos,
    long commitNanos,
    long claimNanos,
    long copyNanos) {

  static SpeculationCost of(SpeculationStatistics s) {
    return new SpeculationCost(
        s.trackedTrips(),
        s.trackedNanos(),
        s.plainTrips(),
        s.plainNanos(),
        s.validationNanos(),
        s.commitNanos(),
        s.claimNanos(),
        s.copyNanos());
  }

  /** Both together. */
  SpeculationCost plus(SpeculationCost other) {
    return new SpeculationCost(
        trackedTrips + other.trackedTrips,
        trackedNanos + other.trackedNanos,
        plainTrips + other.plainTrips,
        plainNanos + other.plainNanos,
        validationNanos + other.validationNanos,
        commitNanos + other.commitNanos,
        claimNanos + other.claimNanos,
        copyNanos + other.copyNanos);
  }

  /** A trip that is watched over one that is not; NaN where one of them was never run. */
  double watchedOverPlain() {
    return trackedTrips == 0 || plainTrips == 0 || plainNanos == 0
        ? Double.NaN
        : (double) trackedNanos / trackedTrips / ((double) plainNanos / plainTrips);
  }

  /** What watching adds to an access that is noted; NaN where that is not known. */
  double nanosPerEntry(long entries) {
    double ratio = watchedOverPlain();
    return entries == 0 || Double.isNaN(ratio)
        ? Double.NaN
        : Math.max(0, trackedNanos * (1 - 1 / ratio) / entries);
  }
}
