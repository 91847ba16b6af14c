package org.ajws.report;

import static org.ajws.report.Format.svg;

import java.util.List;

/**
 * A plot of speed-up over the number of threads: a line per series, named below with its last
 * value.
 */
final class SpeedupPlot {
  private static final int WIDTH = Plot.WIDTH;
  private static final int HEIGHT = 260;
  private static final int LEFT = 28;
  private static final int RIGHT = 14;
  private static final int TOP = 14;
  private static final int BOTTOM = 40;
  private static final int LEGEND = 18;

  private SpeedupPlot() {}

  /**
   * One line.
   *
   * @param label its name
   * @param kind decides its colour
   * @param points from left to right, at least one
   */
  record Series(String label, VariantKind kind, List<Point> points) {}

  /** A point: a number of threads and a speed-up. */
  record Point(int threads, double speedUp) {}

  static String render(String id, String title, List<Series> series) {
    int maxThreads =
        series.stream().flatMap(s -> s.points().stream()).mapToInt(Point::threads).max().orElse(1);
    double maxSpeedUp =
        Math.max(
            maxThreads,
            series.stream()
                .flatMap(s -> s.points().stream())
                .mapToDouble(Point::speedUp)
                .max()
                .orElse(1));
    double perThread = (double) (WIDTH - LEFT - RIGHT) / maxThreads;
    double perSpeed = (HEIGHT - TOP - BOTTOM) / maxSpeedUp;
    int ground = HEIGHT - BOTTOM;
    Html svg = Plot.open(id, title, describe(series), HEIGHT + LEGEND * series.size());
    int stride = Math.max(1, maxThreads / 8);
    for (int t = 0; t <= maxThreads; t += stride) {
      String x = svg(LEFT + t * perThread);
      String y = svg(ground - t * perSpeed);
      svg.raw(
          "<line class=\"grid\" x1=\"%d\" y1=\"%s\" x2=\"%d\" y2=\"%s\"/>"
              .formatted(LEFT, y, WIDTH - RIGHT, y));
      svg.element(
          "text class=\"tick\" text-anchor=\"end\" x=\"%d\" y=\"%s\""
              .formatted(LEFT - 6, svg(ground - t * perSpeed + 4)),
          Integer.toString(t));
      svg.element(
          "text class=\"tick\" text-anchor=\"middle\" x=\"%s\" y=\"%d\"".formatted(x, ground + 16),
          Integer.toString(t));
    }
    svg.element(
        "text class=\"tick\" text-anchor=\"middle\" x=\"%d\" y=\"%d\""
            .formatted((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6),
        "threads");
    svg.raw(
        "<line class=\"one\" x1=\"%d\" y1=\"%d\" x2=\"%s\" y2=\"%s\"/>"
            .formatted(
                LEFT,
                ground,
                svg(LEFT + maxThreads * perThread),
                svg(ground - maxThreads * perSpeed)));
    svg.line();
    int legend = HEIGHT;
    List<Series> byEnd =
        series.stream()
            .sorted((a, b) -> Double.compare(end(b).speedUp(), end(a).speedUp()))
            .toList();
    for (Series s : byEnd) {
      StringBuilder path = new StringBuilder();
      for (Point p : s.points()) {
        path.append(path.isEmpty() ? 'M' : 'L')
            .append(svg(LEFT + p.threads() * perThread))
            .append(' ')
            .append(svg(ground - p.speedUp() * perSpeed));
      }
      svg.raw("<path class=\"line k-%s\" d=\"%s\"/>".formatted(s.kind().id(), path));
      for (Point p : s.points()) {
        svg.raw(
            "<circle class=\"k-%s\" cx=\"%s\" cy=\"%s\" r=\"3.5\"/>"
                .formatted(
                    s.kind().id(),
                    svg(LEFT + p.threads() * perThread),
                    svg(ground - p.speedUp() * perSpeed)));
      }
      svg.raw(
          "<path class=\"line k-%s\" d=\"M%d %dh16\"/>".formatted(s.kind().id(), LEFT, legend + 9));
      svg.element(
          "text x=\"%d\" y=\"%d\"".formatted(LEFT + 24, legend + 13),
          s.label() + ": " + Format.ratio(end(s).speedUp()));
      legend += LEGEND;
      svg.line();
    }
    return svg.raw("</svg>\n").toString();
  }

  private static Point end(Series s) {
    return s.points().get(s.points().size() - 1);
  }

  private static String describe(List<Series> series) {
    StringBuilder text = new StringBuilder("Speed-up over the serial program. ");
    for (Series s : series) {
      text.append(s.label()).append(":");
      for (Point p : s.points()) {
        text.append(' ')
            .append(Format.ratio(p.speedUp()))
            .append(" with ")
            .append(p.threads())
            .append(p.threads() == 1 ? " thread;" : " threads;");
      }
      text.append(' ');
    }
    return text.toString().strip();
  }
}
