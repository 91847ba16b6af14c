package org.ajws.benchmarks.loops;

import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;

/**
 * Both loops of a nest are parallel, and the inner one is small: what a programmer writes who does
 * not know which of the two will be long. By hand only the outer one is made parallel.
 */
public final class NestedLoop implements Kernel {
  private static final int ROWS = 5_000;
  private static final int COLUMNS = 200;

  private final double[][] in = new double[ROWS][COLUMNS];
  private final double[][] out = new double[ROWS][COLUMNS];

  /** Fills the operand. */
  public NestedLoop() {
    for (int i = 0; i < ROWS; i++) {
      for (int j = 0; j < COLUMNS; j++) {
        in[i][j] = (i * 31 + j) % 1000;
      }
    }
  }

  @Override
  public void run() {
    for (@ParallelFor int i = 0; i < ROWS; i++) {
      double[] from = in[i];
      double[] to = out[i];
      for (@ParallelFor int j = 0; j < COLUMNS; j++) {
        to[j] = Math.sqrt(from[j]) + 1 / (from[j] + 1);
      }
    }
  }

  @Override
  public int size() {
    return ROWS;
  }

  @Override
  public long range(int first, int last) {
    for (int i = first; i < last; i++) {
      row(in[i], out[i]);
    }
    return 0;
  }

  @Override
  public long stream() {
    IntStream.range(0, ROWS).parallel().forEach(i -> row(in[i], out[i]));
    return 0;
  }

  private static void row(double[] from, double[] to) {
    for (int j = 0; j < COLUMNS; j++) {
      to[j] = Math.sqrt(from[j]) + 1 / (from[j] + 1);
    }
  }

  @Override
  public long digest() {
    long digest = 0;
    for (double[] row : out) {
      digest = Digests.add(digest, Digests.of(row));
    }
    return digest;
  }
}
