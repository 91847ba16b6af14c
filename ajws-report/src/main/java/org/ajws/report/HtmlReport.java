package org.ajws.report;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * A report as one HTML page that needs nothing else: no script, no font, no image, no network. It
 * follows the reader's light or dark scheme and prints in black on white.
 */
public final class HtmlReport {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private HtmlReport() {}

  /** The page. */
  public static String render(Report report) {
    Html page = Html.page(report.title());
    page.raw("<header>\n");
    page.element("h1", report.title()).line();
    if (!report.summary().isEmpty()) {
      page.element("p", report.summary()).line();
    }
    page.element("p class=\"verdict\"", Verdict.of(report)).line();
    page.raw("</header>\n<main>\n");
    figures(report, page);
    LinesSection.append(report, page);
    ComparisonSection.append(report, page);
    MeasurementSection.append(report, page);
    DecisionSection.append(report, page);
    environment(report, page);
    notes(report, page);
    return page.raw("</main>\n").madeBy(report.version());
  }

  private static void figures(Report report, Html page) {
    if (report.figures().isEmpty()) {
      return;
    }
    page.raw("<ul class=\"tiles\">\n");
    for (Figure figure : report.figures()) {
      page.raw("<li>").element("b", Format.whole(figure.value())).element("span", figure.label());
      if (!figure.method().isEmpty()) {
        page.element("span class=\"method\"", figure.method());
      }
      page.raw("</li>\n");
    }
    page.raw("</ul>\n");
  }

  private static void environment(Report report, Html page) {
    Environment e = report.environment();
    if (e == null) {
      return;
    }
    page.raw("<section>\n").element("h2", "Where it was measured").raw("\n<dl>\n");
    pair("Processor", e.machine() + ", " + e.cores() + " available to the JVM", page);
    pair("System", e.os(), page);
    pair("JVM", e.jvm(), page);
    pair("Largest heap", Format.whole(e.maxHeapBytes() >> 20) + " MiB", page);
    String arguments = String.join(" ", e.jvmArguments());
    pair("JVM arguments", arguments.isEmpty() ? "none" : arguments, page);
    pair("Date", DATE.format(e.date()), page);
    pair("Forks", e.forks() + (e.forks() == 1 ? " JVM" : " JVMs, one after the other"), page);
    pair(
        "Load before",
        e.load() < 0
            ? "unknown"
            : String.format(Locale.ROOT, "%.2f (one minute)", e.load())
                + Verdict.load(report).map(load -> ". " + load).orElse(""),
        page);
    page.raw("</dl>\n</section>\n");
  }

  private static void pair(String term, String description, Html page) {
    page.element("dt", term).element("dd", description).line();
  }

  private static void notes(Report report, Html page) {
    if (report.notes().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Notes").raw("\n<ul>\n");
    for (String note : report.notes()) {
      page.element("li", note).line();
    }
    page.raw("</ul>\n</section>\n");
  }
}
