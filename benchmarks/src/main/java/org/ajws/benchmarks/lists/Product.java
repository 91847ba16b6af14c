package org.ajws.benchmarks.lists;

import java.util.Random;
import org.ajws.benchmarks.tracking.Memory;
import org.ajws.benchmarks.tracking.Slots;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.runtime.claim.Claims;

/** {@code c = a * b} or {@code c += a * b}, of matrices that begin anywhere in their arrays. */
final class Product implements Task {
  /** A matrix, shared. */
  static final class Matrix {
    final double[] values;
    final Slots shared;

    Matrix(Memory memory, int length) {
      values = new double[length];
      shared = memory.share(values);
    }

    void fill(int seed) {
      Random random = new Random(seed);
      for (int i = 0; i < values.length; i++) {
        values[i] = random.nextDouble();
      }
    }
  }

  private final Matrix c;
  private final int atC;
  private final Matrix a;
  private final int atA;
  private final Matrix b;
  private final int atB;
  private final int rows;
  private final int n;
  private final boolean adds;

  /** With {@code rows} rows of {@code c} and {@code a}; all others are {@code n}. */
  Product(Matrix c, int atC, Matrix a, int atA, Matrix b, int atB, int rows, int n, boolean adds) {
    this.c = c;
    this.atC = atC;
    this.a = a;
    this.atA = atA;
    this.b = b;
    this.atB = atB;
    this.rows = rows;
    this.n = n;
    this.adds = adds;
  }

  @Override
  public void plain() {
    plain(c.values, atC, a.values, atA, b.values, atB, rows, n, adds);
  }

  static void plain(
      double[] c,
      int atC,
      double[] a,
      int atA,
      double[] b,
      int atB,
      int rows,
      int n,
      boolean adds) {
    for (int i = 0; i < rows; i++) {
      int row = atC + i * n;
      for (int k = 0; k < n; k++) {
        double x = a[atA + i * n + k];
        int column = atB + k * n;
        if (k == 0 && !adds) {
          for (int j = 0; j < n; j++) {
            c[row + j] = x * b[column + j];
          }
        } else {
          for (int j = 0; j < n; j++) {
            c[row + j] += x * b[column + j];
          }
        }
      }
    }
  }

  @Override
  public void tracked(View view) {
    for (int i = 0; i < rows; i++) {
      int row = atC + i * n;
      for (int k = 0; k < n; k++) {
        double x = view.getDouble(a.shared, atA + i * n + k);
        int column = atB + k * n;
        for (int j = 0; j < n; j++) {
          double y = x * view.getDouble(b.shared, column + j);
          double sum = k == 0 && !adds ? y : view.getDouble(c.shared, row + j) + y;
          view.putDouble(c.shared, row + j, sum);
        }
        view.poll();
      }
    }
  }

  @Override
  public void claim(Claims claims) {
    claims.read(a.values, ListProgram.range(atA, atA + rows * n));
    claims.read(b.values, ListProgram.range(atB, atB + n * n));
    claims.write(c.values, ListProgram.range(atC, atC + rows * n));
    if (adds) {
      claims.read(c.values, ListProgram.range(atC, atC + rows * n));
    }
  }
}
