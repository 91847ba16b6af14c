package org.ajws.report;

import static org.ajws.report.Format.svg;

import java.util.List;

/**
 * A plot of every sample of a case: one row per variant, one dot per sample at its time, a tick at
 * the median. It shows what a median hides: two modes, a drift between forks, outliers.
 */
final class SamplePlot {
  private SamplePlot() {}

  static String render(String id, String title, List<Measurement> variants) {
    double max =
        variants.stream()
            .flatMap(m -> m.samples().stream().map(s -> s.wallNanos() / m.work()))
            .mapToDouble(Double::doubleValue)
            .max()
            .orElse(1);
    double scale = (Plot.WIDTH - 2 * Plot.MARGIN) / max;
    int bottom = Plot.ROW * variants.size();
    Html svg = Plot.open(id, title, "A dot for each sample, at its time.", bottom + 22);
    for (int i = 0; i <= 4; i++) {
      String number = i == 0 ? "0" : Format.nanos(max * i / 4);
      Plot.tick(Plot.MARGIN + max * i / 4 * scale, bottom, "grid", number, svg);
    }
    svg.line();
    for (int v = 0; v < variants.size(); v++) {
      Measurement m = variants.get(v);
      Plot.label(v * Plot.ROW, m.variant(), Format.nanos(m.wallNanos()), svg);
      int middle = v * Plot.ROW + Plot.LABEL + 8;
      for (Sample s : m.samples()) {
        // Forks one below the other, so that a fork that differs can be seen.
        int shift = (s.fork() % 5) * 3 - 6;
        svg.raw(
            "<circle class=\"k-%s\" cx=\"%s\" cy=\"%d\" r=\"2.2\"/>"
                .formatted(
                    m.kind().id(),
                    svg(Plot.MARGIN + s.wallNanos() / m.work() * scale),
                    middle + shift));
      }
      String x = svg(Plot.MARGIN + m.wallNanos() * scale);
      svg.raw(
          "<line class=\"median\" x1=\"%s\" y1=\"%d\" x2=\"%s\" y2=\"%d\"/>"
              .formatted(x, middle - 8, x, middle + 8));
      svg.line();
    }
    return svg.raw("</svg>\n").toString();
  }
}
