package org.ajws.report;

import java.util.Locale;

/** How numbers are written in the console and in HTML. */
public final class Format {
  private Format() {}

  /** A ratio with two digits after the point, or two significant ones where it is small. */
  public static String ratio(double ratio) {
    if (Double.isNaN(ratio)) {
      return "–";
    }
    return String.format(Locale.ROOT, ratio < 0.095 ? "%.3f" : "%.2f", ratio);
  }

  /** A ratio's spread: {@code 0.50–0.55}; empty for a single fork. */
  public static String spread(Ratio ratio) {
    return ratio.forks() < 2 ? "" : ratio(ratio.min()) + "–" + ratio(ratio.max());
  }

  /** A duration with three significant digits in the unit that fits. */
  public static String nanos(double nanos) {
    if (Double.isNaN(nanos)) {
      return "–";
    }
    if (nanos < 999.5) {
      return digits(nanos) + " ns";
    }
    if (nanos < 999.5e3) {
      return digits(nanos / 1e3) + " µs";
    }
    if (nanos < 999.5e6) {
      return digits(nanos / 1e6) + " ms";
    }
    return digits(nanos / 1e9) + " s";
  }

  private static String digits(double value) {
    String format = value < 9.995 ? "%.2f" : value < 99.95 ? "%.1f" : "%.0f";
    return String.format(Locale.ROOT, format, value);
  }

  /** A whole number with a thin gap between thousands. */
  public static String whole(long value) {
    return String.format(Locale.ROOT, "%,d", value).replace(',', '\u202f');
  }

  /** A number of things: {@code 1 file}, {@code 2 files}. */
  public static String counted(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** A share as a percentage. */
  public static String percent(double share) {
    return String.format(Locale.ROOT, share < 0.0995 ? "%.1f %%" : "%.0f %%", share * 100);
  }

  /** A signed part of something, with two digits after the point. */
  public static String share(double part) {
    String text = String.format(Locale.ROOT, "%.2f", part);
    return text.equals("-0.00") ? "0.00" : text.replace('-', '−');
  }

  /** A number as SVG wants it: a point, no exponent, no needless digits. */
  public static String svg(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
