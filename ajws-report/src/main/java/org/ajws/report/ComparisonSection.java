package org.ajws.report;

import java.util.List;
import java.util.Locale;
import org.ajws.report.Comparison.FigureChange;
import org.ajws.report.Comparison.Interval;
import org.ajws.report.Comparison.RatioChange;
import org.ajws.report.Comparison.Verdict;

/** The differences from an older report, in HTML and as text. */
final class ComparisonSection {
  private ComparisonSection() {}

  static void append(Report report, Html page) {
    Comparison comparison = report.comparison();
    if (comparison == null) {
      return;
    }
    page.raw("<section>\n").element("h2", "Compared with the baseline").line();
    page.element("p", "Baseline: " + comparison.baseline() + ". " + summary(comparison)).line();
    for (String note : comparison.notes()) {
      page.element("p class=\"bad\"", note).line();
    }
    figures(comparison.figures(), page);
    ratios(comparison.ratios(), page);
    page.raw("</section>\n");
  }

  private static void figures(List<FigureChange> figures, Html page) {
    List<FigureChange> changed = figures.stream().filter(f -> !f.same()).toList();
    if (changed.isEmpty()) {
      return;
    }
    page.table(
        List.of("Figure", "Before", "Now", "Difference"),
        changed.stream()
            .map(f -> List.of(f.label(), value(f.before()), value(f.after()), difference(f)))
            .toList());
  }

  private static void ratios(List<RatioChange> ratios, Html page) {
    if (ratios.isEmpty()) {
      return;
    }
    page.element(
            "p class=\"soft\"",
            "Time over serial with its spread: the smallest and largest ratio of the JVMs, with one"
                + " JVM the quartiles of its samples. Faster and slower mean that the spreads do not"
                + " touch.")
        .line();
    page.table(
        List.of("Case", "Variant", "Before", "Now", "Now over before", "Verdict"),
        ratios.stream()
            .map(
                r ->
                    List.of(
                        r.name(),
                        r.variant(),
                        interval(r.before()),
                        interval(r.after()),
                        Format.ratio(r.factor()),
                        r.verdict().id()))
            .toList());
  }

  static void append(Report report, StringBuilder out) {
    Comparison comparison = report.comparison();
    if (comparison == null) {
      return;
    }
    out.append("\ncompared with ").append(comparison.baseline()).append(": ");
    out.append(summary(comparison)).append('\n');
    for (FigureChange f : comparison.figures()) {
      if (!f.same()) {
        out.append("  ").append(f.label()).append(": ").append(value(f.before()));
        out.append(" → ").append(value(f.after())).append('\n');
      }
    }
    for (RatioChange r : comparison.ratios()) {
      if (r.verdict() != Verdict.WITHIN_SPREAD) {
        out.append("  ").append(r.verdict().id()).append(": ");
        out.append(r.name()).append(", ").append(r.variant()).append(": ");
        out.append(interval(r.before())).append(" → ").append(interval(r.after())).append('\n');
      }
    }
    for (String note : comparison.notes()) {
      out.append("note: ").append(note).append('\n');
    }
  }

  private static String summary(Comparison comparison) {
    long figures = comparison.figures().stream().filter(f -> !f.same()).count();
    return String.format(
        Locale.ROOT,
        "%d of %d figures differ; of %d ratios %d faster, %d slower, %d within their spread.",
        figures,
        comparison.figures().size(),
        comparison.ratios().size(),
        count(comparison, Verdict.FASTER),
        count(comparison, Verdict.SLOWER),
        count(comparison, Verdict.WITHIN_SPREAD));
  }

  private static long count(Comparison comparison, Verdict verdict) {
    return comparison.ratios().stream().filter(r -> r.verdict() == verdict).count();
  }

  private static String value(Long value) {
    return value == null ? "–" : Format.whole(value);
  }

  private static String difference(FigureChange f) {
    return f.before() == null || f.after() == null
        ? "–"
        : String.format(Locale.ROOT, "%+d", f.after() - f.before());
  }

  private static String interval(Interval i) {
    return i == null
        ? "–"
        : Format.ratio(i.median())
            + " ("
            + Format.ratio(i.low())
            + "–"
            + Format.ratio(i.high())
            + ")";
  }
}
