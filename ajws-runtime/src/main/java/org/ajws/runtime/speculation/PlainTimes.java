package org.ajws.runtime.speculation;

/**
 * What the trips of a loop take in order, told apart by how many an execution has, in eighths of
 * powers of two: the stages of a transform are one loop, of a few long trips and of many short
 * ones, and what one takes says nothing about another. (In whole powers of two, what a trip of an
 * elimination takes halves between the ends of one: each run of it then seemed to gain in its later
 * part, whatever it did.) Guarded by who has it.
 */
final class PlainTimes {
  /** A power of two has so many parts, as the bits behind its first one say. */
  private static final int PART_BITS = 3;

  private static final int SIZES = (Long.SIZE + 1) << PART_BITS;

  /** One execution in so many is run in order at last, as a sample, in the mean. */
  private static final int SAMPLE_EVERY = 64;

  /** A sample counts as so many times the expected at most: its thread was interrupted. */
  private static final double OUTLIER = 4;

  /** What is known of one size; null: nothing. */
  private final Size[] sizes = new Size[SIZES];

  private static final class Size {
    long executions;
    long nextSample = 2;
    boolean sampled; // of whole executions in order
    double trips; // those of about the last period,
    double nanos; // and what they took

    boolean isSample() {
      executions++;
      if (executions != nextSample) {
        return false;
      }
      nextSample += executions < SAMPLE_EVERY ? executions : distance(executions);
      return true;
    }

    /**
     * Not always the same: a program may execute the loop so often in each of its rounds that all
     * samples would be of the same moment of a round.
     */
    private static long distance(long executions) {
      long mixed = (executions * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - 6); // up to 63
      return SAMPLE_EVERY / 2 + 1 + mixed;
    }
  }

  private Size size(long all) {
    int zeros = Long.numberOfLeadingZeros(all);
    int part = (int) ((all << (zeros + 1)) >>> (Long.SIZE - PART_BITS));
    int index = ((Long.SIZE - zeros) << PART_BITS) + part;
    Size known = sizes[index];
    return known != null ? known : (sizes[index] = new Size());
  }

  /** What a trip takes in an execution of so many; 0: not known. */
  double perTrip(long all) {
    Size s = size(all);
    return s.trips == 0 ? 0 : s.nanos / s.trips;
  }

  /** Whether an execution of so many trips is to be run in order; asked once for each. */
  boolean isSample(long all) {
    return size(all).isSample();
  }

  /** An execution was run in order, with nothing of the loop beside it. */
  void inOrder(long all, long time) {
    Size s = size(all);
    if (!s.sampled) {
      s.sampled = true;
      s.trips = 0;
      s.nanos = 0;
    }
    add(all, all, time);
  }

  /** A part of an execution was run plainly, beside others. */
  void beside(long all, double part, long time) {
    if (!size(all).sampled) {
      add(all, part, time);
    }
  }

  /** A part of an execution was run plainly. */
  void add(long all, double part, long time) {
    Size s = size(all);
    double expected = perTrip(all) * part;
    s.nanos += expected == 0 ? time : Math.min(time, OUTLIER * expected);
    s.trips += part;
    if (s.nanos > Gain.PERIOD) {
      s.nanos /= 2;
      s.trips /= 2;
    }
  }
}
