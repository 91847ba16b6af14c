package org.example.fft;

/** For the first overlay of docs/overlays.md. */
class Cosine_2D {
  private double[] t = new double[8];

  void forward(double[][] a, int rows, int columns) {
    for (int r = 0; r < rows; r++) {
      a[r][0] = row(a[r]);
    }
    double[] temp = new double[rows];
    for (int c = 0; c < columns; c++) {
      for (int r = 0; r < rows; r++) temp[r] = a[r][c];
      transform(temp);
      for (int r = 0; r < rows; r++) a[r][c] = temp[r];
    }
  }

  void inverse(double[][] a, int rows) {
    for (int r = 0; r < rows; r++) {
      a[r][0] = row(a[r]);
    }
  }

  void columns_sub(double[][] a, int columns) {
    for (int c = 0; c < columns; c++) {
      t[0] = a[0][c];
      a[0][c] = t[0] + 1;
    }
  }

  private static double row(double[] row) {
    return row.length;
  }

  private static void transform(double[] x) {
    x[0] = x.length;
  }
}
