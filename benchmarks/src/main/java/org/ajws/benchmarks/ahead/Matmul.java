package org.ajws.benchmarks.ahead;

import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/** A product of matrices whose rows are arrays, by rows. */
public final class Matmul implements Workload {
  private final int n;
  private final double[][] a;
  private final double[][] b;
  private final double[][] c;

  /**
   * Matrices.
   *
   * @param n how many rows
   */
  public Matmul(int n) {
    this.n = n;
    a = new double[n][n];
    b = new double[n][n];
    c = new double[n][n];
    for (int i = 0; i < n; i++) {
      Arrays.setAll(a[i], j -> j % 17);
      Arrays.setAll(b[i], j -> j % 13);
    }
  }

  @Override
  public void prepare() {
    for (double[] row : c) {
      Arrays.fill(row, 0);
    }
  }

  @Override
  public void run() {
    for (@ParallelFor(speculative = true) int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        double x = a[i][k];
        for (int j = 0; j < n; j++) {
          c[i][j] += x * b[k][j];
        }
      }
    }
  }

  @Override
  public long digest() {
    long digest = 0;
    for (double[] row : c) {
      digest = Digests.add(digest, Digests.of(row));
    }
    return digest;
  }
}
