package org.ajws.report;

import static org.ajws.report.Format.svg;

import java.util.List;

/**
 * A plot of horizontal bars, one per variant: its time over the serial time, with a whisker for the
 * spread over the forks. Every bar has its name and value as text, so nothing hangs on colour.
 */
final class RatioPlot {
  private static final int WIDTH = 620;
  private static final int LEFT = 190;
  private static final int RIGHT = 130;
  private static final int ROW = 22;
  private static final double LONGEST = 3; // longer bars are cut, and their value says so

  private RatioPlot() {}

  /**
   * One bar.
   *
   * @param label its name
   * @param kind decides its colour
   * @param ratio time over serial time
   */
  record Bar(String label, VariantKind kind, Ratio ratio) {}

  static String render(String id, String title, List<Bar> bars) {
    double max =
        Math.min(
            LONGEST, bars.stream().mapToDouble(b -> Math.max(b.ratio().max(), 1)).max().orElse(1));
    double perUnit = (WIDTH - LEFT - RIGHT) / max;
    int bottom = 8 + ROW * bars.size();
    StringBuilder description = new StringBuilder("Time over serial time, shorter is faster. ");
    Html out = new Html();
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      bar(bar, 8 + i * ROW, perUnit, max, out);
      description
          .append(bar.label())
          .append(": ")
          .append(Format.ratio(bar.ratio().median()))
          .append(i + 1 < bars.size() ? "; " : ".");
    }
    Html svg = new Html();
    svg.raw(
        "<svg role=\"img\" viewBox=\"0 0 %d %d\" aria-labelledby=\"%s-t %s-d\">"
            .formatted(WIDTH, bottom + 22, id, id));
    svg.element("title id=\"" + id + "-t\"", title);
    svg.element("desc id=\"" + id + "-d\"", description.toString()).line();
    axis(bottom, perUnit, max, svg);
    return svg.raw(out.toString()).raw("</svg>\n").toString();
  }

  private static void axis(int bottom, double perUnit, double max, Html svg) {
    double step = max > 1.6 ? 0.5 : 0.25;
    for (double tick = 0; tick <= max + 1e-9; tick += step) {
      String x = svg(LEFT + tick * perUnit);
      boolean serial = Math.abs(tick - 1) < 1e-9;
      svg.raw(
          "<line class=\"%s\" x1=\"%s\" y1=\"4\" x2=\"%s\" y2=\"%d\"/>"
              .formatted(serial ? "one" : "grid", x, x, bottom));
      svg.element(
          "text class=\"tick\" text-anchor=\"middle\" x=\"%s\" y=\"%d\"".formatted(x, bottom + 16),
          tick == 0 ? "0" : Format.ratio(tick));
    }
    svg.line();
  }

  private static void bar(Bar bar, int top, double perUnit, double max, Html out) {
    Ratio ratio = bar.ratio();
    double length = Math.min(ratio.median(), max) * perUnit;
    int middle = top + ROW / 2;
    out.element(
        "text text-anchor=\"end\" x=\"%d\" y=\"%d\"".formatted(LEFT - 8, middle + 4), bar.label());
    out.raw(
        "<rect class=\"k-%s\" x=\"%d\" y=\"%d\" width=\"%s\" height=\"%d\"/>"
            .formatted(bar.kind().id(), LEFT, top + 3, svg(length), ROW - 7));
    boolean spreads = ratio.forks() > 1 && bar.kind() != VariantKind.SERIAL;
    if (spreads && ratio.min() < max) {
      double from = LEFT + ratio.min() * perUnit;
      double to = LEFT + Math.min(ratio.max(), max) * perUnit;
      out.raw(
          "<path class=\"spread\" d=\"M%s %dV%dM%s %dH%sM%s %dV%d\"/>"
              .formatted(
                  svg(from),
                  middle - 5,
                  middle + 4,
                  svg(from),
                  middle,
                  svg(to),
                  svg(to),
                  middle - 5,
                  middle + 4));
    }
    String spread = spreads ? Format.spread(ratio) : "";
    String cut = ratio.median() > max ? "→ " : "";
    double end =
        LEFT + Math.min(Math.max(ratio.median(), spreads ? ratio.max() : 0), max) * perUnit;
    out.element(
        "text class=\"value\" x=\"%s\" y=\"%d\"".formatted(svg(end + 7), middle + 4),
        cut + Format.ratio(ratio.median()) + (spread.isEmpty() ? "" : " (" + spread + ")"));
    out.line();
  }
}
