package org.ajws.benchmarks.tasks;

import java.util.Arrays;
import org.ajws.evaluation.measure.Digests;

/**
 * The product of two square matrices with as many rows as the size says (16 times a power of two),
 * by quarters down to blocks of 16 rows.
 */
public class Matmul extends TaskProgram {
  /** The rows of a block that is not divided. */
  static final int BLOCK = 16;

  /** The rows. */
  int size;

  /** A factor: i + k. */
  double[][] a;

  /** A factor: k - j. */
  double[][] b;

  /** The product. */
  double[][] c;

  /** A program without input; {@link #prepare(int)} gives it. */
  public Matmul() {}

  @Override
  public void prepare(int n) {
    size = n;
    a = new double[n][n];
    b = new double[n][n];
    c = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = i + j;
        b[i][j] = i - j;
      }
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
    multiply(0, 0, 0, size);
  }

  /**
   * Adds to the n rows and columns of c at (i, j) the product of those of a at (i, k) and b at (k,
   * j).
   */
  void multiply(int i, int k, int j, int n) {
    if (n <= BLOCK) {
      multiplyBlock(i, k, j, n);
      return;
    }
    int h = n / 2;
    finish:
    {
      async:
      multiply(i, k, j, h);
      async:
      multiply(i, k, j + h, h);
      async:
      multiply(i + h, k, j, h);
      multiply(i + h, k, j + h, h);
    }
    finish:
    {
      async:
      multiply(i, k + h, j, h);
      async:
      multiply(i, k + h, j + h, h);
      async:
      multiply(i + h, k + h, j, h);
      multiply(i + h, k + h, j + h, h);
    }
  }

  final void multiplyBlock(int i0, int k0, int j0, int n) {
    for (int i = i0; i < i0 + n; i++) {
      double[] sums = c[i];
      double[] left = a[i];
      for (int k = k0; k < k0 + n; k++) {
        double factor = left[k];
        double[] right = b[k];
        for (int j = j0; j < j0 + n; j++) {
          sums[j] += factor * right[j];
        }
      }
    }
  }

  /** All sums are whole numbers below 2<sup>53</sup>, so the result is exact in every order. */
  @Override
  public void check() {
    double n = size;
    double sum = n * (n - 1) / 2;
    double squares = (n - 1) * n * (2 * n - 1) / 6;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        double expected = squares + (i - j) * sum - (double) i * j * n;
        if (c[i][j] != expected) {
          throw wrong(c[i][j] + " at " + i + ", " + j + ", not " + expected);
        }
      }
    }
  }

  @Override
  protected long bits() {
    long digest = 0;
    for (double[] row : c) {
      digest = Digests.add(digest, Digests.of(row));
    }
    return digest;
  }
}
