package org.ajws.benchmarks.ahead;

import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/**
 * Steps of heat over rows of a thousand columns in one array: rows begin anywhere in a cache line
 * or page.
 */
public final class Heat implements Workload {
  private static final int COLUMNS = 1000;
  private static final int STEPS = 6;

  private final int rows;
  private double[] from;
  private double[] to;

  /**
   * A field.
   *
   * @param rows how many rows
   */
  public Heat(int rows) {
    this.rows = rows;
    from = new double[rows * COLUMNS];
    to = new double[from.length];
  }

  @Override
  public void prepare() {
    for (int i = 0; i < from.length; i++) {
      from[i] = i % 1013;
    }
    Arrays.fill(to, 0);
  }

  @Override
  public void run() {
    for (int step = 0; step < STEPS; step++) {
      step(from, to, rows);
      double[] old = from;
      from = to;
      to = old;
    }
  }

  static void step(double[] a, double[] b, int rows) {
    for (@ParallelFor(speculative = true) int i = 1; i < rows - 1; i++) {
      for (int j = 1; j < COLUMNS - 1; j++) {
        int p = i * COLUMNS + j;
        b[p] = a[p] + 0.1 * (a[p - 1] + a[p + 1] + a[p - COLUMNS] + a[p + COLUMNS] - 4 * a[p]);
      }
    }
  }

  @Override
  public long digest() {
    return Digests.add(Digests.of(from), Digests.of(to));
  }
}
