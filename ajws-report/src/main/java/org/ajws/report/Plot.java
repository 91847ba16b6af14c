package org.ajws.report;

import static org.ajws.report.Format.svg;

/**
 * What all plots have in common: they are as wide as the screen of a phone, so that their text need
 * not shrink there, and what a row shows stands above it.
 */
final class Plot {
  static final int WIDTH = 360;
  static final int MARGIN = 14; // room for half of a number below the axis
  static final int LABEL = 17; // height of the text above a row
  static final int ROW = 36;
  private static final int LONGEST_LABEL = 38;

  private Plot() {}

  /** The beginning of a plot; its title and description are for those who cannot see it. */
  static Html open(String id, String title, String description, int height) {
    Html svg = new Html();
    svg.raw(
        "<svg role=\"img\" viewBox=\"0 0 %d %d\" aria-labelledby=\"%s-t %s-d\">"
            .formatted(WIDTH, height, id, id));
    svg.element("title id=\"" + id + "-t\"", title);
    return svg.element("desc id=\"" + id + "-d\"", description).line();
  }

  /** What a row is, to the left, and its value, to the right. */
  static void label(int top, String name, String value, Html out) {
    out.raw("<text x=\"2\" y=\"%d\">".formatted(top + 13));
    if (name.length() > LONGEST_LABEL) {
      out.text(name.substring(0, LONGEST_LABEL - 1) + "…").element("title", name);
    } else {
      out.text(name);
    }
    out.raw("</text>");
    out.element(
        "text class=\"value\" text-anchor=\"end\" x=\"%d\" y=\"%d\"".formatted(WIDTH - 2, top + 13),
        value);
  }

  /** A vertical line through all rows with its number below. */
  static void tick(double x, int bottom, String kind, String number, Html svg) {
    svg.raw(
        "<line class=\"%s\" x1=\"%s\" y1=\"4\" x2=\"%s\" y2=\"%d\"/>"
            .formatted(kind, svg(x), svg(x), bottom));
    svg.element(
        "text class=\"tick\" text-anchor=\"%s\" x=\"%s\" y=\"%d\""
            .formatted(
                x > WIDTH - 2 * MARGIN ? "end" : "middle",
                svg(Math.min(x, WIDTH - 2)),
                bottom + 16),
        number);
  }
}
