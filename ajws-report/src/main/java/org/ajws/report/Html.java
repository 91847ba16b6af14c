package org.ajws.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** HTML text under construction; everything that comes from outside goes through an escape. */
public final class Html {
  /** Digits and what stands between them, with a unit at most. */
  private static final Pattern NUMBER =
      Pattern.compile("[-+−]?[0-9][0-9.,\\u202f]*( ?(%|ns|µs|ms|s))?( ?[–(].*)?");

  /** So many columns fit on a page. */
  private static final int COLUMNS = 12;

  private final StringBuilder out = new StringBuilder();

  /** Begins with nothing. */
  public Html() {}

  /** A page that needs nothing else, up to where its body begins. */
  public static Html page(String title) {
    return page(title, "");
  }

  /**
   * The same with a style of its own beside that of all reports.
   *
   * @param style CSS
   */
  public static Html page(String title, String style) {
    Html page = new Html();
    page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.element("title", title).line();
    return page.raw("<style>\n").raw(style()).raw(style).raw("</style>\n</head>\n<body>\n");
  }

  /** The whole page, with the line that says what made it. */
  public String madeBy(String version) {
    raw("<footer>\n").element("p class=\"soft\"", "Made by AJWS " + version + ".");
    return raw("\n</footer>\n</body>\n</html>\n").toString();
  }

  private static String style() {
    try (InputStream css = Html.class.getResourceAsStream("report.css")) {
      if (css == null) {
        throw new IllegalStateException("report.css is not in the jar");
      }
      return new String(css.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text with the characters escaped that mean something in HTML, XML and attributes. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> {
          // Control characters and lone surrogates are no legal HTML, escaped or not.
          boolean paired =
              Character.isHighSurrogate(c)
                  ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                  : Character.isLowSurrogate(c)
                      && i > 0
                      && Character.isHighSurrogate(text.charAt(i - 1));
          boolean control = c < ' ' && c != '\n' && c != '\t' || c >= 0x7f && c < 0xa0;
          escaped.append(control || Character.isSurrogate(c) && !paired ? '\ufffd' : c);
        }
      }
    }
    return escaped.toString();
  }

  /** Markup that is right as it is. */
  public Html raw(String markup) {
    out.append(markup);
    return this;
  }

  /** Text to be shown. */
  public Html text(String text) {
    out.append(escape(text));
    return this;
  }

  /** An element with text in it; {@code open} is its name with its attributes. */
  public Html element(String open, String text) {
    int space = open.indexOf(' ');
    String name = space < 0 ? open : open.substring(0, space);
    out.append('<').append(open).append('>').append(escape(text));
    out.append("</").append(name).append('>');
    return this;
  }

  /** A line break in the markup. */
  public Html line() {
    out.append('\n');
    return this;
  }

  /**
   * A table. On a narrow screen a row becomes a block, each cell behind the name of its column, so
   * that no column is out of sight; one with more columns than any screen has room for, everywhere.
   */
  public Html table(List<String> head, List<List<String>> rows) {
    raw(head.size() > COLUMNS ? "<table class=\"wide\">\n" : "<table>\n").raw("<thead><tr>");
    head.forEach(name -> element("th scope=\"col\"", name));
    raw("</tr></thead>\n<tbody>\n");
    for (List<String> row : rows) {
      raw("<tr>").element("th scope=\"row\"", orDash(row.get(0)));
      for (int i = 1; i < row.size(); i++) {
        String text = orDash(row.get(i));
        String number = isNumber(text) ? " class=\"n\"" : "";
        element("td" + number + " data-column=\"" + escape(head.get(i)) + "\"", text);
      }
      raw("</tr>\n");
    }
    return raw("</tbody>\n</table>\n");
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "–" : text;
  }

  private static boolean isNumber(String text) {
    return text.equals("–") || NUMBER.matcher(text).matches();
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
