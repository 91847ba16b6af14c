package org.ajws.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.report.RatioPlot.Bar;
import org.ajws.report.SpeedupPlot.Point;
import org.ajws.report.SpeedupPlot.Series;

/** The measured times of the HTML page: plots first, then the same numbers as tables. */
final class MeasurementSection {
  private MeasurementSection() {}

  static void append(Report report, Html page) {
    if (report.cases().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Times").line();
    page.element(
            "p",
            "Bars show a variant's time over the serial program's, both from the same JVM; shorter"
                + " is faster, the dashed line is serial. With several JVMs the bar is the median"
                + " of their ratios and the whisker spans the smallest and the largest.")
        .line();
    equality(report, page);
    overview(report, page);
    Map<String, List<MeasuredCase>> groups = new LinkedHashMap<>();
    for (MeasuredCase c : report.cases()) {
      groups.computeIfAbsent(c.group(), g -> new ArrayList<>()).add(c);
    }
    int number = 0;
    for (Map.Entry<String, List<MeasuredCase>> group : groups.entrySet()) {
      if (!group.getKey().isEmpty()) {
        page.element("h3", group.getKey()).line();
      }
      page.raw("<div class=\"plots\">\n");
      for (MeasuredCase c : group.getValue()) {
        plots("c" + number++, c, page);
      }
      page.raw("</div>\n");
    }
    table(report, page);
    SpeedupLossSection.append(report, page);
    page.raw("</section>\n");
  }

  private static void equality(Report report, Html page) {
    if (report.equal()) {
      page.element(
              "p class=\"good\"",
              "✓ Every run of every variant gave the serial result, bit for bit.")
          .line();
      return;
    }
    page.element("p class=\"bad\"", "✗ Results differ from the serial ones:").raw("<ul>\n");
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        if (!m.equal()) {
          page.element("li", c.name() + ", " + m.variant()).line();
        }
      }
    }
    page.raw("</ul>\n");
  }

  private static void overview(Report report, Html page) {
    if (report.cases().size() < 2) {
      return;
    }
    List<MeasurementSummary.Mean> means = new MeasurementSummary(report.cases()).means();
    page.raw("<div class=\"plots\">\n<figure>\n");
    page.raw(
        RatioPlot.render(
            "all",
            "Geometric means over all cases",
            means.stream().map(m -> new Bar(m.variant(), m.kind(), m.ratio())).toList()));
    page.raw("<figcaption>").element("b", "All " + report.cases().size() + " cases");
    page.text(": geometric mean of the time over serial.").raw("</figcaption>\n</figure>\n");
    overheads(report, page);
    List<Series> series = series(means);
    if (!series.isEmpty()) {
      page.raw("<figure>\n").raw(SpeedupPlot.render("speed", "Speed-up over threads", series));
      page.raw("<figcaption>").element("b", "Speed-up over threads");
      page.text(": geometric mean of serial time over time; the dashed line is one per thread.");
      page.raw("</figcaption>\n</figure>\n");
    }
    page.raw("</div>\n");
  }

  /** What AJWS costs each program where nothing is stolen; nothing without processor times. */
  private static void overheads(Report report, Html page) {
    List<Bar> bars = new ArrayList<>();
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        if (m.kind() == VariantKind.AJWS && m.threads() == 1) {
          c.cpuRatio(m).ifPresent(r -> bars.add(new Bar(c.name(), VariantKind.AJWS, r)));
        }
      }
    }
    if (bars.isEmpty()) {
      return;
    }
    page.raw("<figure>\n");
    page.raw(
        RatioPlot.render("overhead", "Processor time of AJWS on one worker over serial", bars));
    page.raw("<figcaption>").element("b", "Sequential overhead");
    page.text(": processor time of AJWS on one worker over that of the serial program.");
    page.raw("</figcaption>\n</figure>\n");
  }

  /** Lines for the plot over threads; none if AJWS was measured with one number of workers. */
  private static List<Series> series(List<MeasurementSummary.Mean> means) {
    List<Point> ajws = points(means, VariantKind.AJWS);
    if (ajws.size() < 2) {
      return List.of();
    }
    List<Series> series = new ArrayList<>();
    series.add(new Series("AJWS", VariantKind.AJWS, ajws));
    for (MeasurementSummary.Mean m : means) {
      if (m.kind() != VariantKind.AJWS && m.threads() > 1) {
        series.add(
            new Series(
                m.variant(), m.kind(), List.of(new Point(m.threads(), 1 / m.ratio().median()))));
      }
    }
    return series;
  }

  private static List<Point> points(List<MeasurementSummary.Mean> means, VariantKind kind) {
    return means.stream()
        .filter(m -> m.kind() == kind)
        .map(m -> new Point(m.threads(), 1 / m.ratio().median()))
        .sorted((a, b) -> Integer.compare(a.threads(), b.threads()))
        .toList();
  }

  private static void plots(String id, MeasuredCase c, Html page) {
    page.raw("<figure>\n");
    List<Bar> bars =
        c.variants().stream().map(m -> new Bar(m.variant(), m.kind(), c.ratio(m))).toList();
    page.raw(RatioPlot.render(id, c.name() + ": time over serial time", bars));
    page.raw("<figcaption>").element("b", c.name());
    if (!c.detail().isEmpty()) {
      page.text(": " + c.detail());
    }
    page.raw("</figcaption>\n<details>\n").element("summary", "All samples").line();
    page.raw(SamplePlot.render(id + "s", c.name() + ": every sample's time", c.variants()));
    page.raw("</details>\n</figure>\n");
  }

  private static void table(Report report, Html page) {
    page.raw("<details>\n").element("summary", "The same as a table").line();
    List<List<String>> rows = new ArrayList<>();
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        double[] quartiles = m.wallQuartiles();
        rows.add(
            List.of(
                c.name(),
                m.variant(),
                Integer.toString(m.threads()),
                Integer.toString(m.samples().size()),
                Format.nanos(m.wallNanos()),
                Format.nanos(quartiles[0]) + " – " + Format.nanos(quartiles[1]),
                Format.ratio(c.ratio(m).median()),
                Format.spread(c.ratio(m)),
                c.cpuRatio(m).map(r -> Format.ratio(r.median())).orElse("–"),
                m.equal() ? "equal" : "differs"));
      }
    }
    page.table(
        List.of(
            "Case",
            "Variant",
            "Threads",
            "Samples",
            "Median time",
            "Quartiles",
            "Over serial",
            "Spread",
            "CPU over serial",
            "Result"),
        rows);
    page.raw("</details>\n");
  }
}
