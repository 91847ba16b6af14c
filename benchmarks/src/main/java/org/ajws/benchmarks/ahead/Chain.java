package org.ajws.benchmarks.ahead;

import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/** Rows each of which needs the one above, in place: no two chunks can run at a time. */
public final class Chain implements Workload {
  private static final int COLUMNS = 1000;

  private final int rows;
  private final double[] a;

  /**
   * A field.
   *
   * @param rows how many rows
   */
  public Chain(int rows) {
    this.rows = rows;
    a = new double[rows * COLUMNS];
  }

  @Override
  public void prepare() {
    for (int i = 0; i < a.length; i++) {
      a[i] = i % 1013;
    }
  }

  @Override
  public void run() {
    int last = rows - 1;
    for (@ParallelFor(speculative = true) int i = 1; i < last; i++) {
      for (int j = 1; j < COLUMNS - 1; j++) {
        int p = i * COLUMNS + j;
        a[p] = 0.25 * (a[p - COLUMNS] + a[p + COLUMNS] + a[p - COLUMNS + 1] + a[p]);
      }
    }
  }

  @Override
  public long digest() {
    return Digests.of(a);
  }
}
