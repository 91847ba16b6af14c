package org.ajws.report;

import static org.ajws.report.Format.svg;

import java.util.List;

/**
 * A plot of horizontal bars, one per variant: its time over the serial time, with a whisker for the
 * spread over the forks. Every bar has its name and value as text above it, so nothing hangs on
 * colour and a narrow screen shows all of both.
 */
final class RatioPlot {
  private static final double LONGEST = 3; // longer bars are cut, and their value says so
  private static final int BAR = 11;

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
    double perUnit = (Plot.WIDTH - 2 * Plot.MARGIN) / max;
    StringBuilder description = new StringBuilder("Time over serial time, shorter is faster. ");
    Html rows = new Html();
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      bar(bar, i * Plot.ROW, perUnit, max, rows);
      description
          .append(bar.label())
          .append(": ")
          .append(Format.ratio(bar.ratio().median()))
          .append(i + 1 < bars.size() ? "; " : ".");
    }
    int bottom = Plot.ROW * bars.size();
    Html svg = Plot.open(id, title, description.toString(), bottom + 22);
    axis(bottom, perUnit, max, svg);
    return svg.raw(rows.toString()).raw("</svg>\n").toString();
  }

  private static void axis(int bottom, double perUnit, double max, Html svg) {
    double step = max > 1.6 ? 0.5 : 0.25;
    for (double tick = 0; tick <= max + 1e-9; tick += step) {
      boolean serial = Math.abs(tick - 1) < 1e-9;
      Plot.tick(
          Plot.MARGIN + tick * perUnit,
          bottom,
          serial ? "one" : "grid",
          tick == 0 ? "0" : Format.ratio(tick),
          svg);
    }
    svg.line();
  }

  private static void bar(Bar bar, int top, double perUnit, double max, Html out) {
    Ratio ratio = bar.ratio();
    boolean spreads = ratio.forks() > 1 && bar.kind() != VariantKind.SERIAL;
    String cut = ratio.median() > max ? "→ " : "";
    String spread = spreads ? " (" + Format.spread(ratio) + ")" : "";
    Plot.label(top, bar.label(), cut + Format.ratio(ratio.median()) + spread, out);
    int y = top + Plot.LABEL;
    out.raw(
        "<rect class=\"k-%s\" x=\"%d\" y=\"%d\" width=\"%s\" height=\"%d\"/>"
            .formatted(
                bar.kind().id(),
                Plot.MARGIN,
                y,
                svg(Math.min(ratio.median(), max) * perUnit),
                BAR));
    if (spreads && ratio.min() < max) {
      String from = svg(Plot.MARGIN + ratio.min() * perUnit);
      String to = svg(Plot.MARGIN + Math.min(ratio.max(), max) * perUnit);
      int middle = y + BAR / 2;
      out.raw(
          "<path class=\"spread\" d=\"M%s %dV%dM%s %dH%sM%s %dV%d\"/>"
              .formatted(
                  from, middle - 4, middle + 4, from, middle, to, to, middle - 4, middle + 4));
    }
    out.line();
  }
}
