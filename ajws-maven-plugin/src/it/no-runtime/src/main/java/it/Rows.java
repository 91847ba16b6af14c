package it;

import org.ajws.ParallelFor;

public final class Rows {
  private Rows() {}

  public static void clear(double[][] a) {
    for (@ParallelFor int r = 0; r < a.length; r++) {
      for (int c = 0; c < a[r].length; c++) {
        a[r][c] = 0;
      }
    }
  }
}
