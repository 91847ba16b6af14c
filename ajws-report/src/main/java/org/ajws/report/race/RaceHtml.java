package org.ajws.report.race;

import java.nio.file.Path;
import java.util.List;
import org.ajws.report.Html;
import org.ajws.report.race.RaceResult.Access;
import org.ajws.report.race.RaceResult.Race;

/** A race report as one page that needs nothing else, with the source around each access. */
public final class RaceHtml {
  /** Lines that are shown before and behind that of an access. */
  private static final int AROUND = 3;

  private RaceHtml() {}

  /**
   * The page.
   *
   * @param version of AJWS
   * @param watched what ran
   */
  public static String page(RaceReport report, String version, String watched) {
    Html page = Html.page("Races of " + watched);
    page.raw("<header>\n").element("h1", "Races of " + watched).line();
    verdict(report.result(), page);
    page.raw("</header>\n<main>\n");
    int number = 0;
    for (Race race : report.result().races()) {
      race(report, race, ++number, page);
    }
    return page.raw("</main>\n").madeBy(version);
  }

  private static void verdict(RaceResult result, Html page) {
    int n = result.races().size();
    switch (result.verdict()) {
      case NONE ->
          page.element("p class=\"verdict good\"", "No race on this input, for any schedule");
      case LIMITED ->
          page.element("p class=\"verdict\"", "No race was found, but not everything was seen");
      default -> page.element("p class=\"verdict bad\"", n == 1 ? "1 race" : n + " races");
    }
    page.line();
    if (!result.limits().isEmpty()) {
      page.element("p", "What was not seen:").raw("\n<ul>\n");
      result.limits().values().forEach(texts -> texts.forEach(t -> page.element("li", t).line()));
      page.raw("</ul>\n");
    }
  }

  private static void race(RaceReport report, Race race, int number, Html page) {
    page.raw("<section id=\"race-" + number + "\">\n");
    page.element("h2", report.place(race.second()) + ": " + RaceReport.cause(race)).line();
    page.element("p", RaceReport.fix(race)).line();
    access(report, race.first(), page);
    access(report, race.second(), page);
    if (race.stack().size() > 1) {
      page.raw("<details>\n").element("summary", "The calls that led to the second access");
      page.raw("<ol>\n");
      race.stack().forEach(frame -> page.raw("<li>").element("code", frame).raw("</li>\n"));
      page.raw("</ol>\n</details>\n");
    }
    page.raw("</section>\n");
  }

  private static void access(RaceReport report, Access access, Html page) {
    page.element("h3", (access.writes() ? "Written by " : "Read by ") + RaceReport.task(access))
        .line();
    page.element("p class=\"soft\"", report.place(access) + ", " + access.method()).line();
    Path source = report.source(access);
    if (source == null || access.line() < 1) {
      return;
    }
    List<String> lines = report.lines(source);
    page.raw("<ol class=\"source\" start=\"" + Math.max(1, access.line() - AROUND) + "\">\n");
    int last = Math.min(lines.size(), access.line() + AROUND);
    for (int line = Math.max(1, access.line() - AROUND); line <= last; line++) {
      page.raw(line == access.line() ? "<li class=\"here\">" : "<li>");
      page.element("code", lines.get(line - 1)).raw("</li>\n");
    }
    page.raw("</ol>\n");
  }
}
