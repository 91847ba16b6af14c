package org.ajws.benchmarks.loops;

import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;

/**
 * A short loop executed many times, as in the time steps of a simulation: what it costs to begin
 * and to end a parallel loop shows.
 */
public final class RepeatedLoop implements Kernel {
  private static final int SIZE = 20_000;
  private static final int STEPS = 100;

  private final double[] field = new double[SIZE];

  @Override
  public void prepare() {
    for (int i = 0; i < SIZE; i++) {
      field[i] = i % 17;
    }
  }

  @Override
  public void run() {
    for (int step = 0; step < STEPS; step++) {
      for (@ParallelFor int i = 0; i < SIZE; i++) {
        double x = field[i];
        field[i] = x + 0.01 * (3 - x) / (1 + x * x);
      }
    }
  }

  @Override
  public int size() {
    return SIZE;
  }

  @Override
  public int repetitions() {
    return STEPS;
  }

  @Override
  public long range(int from, int to) {
    for (int i = from; i < to; i++) {
      double x = field[i];
      field[i] = x + 0.01 * (3 - x) / (1 + x * x);
    }
    return 0;
  }

  @Override
  public long stream() {
    for (int step = 0; step < STEPS; step++) {
      IntStream.range(0, SIZE)
          .parallel()
          .forEach(
              i -> {
                double x = field[i];
                field[i] = x + 0.01 * (3 - x) / (1 + x * x);
              });
    }
    return 0;
  }

  @Override
  public long digest() {
    return Digests.of(field);
  }
}
