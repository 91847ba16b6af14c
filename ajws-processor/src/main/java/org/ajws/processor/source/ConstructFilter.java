package org.ajws.processor.source;

import java.util.Locale;
import java.util.regex.Pattern;
import org.ajws.processor.text.Mention;
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

  private static final Mention SPECULATIVE = Mention.of("speculative", "=");

  private ConstructFilter() {}

  /** Whether the text may hold an annotation of AJWS or a label that is, or nearly is, one. */
  public static boolean mayHoldConstruct(String text) {
    return mayHold(text, "ajws");
  }

  /**
   * Whether the text may hold what runs in parallel: a loop, an async, an async value or intervals.
   */
  public static boolean mayRunInParallel(String text) {
    return mayHold(text, "ParallelFor", "Async", "Intervals");
  }

  /** Whether the text may hold a monitor or a lock of {@code java.util.concurrent.locks}. */
  public static boolean mayHoldLock(String text) {
    return LOCK.matcher(new Unescaped(text).text()).find();
  }

  /** Whether the text may hold a speculative loop, whose calls are followed into any file. */
  public static boolean maySpeculate(String text) {
    return SPECULATIVE.isIn(text);
  }

  private static boolean mayHold(String text, String... words) {
    String decoded = new Unescaped(text).text();
    for (String word : words) {
      if (decoded.contains(word)) {
        return true;
      }
    }
    return hasLabel(decoded);
  }

  /** Looks back from each colon: there are few of them. */
  private static boolean hasLabel(String text) {
    Code code = new Code(text);
    for (int colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
      if (text.startsWith("::", colon)) {
        colon++;
      } else if (mayBeLabel(text, colon) && code.hasLabel(colon)) {
        return true;
      }
    }
    return false;
  }

  /** Before a comment may be any word: where it begins is known to who reads from the beginning. */
  private static boolean mayBeLabel(String text, int colon) {
    int end = colon;
    while (end > 0 && text.charAt(end - 1) <= ' ') {
      end--;
      if (endsInComment(text, end)) {
        return true;
      }
    }
    return text.startsWith("/", end - 1) || isLabel(text, end);
  }

  /** Whether a line ends at a place, and has the marks of a comment, maybe in a literal. */
  private static boolean endsInComment(String text, int end) {
    if (text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      return false;
    }
    int start = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1));
    int mark = text.indexOf("//", start + 1);
    return mark >= 0 && mark < end;
  }

  private static boolean isLabel(String text, int end) {
    int start = end;
    while (start > 0 && isNamePart(text.charAt(start - 1))) {
      start--;
    }
    return end - start >= SHORTEST
        && LabelNames.isOrResemblesConstruct(text.substring(start, end).toLowerCase(Locale.ROOT));
  }

  static boolean isNamePart(char c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }

  /** A text that is read as code, comments and literals, from its beginning on. */
  private static final class Code {
    private final String text;
    private int at;

    /** Where the last code ends, white space and comments left out. */
    private int end;

    Code(String text) {
      this.text = text;
    }

    /** Whether a colon, behind those that were asked for before, is code and ends a label. */
    boolean hasLabel(int colon) {
      while (at < colon) {
        int next = Trivia.skip(text, at);
        if (text.charAt(at) > ' ' && !Trivia.isComment(text, at)) {
          end = next;
        }
        at = next;
      }
      return at == colon && isLabel(text, end);
    }
  }
}
