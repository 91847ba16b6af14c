package org.ajws.processor.source;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells cheaply, from the text alone, which files cannot hold a construct, so that only the others
 * are parsed and bound. It may say yes too often, never no wrongly.
 */
public final class ConstructFilter {
  private static final Pattern LABEL = Pattern.compile("(?<![\\w.$])([A-Za-z_]\\w*)\\s*:(?!:)");

  private ConstructFilter() {}

  /** Whether the text may hold an annotation of AJWS or a label that is, or nearly is, one. */
  public static boolean mayHoldConstruct(String text) {
    // "\\u" may spell any of the names; such files are rare enough to be parsed.
    return text.contains("ajws") || text.contains("\\u") || hasLabel(text);
  }

  private static boolean hasLabel(String text) {
    Matcher matcher = LABEL.matcher(text);
    while (matcher.find()) {
      if (LabelNames.isOrResemblesConstruct(matcher.group(1).toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }
}
