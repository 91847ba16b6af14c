package org.ajws.processor.text;

/** Line breaks and comments: what must survive when code is replaced. */
public final class Trivia {
  private Trivia() {}

  /** Only the comments and line breaks of a piece of code (which begins outside of a comment). */
  public static String keep(String code) {
    StringBuilder kept = new StringBuilder();
    int i = 0;
    while (i < code.length()) {
      char c = code.charAt(i);
      int end = skip(code, i);
      if (c == '\n' || c == '\r') {
        kept.append(c);
      } else if (isComment(code, i)) {
        kept.append(' ').append(code, i, end);
      }
      i = end;
    }
    return kept.toString();
  }

  /** A piece of code without its comments, on one line. */
  public static String code(String text) {
    StringBuilder code = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int end = skip(text, i);
      boolean comment = isComment(text, i);
      char c = text.charAt(i);
      if (comment || c == '\n' || c == '\r') {
        code.append(' ');
      } else {
        code.append(text, i, end);
      }
      i = end;
    }
    return code.toString();
  }

  /** Whether a comment begins at an offset. */
  public static boolean isComment(String code, int i) {
    return code.startsWith("//", i) || code.startsWith("/*", i);
  }

  /** The offset after the comment, literal or single character that begins at an offset. */
  public static int skip(String code, int i) {
    if (code.startsWith("//", i)) {
      int end = i;
      while (end < code.length() && code.charAt(end) != '\n' && code.charAt(end) != '\r') {
        end++;
      }
      return end;
    }
    if (code.startsWith("/*", i)) {
      int end = code.indexOf("*/", i + 2);
      return end < 0 ? code.length() : end + 2;
    }
    if (code.startsWith("\"\"\"", i)) {
      int end = i + 3;
      while (end < code.length() && !code.startsWith("\"\"\"", end)) {
        end += code.charAt(end) == '\\' ? 2 : 1;
      }
      return Math.min(code.length(), end + 3);
    }
    char quote = code.charAt(i);
    if (quote == '"' || quote == '\'') {
      int end = i + 1;
      while (end < code.length() && code.charAt(end) != quote && code.charAt(end) != '\n') {
        end += code.charAt(end) == '\\' ? 2 : 1;
      }
      return Math.min(code.length(), end + 1);
    }
    return i + 1;
  }
}
