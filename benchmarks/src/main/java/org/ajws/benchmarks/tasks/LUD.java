package org.ajws.benchmarks.tasks;

import org.ajws.evaluation.measure.Digests;

/**
 * The decomposition of a square matrix with as many rows as the size says (16 times a power of two)
 * into a lower triangular matrix with ones on its diagonal and an upper triangular one, in place,
 * without pivoting, by quarters down to blocks of 16 rows.
 */
public class LUD extends TaskProgram {
  /** The rows of a block that is not divided. */
  static final int BLOCK = 16;

  /** The rows. */
  int size;

  /** The matrix, then its factors. */
  double[][] a;

  private double[][] input;

  /** A program without input; {@link #prepare(int)} gives it. */
  public LUD() {}

  /** An entry of the known factors: whole numbers, with powers of two on the diagonal. */
  private static double factor(int i, int j) {
    return i == j ? 1 + (i & 1) : (i * 31 + j * 17) % 7 % 3 - 1;
  }

  /** The input is the product of the known factors. */
  @Override
  public void prepare(int n) {
    size = n;
    a = new double[n][n];
    input = new double[n][n];
    for (int i = 0; i < n; i++) {
      double[] row = input[i];
      for (int k = 0; k <= i; k++) {
        double lower = k == i ? 1 : factor(i, k);
        for (int j = k; j < n; j++) {
          row[j] += lower * factor(k, j);
        }
      }
    }
  }

  @Override
  public void prepare() {
    for (int i = 0; i < size; i++) {
      System.arraycopy(input[i], 0, a[i], 0, size);
    }
  }

  @Override
  public void run() {
    decompose(0, size);
  }

  /** Decomposes the n rows and columns at (d, d). */
  void decompose(int d, int n) {
    if (n <= BLOCK) {
      decomposeBlock(d, n);
      return;
    }
    int h = n / 2;
    decompose(d, h);
    finish:
    {
      async:
      solveLower(d, d + h, h);
      solveUpper(d + h, d, h);
    }
    subtractProduct(d + h, d + h, d, h);
    decompose(d + h, h);
  }

  /** Solves L X = B, where L is at (d, d), and B, which X replaces, at (d, j). */
  void solveLower(int d, int j, int n) {
    if (n <= BLOCK) {
      solveLowerBlock(d, j, n);
      return;
    }
    int h = n / 2;
    finish:
    {
      async:
      solveLowerColumns(d, j, h);
      solveLowerColumns(d, j + h, h);
    }
  }

  void solveLowerColumns(int d, int j, int h) {
    solveLower(d, j, h);
    subtractProduct(d + h, j, d, h);
    solveLower(d + h, j, h);
  }

  /** Solves X U = B, where U is at (d, d), and B, which X replaces, at (i, d). */
  void solveUpper(int i, int d, int n) {
    if (n <= BLOCK) {
      solveUpperBlock(i, d, n);
      return;
    }
    int h = n / 2;
    finish:
    {
      async:
      solveUpperRows(i, d, h);
      solveUpperRows(i + h, d, h);
    }
  }

  void solveUpperRows(int i, int d, int h) {
    solveUpper(i, d, h);
    subtractProduct(i, d + h, d, h);
    solveUpper(i, d + h, h);
  }

  /** Subtracts from what is at (i, j) the product of what is at (i, k) and at (k, j). */
  void subtractProduct(int i, int j, int k, int n) {
    if (n <= BLOCK) {
      subtractBlock(i, j, k, n);
      return;
    }
    int h = n / 2;
    finish:
    {
      async:
      subtractProduct(i, j, k, h);
      async:
      subtractProduct(i, j + h, k, h);
      async:
      subtractProduct(i + h, j, k, h);
      subtractProduct(i + h, j + h, k, h);
    }
    finish:
    {
      async:
      subtractProduct(i, j, k + h, h);
      async:
      subtractProduct(i, j + h, k + h, h);
      async:
      subtractProduct(i + h, j, k + h, h);
      subtractProduct(i + h, j + h, k + h, h);
    }
  }

  final void decomposeBlock(int d, int n) {
    for (int k = d; k < d + n; k++) {
      for (int i = k + 1; i < d + n; i++) {
        a[i][k] /= a[k][k];
        subtractRow(a[i], a[k], a[i][k], k + 1, d + n);
      }
    }
  }

  final void solveLowerBlock(int d, int j, int n) {
    for (int i = d + 1; i < d + n; i++) {
      for (int k = d; k < i; k++) {
        subtractRow(a[i], a[k], a[i][k], j, j + n);
      }
    }
  }

  final void solveUpperBlock(int i0, int d, int n) {
    for (int i = i0; i < i0 + n; i++) {
      for (int k = d; k < d + n; k++) {
        a[i][k] /= a[k][k];
        subtractRow(a[i], a[k], a[i][k], k + 1, d + n);
      }
    }
  }

  final void subtractBlock(int i0, int j, int k0, int n) {
    for (int i = i0; i < i0 + n; i++) {
      for (int k = k0; k < k0 + n; k++) {
        subtractRow(a[i], a[k], a[i][k], j, j + n);
      }
    }
  }

  private static void subtractRow(double[] row, double[] other, double times, int from, int to) {
    for (int j = from; j < to; j++) {
      row[j] -= times * other[j];
    }
  }

  /** All values in between are whole numbers, so the result is exact in every order. */
  @Override
  public void check() {
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        double expected = factor(i, j);
        if (a[i][j] != expected) {
          throw wrong(a[i][j] + " at " + i + ", " + j + ", not " + expected);
        }
      }
    }
  }

  @Override
  protected long bits() {
    long digest = 0;
    for (double[] row : a) {
      digest = Digests.add(digest, Digests.of(row));
    }
    return digest;
  }
}
