package org.ajws.benchmarks.ahead;

import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/**
 * A matrix in one array becomes its two triangular factors, without pivoting: a loop over the rows
 * below each diagonal element. Rows may throw by what the runtime can tell, so slots are copied.
 */
public final class Lu implements Workload {
  private final int n;
  private final double[] a;

  /**
   * A matrix.
   *
   * @param n how many rows
   */
  public Lu(int n) {
    this.n = n;
    a = new double[n * n];
  }

  @Override
  public void prepare() {
    for (int i = 0; i < a.length; i++) {
      a[i] = i * 7919L % 1013 / 1013.0 + (i / n == i % n ? n : 0);
    }
  }

  @Override
  public void run() {
    for (int k = 0; k < n - 1; k++) {
      eliminate(a, n, k);
    }
  }

  static void eliminate(double[] a, int n, int k) {
    for (@ParallelFor(speculative = true) int i = k + 1; i < n; i++) {
      double times = a[i * n + k] / a[k * n + k];
      a[i * n + k] = times;
      for (int j = k + 1; j < n; j++) {
        a[i * n + j] -= times * a[k * n + j];
      }
    }
  }

  @Override
  public long digest() {
    return Digests.of(a);
  }
}
