package org.ajws.report.profile;

import static java.lang.Math.max;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.ajws.report.Format;
import org.ajws.report.Html;
import org.ajws.report.Picture;
import org.ajws.report.profile.Scalability.Construct;
import org.ajws.report.profile.Scalability.Point;

/**
 * How fast a program would be with more workers, as a picture, and which constructs hold it back.
 * Both axes are logarithmic.
 */
public final class ProfilePicture {
  private static final int WIDTH = 680;
  private static final int LEFT = 48;
  private static final int TOP = 40;
  private static final int PLOT = 380;
  private static final int HEIGHT = 220;
  private static final int GROUND = TOP + HEIGHT;
  private static final int BAR = 26;
  private static final int MOST = 5;

  private final Scalability scalability;
  private final double doublings;
  private final double heights;

  private ProfilePicture(Scalability scalability) {
    this.scalability = scalability;
    List<Point> points = scalability.curve();
    double fastest =
        points.stream().mapToDouble(p -> max(p.bound(), p.simulated())).max().orElse(1);
    this.doublings = log(points.get(points.size() - 1).workers());
    this.heights = Math.ceil(log(max(4, fastest)));
  }

  private static double log(double x) {
    return Math.log(max(1, x)) / Math.log(2);
  }

  /**
   * The picture, as an SVG file.
   *
   * @param program what was run
   */
  public static String render(Scalability scalability, String program) {
    return new ProfilePicture(scalability).render(program);
  }

  private String render(String program) {
    List<Construct> path =
        scalability.constructs().stream().filter(c -> c.critical() > 0).limit(MOST).toList();
    int height = GROUND + 62 + BAR * path.size() + 34;
    String limit = Format.ratio(scalability.parallelism());
    Html svg = Picture.open(WIDTH, height, program + ": at most " + limit + " times as fast");
    text(svg, "what", 8, 20, program + ": at most " + limit + " times as fast");
    axes(svg);
    line(svg, "third", Point::workers);
    line(svg, "second", Point::bound);
    line(svg, "first", Point::simulated);
    legend(svg, 0, "first", "simulated");
    legend(svg, 1, "second", "at most");
    legend(svg, 2, "third", "as many times as workers");
    bars(svg, path);
    return svg.raw("</svg>\n").toString();
  }

  private double x(double workers) {
    return LEFT + log(workers) / doublings * PLOT;
  }

  private double y(double speedUp) {
    return GROUND - Math.min(heights, log(speedUp)) / heights * HEIGHT;
  }

  private void axes(Html svg) {
    for (Point p : scalability.curve()) {
      svg.raw(
          "<path class=\"grid\" d=\"M%s %d V%d\"/>\n"
              .formatted(Format.svg(x(p.workers())), TOP, GROUND));
      text(svg, "soft\" text-anchor=\"middle", x(p.workers()), GROUND + 18, "" + p.workers());
    }
    for (int k = 0; k <= heights; k++) {
      double y = y(1 << k);
      svg.raw("<path class=\"grid\" d=\"M%d %s h%d\"/>\n".formatted(LEFT, Format.svg(y), PLOT));
      text(svg, "soft\" text-anchor=\"end", LEFT - 8, y + 4, "" + (1 << k));
    }
    text(svg, "soft\" text-anchor=\"middle", LEFT + PLOT / 2, GROUND + 38, "workers");
  }

  private void line(Html svg, String kind, ToDoubleFunction<Point> of) {
    StringBuilder path = new StringBuilder();
    for (Point p : scalability.curve()) {
      if (log(of.applyAsDouble(p)) <= heights) {
        path.append(path.isEmpty() ? "M" : " L").append(Format.svg(x(p.workers())));
        path.append(' ').append(Format.svg(y(of.applyAsDouble(p))));
      }
    }
    svg.raw("<path class=\"%s\" d=\"%s\"/>\n".formatted(kind, path));
  }

  private static void legend(Html svg, int row, String kind, String name) {
    int y = TOP + 10 + 24 * row;
    svg.raw("<path class=\"%s\" d=\"M%d %d h24\"/>\n".formatted(kind, LEFT + PLOT + 16, y));
    text(svg, "what", LEFT + PLOT + 46, y + 4, name);
  }

  /** The longest path, by construct. */
  private static void bars(Html svg, List<Construct> path) {
    int y = GROUND + 70;
    text(svg, "what", 8, y, "What the longest path is made of");
    for (Construct c : path) {
      y += BAR;
      String name = c.profile().site().isEmpty() ? "outside of constructs" : c.profile().describe();
      double length = Math.max(1, c.critical() * (WIDTH - 340));
      text(svg, "code", 8, y, shortened(name));
      svg.raw(
          "<path class=\"second\" style=\"stroke-width: 12\" d=\"M230 %d h%s\"/>\n"
              .formatted(y - 4, Format.svg(length)));
      text(svg, "soft", 238 + length, y, Format.percent(c.critical()));
    }
  }

  private static String shortened(String name) {
    return name.length() <= 28 ? name : name.substring(0, 27) + "…";
  }

  private static void text(Html svg, String kind, double x, double y, String text) {
    svg.element(
        "text class=\"%s\" x=\"%s\" y=\"%s\"".formatted(kind, Format.svg(x), Format.svg(y)), text);
    svg.line();
  }
}
