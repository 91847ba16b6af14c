package org.ajws.benchmarks.loops;

import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;

/** Iteration i does i units of work: halves of the range are not halves of the work. */
public final class TriangularLoop implements Kernel {
  private static final int SIZE = 2_500;

  private final double[] a = new double[SIZE];
  private final double[] sums = new double[SIZE];

  /** Fills the operand. */
  public TriangularLoop() {
    for (int i = 0; i < SIZE; i++) {
      a[i] = 1.0 / (i + 1);
    }
  }

  @Override
  public void run() {
    for (@ParallelFor int i = 0; i < SIZE; i++) {
      double sum = 0;
      for (int j = 0; j <= i; j++) {
        sum += a[j] * a[i - j];
      }
      sums[i] = sum;
    }
  }

  @Override
  public int size() {
    return SIZE;
  }

  @Override
  public long range(int from, int to) {
    for (int i = from; i < to; i++) {
      double sum = 0;
      for (int j = 0; j <= i; j++) {
        sum += a[j] * a[i - j];
      }
      sums[i] = sum;
    }
    return 0;
  }

  @Override
  public long stream() {
    IntStream.range(0, SIZE)
        .parallel()
        .forEach(
            i -> {
              double sum = 0;
              for (int j = 0; j <= i; j++) {
                sum += a[j] * a[i - j];
              }
              sums[i] = sum;
            });
    return 0;
  }

  @Override
  public long digest() {
    return Digests.of(sums);
  }
}
