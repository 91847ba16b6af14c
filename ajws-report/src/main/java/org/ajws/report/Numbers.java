package org.ajws.report;

import java.util.Arrays;

/** The few statistics a report needs. */
public final class Numbers {
  private Numbers() {}

  /** The middle value, or the mean of the two middle ones; NaN for no values. */
  public static double median(double... values) {
    return quantile(values, 0.5);
  }

  /**
   * A quantile, interpolated linearly between the two nearest values (Hyndman and Fan's type 7).
   *
   * @param values in any order; not changed
   * @param q from 0 to 1
   * @return NaN for no values
   */
  public static double quantile(double[] values, double q) {
    if (values.length == 0) {
      return Double.NaN;
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double position = q * (sorted.length - 1);
    int below = (int) position;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }
}
