package org.ajws.report;

/** A picture of its own, as an SVG file that needs nothing else, on a light or a dark page. */
public final class Picture {
  private static final String STYLE =
      """
      text { font: 13px system-ui, sans-serif; fill: #24292f }
      .code { font-family: ui-monospace, monospace; font-size: 12px; white-space: pre }
      .soft { fill: #57606a }
      .grid { stroke: #d0d7de }
      .box { fill: none; stroke: #d0d7de }
      .first { stroke: #0969da; fill: none; stroke-width: 2 }
      .second { stroke: #bc4c00; fill: none; stroke-width: 2 }
      .third { stroke: #57606a; fill: none; stroke-dasharray: 4 4 }
      .bad { fill: #cf222e; font-weight: 600 }
      @media (prefers-color-scheme: dark) {
        text { fill: #e6edf3 } .soft { fill: #9198a1 } .grid, .box { stroke: #3d444d }
        .first { stroke: #4493f8 } .second { stroke: #f0883e } .third { stroke: #9198a1 } .bad { fill: #ff7b72 }
      }
      """;

  private Picture() {}

  /**
   * The beginning of one; the end is {@code </svg>}.
   *
   * @param title of it, for those who cannot see it
   */
  public static Html open(int width, int height, String title) {
    Html svg = new Html();
    svg.raw(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %1$d %2$d\">\n"
            .formatted(width, height));
    svg.element("title", title).line();
    return svg.raw("<style>\n").raw(STYLE).raw("</style>\n");
  }
}
