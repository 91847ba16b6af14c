package org.ajws.report.race;

import java.util.List;
import org.ajws.report.Html;
import org.ajws.report.Picture;
import org.ajws.report.race.RaceResult.Access;
import org.ajws.report.race.RaceResult.Race;
import org.ajws.report.race.RaceResult.Task;

/** The races of a run as a picture: of each, both tasks side by side, with their lines. */
public final class RacePicture {
  private static final int WIDTH = 760;
  private static final int BOX = 364;
  private static final int LINE = 20;
  private static final int LONGEST = 46;
  private static final int LONGEST_TITLE = 100;

  private final RaceReport report;

  private RacePicture(RaceReport report) {
    this.report = report;
  }

  /**
   * The picture, as an SVG file.
   *
   * @param most races that it shows
   */
  public static String render(RaceReport report, int most) {
    return new RacePicture(report).render(report.result().races().stream().limit(most).toList());
  }

  private String render(List<Race> races) {
    List<String> lines = report.summary().lines().toList();
    String summary = lines.get(lines.size() > 1 && report.result().conflicts() != null ? 1 : 0);
    int height = 36 + races.stream().mapToInt(r -> heightOf(r) + 46).sum();
    Html svg = Picture.open(WIDTH, height, summary);
    text(svg, races.isEmpty() ? "what" : "bad", 8, 22, summary);
    int top = 36;
    for (Race race : races) {
      text(svg, "what", 8, top + 16, shortened("Both access " + race.location(), LONGEST_TITLE));
      access(svg, "first", 8, top + 28, heightOf(race), race.first());
      access(svg, "second", WIDTH - 8 - BOX, top + 28, heightOf(race), race.second());
      top += heightOf(race) + 46;
    }
    return svg.raw("</svg>\n").toString();
  }

  private static int heightOf(Race race) {
    return LINE * (3 + Math.max(tasks(race.first()), tasks(race.second())));
  }

  private static int tasks(Access access) {
    return Math.max(1, access.task().size());
  }

  private void access(Html svg, String kind, int x, int top, int height, Access access) {
    svg.raw(
        "<rect class=\"box\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\"/>\n"
            .formatted(x, top, BOX, height));
    svg.raw("<path class=\"%s\" d=\"M%d %d v%d\"/>\n".formatted(kind, x + 1, top + 8, height - 16));
    int y = top + 22;
    for (Task task : access.task()) {
      text(svg, "what", x + 14, y, shortened(task.describe(), LONGEST));
      y += LINE;
    }
    if (access.task().isEmpty()) {
      text(svg, "what", x + 14, y, RaceReport.task(access));
      y += LINE;
    }
    String what = access.writes() ? "writes at " : "reads at ";
    String place = report.place(access); // of its path the end says most
    text(
        svg,
        "soft",
        x + 14,
        y,
        shortened(what + place.substring(place.lastIndexOf('/') + 1), LONGEST));
    text(svg, "code", x + 14, y + LINE, shortened(report.code(access), LONGEST));
  }

  private static String shortened(String text, int longest) {
    return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
  }

  private static void text(Html svg, String kind, int x, int y, String text) {
    svg.element("text class=\"%s\" x=\"%d\" y=\"%d\"".formatted(kind, x, y), text);
    svg.line();
  }
}
