package org.ajws.report.race;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.ajws.report.Html;
import org.ajws.report.race.RaceResult.Access;
import org.ajws.report.race.RaceResult.Race;
import org.ajws.report.race.RaceResult.Task;

/** A race report as one HTML page with the source around both accesses of each race. */
public final class RacePage {
  /** Lines of source before and behind the one of an access. */
  private static final int AROUND = 4;

  private final RaceReport report;
  private final Html page;

  private RacePage(RaceReport report, String title) {
    this.report = report;
    this.page = Html.page(title, style());
  }

  /**
   * The page.
   *
   * @param version of AJWS
   * @param program what was run
   */
  public static String render(RaceReport report, String version, String program) {
    String title = "Races of " + program;
    return new RacePage(report, title).render(version, title);
  }

  private String render(String version, String title) {
    page.raw("<header>\n").element("h1", title).line();
    List<String> summary = report.summary().lines().toList();
    page.element("p class=\"verdict\"", summary.get(summary.size() > 1 && wants() ? 1 : 0));
    page.raw("\n</header>\n<main>\n");
    int number = 0;
    for (Race race : report.result().races()) {
      pair("Race " + ++number, race);
      page.raw("<p><b>").text("Instead: ").raw("</b>").text(RaceReport.fix(race)).raw("</p>\n");
      stack(race);
      page.raw("</section>\n");
    }
    limits();
    conflicts();
    return page.raw("</main>\n").madeBy(version);
  }

  private boolean wants() {
    return report.result().conflicts() != null;
  }

  private void pair(String heading, Race race) {
    page.raw("<section>\n").element("h2", heading + ": " + race.location()).line();
    String cause = RaceReport.cause(race);
    page.element("p", Character.toUpperCase(cause.charAt(0)) + cause.substring(1) + ".").line();
    page.raw("<div class=\"pair\">\n");
    access(race.first());
    access(race.second());
    page.raw("</div>\n");
  }

  private void access(Access access) {
    page.raw("<figure>\n<figcaption><b>");
    page.text((access.writes() ? "Written" : "Read") + " at " + report.place(access));
    page.raw("</b>").text(" in " + access.method()).raw("\n<ul class=\"task\">");
    if (access.task().isEmpty()) {
      page.element("li", "by " + RaceReport.task(access));
    }
    for (Task task : access.task()) {
      page.element("li", task.describe());
    }
    page.raw("</ul></figcaption>\n");
    excerpt(access);
    page.raw("</figure>\n");
  }

  private void excerpt(Access access) {
    Path source = report.source(access);
    List<String> lines = source == null ? List.of() : report.text(source);
    if (access.line() < 1 || access.line() > lines.size()) {
      page.element("p class=\"soft\"", "The source is not there.").line();
      return;
    }
    int from = Math.max(1, access.line() - AROUND);
    int to = Math.min(lines.size(), access.line() + AROUND);
    page.raw("<pre>");
    for (int n = from; n <= to; n++) {
      String name = n == access.line() ? "mark" : "span";
      page.raw("<" + name + "><i>" + n + "</i>").text(lines.get(n - 1)).raw("</" + name + ">\n");
    }
    page.raw("</pre>\n");
  }

  private void stack(Race race) {
    if (race.stack().size() > 1) {
      page.raw("<details>").element("summary", "Calls on the way to the second access");
      page.raw("<ul>");
      race.stack().forEach(call -> page.element("li", call));
      page.raw("</ul></details>\n");
    }
  }

  private void limits() {
    if (report.result().limits().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "What was not seen").raw("\n<ul>\n");
    report.result().limits().values().forEach(l -> l.forEach(t -> page.element("li", t).line()));
    page.raw("</ul>\n</section>\n");
  }

  private void conflicts() {
    if (!wants()) {
      return;
    }
    int number = 0;
    for (Race conflict : report.result().conflicts()) {
      pair("Conflict " + ++number + ", under a common lock", conflict);
      page.raw("</section>\n");
    }
  }

  private static String style() {
    try (InputStream css = RacePage.class.getResourceAsStream("race.css")) {
      if (css == null) {
        throw new IllegalStateException("race.css is not in the jar");
      }
      return new String(css.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
