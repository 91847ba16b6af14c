package org.ajws.benchmarks.loops;

import org.ajws.evaluation.measure.Workload;

/**
 * A loop in every form that is compared: {@link #run} is the annotated loop, {@link #range} a piece
 * of it as it is written by hand for a thread pool, {@link #stream} the same with a parallel
 * stream. All compute the same, bit for bit.
 */
public interface Kernel extends Workload {
  /** Restores the input; does nothing where a run leaves it as it is. */
  @Override
  default void prepare() throws Exception {}

  /** How many iterations the outer loop has. */
  int size();

  /**
   * Runs the iterations from {@code from} (inclusive) to {@code to} (exclusive).
   *
   * @return the partial result of a reduction; 0 for a loop that writes arrays
   */
  long range(int from, int to);

  /** Runs all iterations by a parallel stream; returns the reduction's result, or 0. */
  long stream();

  /** Stores the result of a reduction that was computed piece by piece. */
  default void result(long value) {}

  /** How many loops one run executes, one after the other, each over all iterations. */
  default int repetitions() {
    return 1;
  }
}
