package org.ajws.benchmarks.loops;

import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;

/**
 * A loop of a given length whose iterations have a given length, both about: a step of the work
 * takes a nanosecond or a little more. Short loops run several times in one run, one after the
 * other.
 */
public final class GridLoop implements Kernel {
  /**
   * The system property that says how long the loop and an iteration take, in nanoseconds, and how
   * long a run takes at least: {@code 500000/1000/5000000}.
   */
  public static final String LENGTHS = "org.ajws.benchmarks.grid";

  private final int trips;
  private final int steps;
  private final int repetitions;
  private final long[] out;

  /** Takes its lengths from {@link #LENGTHS}. */
  public GridLoop() {
    String[] lengths = System.getProperty(LENGTHS, "50000/1000/200000").split("/");
    long loop = Long.parseLong(lengths[0]);
    this.steps = Integer.parseInt(lengths[1]);
    this.trips = Math.toIntExact(loop / steps);
    this.repetitions = Math.toIntExact(Math.max(1, Long.parseLong(lengths[2]) / loop));
    this.out = new long[trips];
  }

  @Override
  public void run() {
    for (int r = 0; r < repetitions; r++) {
      for (@ParallelFor int i = 0; i < trips; i++) {
        out[i] = worked(i, steps);
      }
    }
  }

  @Override
  public int size() {
    return trips;
  }

  @Override
  public int repetitions() {
    return repetitions;
  }

  @Override
  public long range(int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = worked(i, steps);
    }
    return 0;
  }

  @Override
  public long stream() {
    for (int r = 0; r < repetitions; r++) {
      IntStream.range(0, trips).parallel().forEach(i -> out[i] = worked(i, steps));
    }
    return 0;
  }

  /** Steps each of which needs the one before: a multiplication and an addition. */
  private static long worked(int i, int steps) {
    long x = i;
    for (int s = 0; s < steps; s++) {
      x = x * 6364136223846793005L + 1442695040888963407L;
    }
    return x;
  }

  @Override
  public long digest() {
    return Digests.of(out);
  }
}
