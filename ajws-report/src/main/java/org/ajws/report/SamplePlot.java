package org.ajws.report;

import static org.ajws.report.Format.svg;

import java.util.List;

/**
 * A plot of every sample of a case: one row per variant, one dot per sample at its time, a tick at
 * the median. It shows what a median hides: two modes, a drift between forks, outliers.
 */
final class SamplePlot {
  private static final int WIDTH = 620;
  private static final int LEFT = 190;
  private static final int RIGHT = 16;
  private static final int ROW = 22;

  private SamplePlot() {}

  static String render(String id, String title, List<Measurement> variants) {
    double max =
        variants.stream()
            .flatMap(m -> m.samples().stream().map(s -> s.wallNanos() / m.work()))
            .mapToDouble(Double::doubleValue)
            .max()
            .orElse(1);
    double scale = (WIDTH - LEFT - RIGHT) / max;
    int bottom = 8 + ROW * variants.size();
    Html svg = new Html();
    svg.raw(
        "<svg role=\"img\" viewBox=\"0 0 %d %d\" aria-labelledby=\"%s-t\">"
            .formatted(WIDTH, bottom + 22, id));
    svg.element("title id=\"" + id + "-t\"", title).line();
    for (int i = 0; i <= 4; i++) {
      String x = svg(LEFT + max * i / 4 * scale);
      svg.raw(
          "<line class=\"grid\" x1=\"%s\" y1=\"4\" x2=\"%s\" y2=\"%d\"/>".formatted(x, x, bottom));
      svg.element(
          "text class=\"tick\" text-anchor=\"%s\" x=\"%s\" y=\"%d\""
              .formatted(i == 4 ? "end" : "middle", x, bottom + 16),
          i == 0 ? "0" : Format.nanos(max * i / 4));
    }
    svg.line();
    for (int v = 0; v < variants.size(); v++) {
      Measurement m = variants.get(v);
      int middle = 8 + v * ROW + ROW / 2;
      svg.element(
          "text text-anchor=\"end\" x=\"%d\" y=\"%d\"".formatted(LEFT - 8, middle + 4),
          m.variant());
      for (Sample s : m.samples()) {
        // Forks one below the other, so that a fork that differs can be seen.
        int shift = (s.fork() % 5) * 3 - 6;
        svg.raw(
            "<circle class=\"k-%s\" cx=\"%s\" cy=\"%d\" r=\"2.2\"/>"
                .formatted(
                    m.kind().id(), svg(LEFT + s.wallNanos() / m.work() * scale), middle + shift));
      }
      String x = svg(LEFT + m.wallNanos() * scale);
      svg.raw(
          "<line class=\"median\" x1=\"%s\" y1=\"%d\" x2=\"%s\" y2=\"%d\"/>"
              .formatted(x, middle - 9, x, middle + 9));
      svg.line();
    }
    return svg.raw("</svg>\n").toString();
  }
}
