package org.ajws.report;

import java.util.List;

/**
 * How many lines two texts have in common, in the same order: the length of a longest common
 * subsequence. Takes time in proportion to the number of lines times that of differences.
 */
final class LineMatch {
  private LineMatch() {}

  static int common(List<String> a, List<String> b) {
    int from = 0;
    int endA = a.size();
    int endB = b.size();
    while (from < endA && from < endB && a.get(from).equals(b.get(from))) {
      from++;
    }
    while (endA > from && endB > from && a.get(endA - 1).equals(b.get(endB - 1))) {
      endA--;
      endB--;
    }
    int same = from + a.size() - endA;
    return same + commonOf(a.subList(from, endA), b.subList(from, endB));
  }

  /**
   * Follows, for a growing number of differences, the furthest place that can be reached on each
   * diagonal of the matrix of both texts.
   */
  private static int commonOf(List<String> a, List<String> b) {
    int n = a.size();
    int m = b.size();
    if (n == 0 || m == 0) {
      return 0;
    }
    int[] furthest = new int[2 * (n + m) + 3];
    int zero = n + m + 1;
    for (int differences = 0; differences <= n + m; differences++) {
      for (int k = -differences; k <= differences; k += 2) {
        boolean down =
            k == -differences
                || k != differences && furthest[zero + k - 1] < furthest[zero + k + 1];
        int x = down ? furthest[zero + k + 1] : furthest[zero + k - 1] + 1;
        while (x < n && x - k < m && a.get(x).equals(b.get(x - k))) {
          x++;
        }
        furthest[zero + k] = x;
        if (x >= n && x - k >= m) {
          return (n + m - differences) / 2;
        }
      }
    }
    throw new IllegalStateException("more differences than lines");
  }
}
