package org.ajws.cli;

import org.ajws.report.TwoWorkerTime;

/**
 * What a profile says a program takes on two workers, beside what it takes. Times are in
 * nanoseconds.
 *
 * @param one what it takes on one worker, measured
 * @param two what it takes on two
 * @param copies what two serial copies at once take for the work of one, over what one alone takes:
 *     .5 where they do not disturb each other
 * @param simulated the speed-up on two workers, simulated
 */
record ProfilePrediction(double one, double two, double copies, double simulated) {
  /** What counts as close. */
  static final double CLOSE = 0.15;

  /** The time on two workers. */
  double nanos() {
    return one * TwoWorkerTime.of(1 / simulated, 1, copies);
  }

  /** How much more is predicted than measured, as a part of what was measured. */
  double error() {
    return nanos() / two - 1;
  }

  boolean isClose() {
    return Math.abs(error()) <= CLOSE;
  }
}
