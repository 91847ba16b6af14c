package org.ajws.runtime.speculation;

/**
 * What the trips of a loop take in order, told apart by how many an execution has, in powers of
 * two: the stages of a transform are one loop, of a few long trips and of many short ones, and what
 * one takes says nothing about another. Guarded by who has it.
 */
final class PlainTimes {
  private static final int SIZES = Long.SIZE + 1;

  /** One execution in so many is run in order at last, as a sample. */
  private static final int SAMPLE_EVERY = 64;

  /** A sample counts as so many times the expected at most: its thread was interrupted. */
  private static final double OUTLIER = 4;

  private final long[] executions = new long[SIZES];
  private final boolean[] sampled = new boolean[SIZES]; // of whole executions in order
  private final double[] trips = new double[SIZES]; // those of about the last period,
  private final double[] nanos = new double[SIZES]; // and what they took

  private static int size(long all) {
    return SIZES - 1 - Long.numberOfLeadingZeros(all);
  }

  /** What a trip takes in an execution of so many; 0: not known. */
  double perTrip(long all) {
    int s = size(all);
    return trips[s] == 0 ? 0 : nanos[s] / trips[s];
  }

  /** Whether an execution of so many trips is to be run in order; asked once for each. */
  boolean isSample(long all) {
    long n = ++executions[size(all)];
    return n % SAMPLE_EVERY == 0 || n > 1 && n < SAMPLE_EVERY && Long.bitCount(n) == 1;
  }

  /** An execution was run in order, with nothing of the loop beside it. */
  void inOrder(long all, long time) {
    int s = size(all);
    if (!sampled[s]) {
      sampled[s] = true;
      trips[s] = 0;
      nanos[s] = 0;
    }
    add(all, all, time);
  }

  /** A part of an execution was run plainly, beside others. */
  void beside(long all, double part, long time) {
    if (!sampled[size(all)]) {
      add(all, part, time);
    }
  }

  /** A part of an execution was run plainly. */
  void add(long all, double part, long time) {
    double expected = perTrip(all) * part;
    int s = size(all);
    nanos[s] += expected == 0 ? time : Math.min(time, OUTLIER * expected);
    trips[s] += part;
    if (nanos[s] > Gain.PERIOD) {
      nanos[s] /= 2;
      trips[s] /= 2;
    }
  }
}
