package org.ajws.evaluation.measure;

/**
 * How long to measure. A round runs every variant once.
 *
 * @param warmUpRounds rounds before the first that counts, at least
 * @param warmUpNanos how long to warm up, at least; up to ten times as long while the JIT compiler
 *     is busy
 * @param rounds rounds that count, at least 1
 * @param nanos how long to count, at least; up to {@value #MOST_ROUNDS} times as many rounds, so
 *     that short programs give more samples
 * @param runsPerSample how often a variant runs for one sample; more than 1 only for a workload
 *     whose {@link Workload#prepare} need not run in between
 */
public record MeasurementPlan(
    int warmUpRounds, long warmUpNanos, int rounds, long nanos, int runsPerSample) {
  /** How many times as many rounds as planned count at most. */
  private static final int MOST_ROUNDS = 10;

  /** Checks the arguments. */
  public MeasurementPlan {
    if (rounds < 1 || runsPerSample < 1 || warmUpRounds < 0) {
      throw new IllegalArgumentException("rounds " + rounds + ", runs " + runsPerSample);
    }
  }

  /** A number of rounds that does not depend on how long they take. */
  public MeasurementPlan(int warmUpRounds, long warmUpNanos, int rounds, int runsPerSample) {
    this(warmUpRounds, warmUpNanos, rounds, 0, runsPerSample);
  }

  /** Whether a round counts that begins after so many rounds and so much time. */
  boolean counts(int round, long nanosSoFar) {
    return round < rounds || (nanosSoFar < nanos && round < (long) MOST_ROUNDS * rounds);
  }

  /** Which share of the warm-up is done, from 0 to 1; it may last longer. */
  double warmedUp(int roundsSoFar, long nanosSoFar) {
    return Math.min(share(roundsSoFar, warmUpRounds), share(nanosSoFar, warmUpNanos));
  }

  /** Which share of the rounds that count is done, from 0 to 1. */
  double counted(int roundsSoFar, long nanosSoFar) {
    return Math.min(share(roundsSoFar, rounds), share(nanosSoFar, nanos));
  }

  private static double share(long done, long all) {
    return done >= all ? 1 : (double) done / all;
  }

  /** A few rounds that show only that the results are right. */
  public static MeasurementPlan smoke() {
    return new MeasurementPlan(1, 0, 2, 1);
  }
}
