package lib;

public final class Sums {
  private Sums() {}

  public static long[] rows(int[][] a) {
    long[] sums = new long[a.length];
    for (int r = 0; r < a.length; r++) {
      for (int c = 0; c < a[r].length; c++) {
        sums[r] += a[r][c];
      }
    }
    return sums;
  }
}
