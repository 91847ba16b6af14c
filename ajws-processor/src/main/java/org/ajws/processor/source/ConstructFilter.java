package org.ajws.processor.source;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.ajws.processor.text.Trivia;
import org.ajws.processor.text.Unescaped;

/**
 * Tells cheaply, from the text alone, which files cannot hold a construct, so that only the others
 * are parsed and bound. It may say yes too often, never no wrongly.
 */
public final class ConstructFilter {
  /** No name with fewer letters is within two edits of a construct's. */
  static final int SHORTEST = 3;

  private static final Pattern LOCK = Pattern.compile("\\b(?:synchronized|unlock)\\b");

  private static final Pattern SPECULATIVE = Pattern.compile("speculative\\s*=");

  private ConstructFilter() {}

  /** Whether the text may hold an annotation of AJWS or a label that is, or nearly is, one. */
  public static boolean mayHoldConstruct(String text) {
    return mayHold(text, List.of("ajws"));
  }

  /**
   * Whether the text may hold what runs in parallel: a loop, an async, an async value or intervals.
   */
  public static boolean mayRunInParallel(String text) {
    return mayHold(text, List.of("ParallelFor", "Async", "Intervals"));
  }

  /** Whether the text may hold a monitor or a lock of {@code java.util.concurrent.locks}. */
  public static boolean mayHoldLock(String text) {
    return LOCK.matcher(text).find()
        || (text.contains("\\u") && LOCK.matcher(new Unescaped(text).text()).find());
  }

  /** Whether the text may hold a speculative loop, whose calls are followed into any file. */
  public static boolean maySpeculate(String text) {
    return SPECULATIVE.matcher(text).find();
  }

  private static boolean mayHold(String text, List<String> words) {
    if (words.stream().anyMatch(text::contains) || hasLabel(text, true)) {
      return true;
    }
    if (!text.contains("\\u")) {
      return false;
    }
    // Escapes may spell any of the names. They may also spell quotes, so that comments and literals
    // of the decoded text cannot be told from code.
    String decoded = new Unescaped(text).text();
    return words.stream().anyMatch(decoded::contains) || hasLabel(decoded, false);
  }

  /** Looks back from each colon: there are few of them. */
  private static boolean hasLabel(String text, boolean onlyInCode) {
    int code = 0; // up to here the text was read as code, comments and literals
    for (int colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
      if (text.startsWith("::", colon)) {
        colon++;
        continue;
      }
      int end = skipBack(text, colon);
      int start = end;
      while (start > 0 && isNamePart(text.charAt(start - 1))) {
        start--;
      }
      if (end - start < SHORTEST
          || !LabelNames.isOrResemblesConstruct(
              text.substring(start, end).toLowerCase(Locale.ROOT))) {
        continue;
      }
      while (code < start) {
        code = Trivia.skip(text, code);
      }
      if (!onlyInCode || code == start) {
        return true;
      }
    }
    return false;
  }

  static boolean isNamePart(char c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }

  /** The end of the word before white space and comments. */
  private static int skipBack(String text, int from) {
    int end = from;
    while (end > 0) {
      if (Character.isWhitespace(text.charAt(end - 1))) {
        int lineStart = Math.max(text.lastIndexOf('\n', end - 2), text.lastIndexOf('\r', end - 2));
        boolean lineEnds = text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r';
        int comment = lineEnds ? text.indexOf("//", lineStart + 1) : -1;
        end = comment >= 0 && comment < end ? comment : end - 1;
      } else if (text.startsWith("*/", end - 2)) {
        end = Math.max(0, text.lastIndexOf("/*", end - 3));
      } else {
        break;
      }
    }
    return end;
  }
}
