package org.ajws.processor.text;

/** Line breaks and comments: what must survive when code is replaced. */
public final class Trivia {
  private Trivia() {}

  /** Only the comments and line breaks of a piece of code (which begins outside of a comment). */
  public static String keep(String code) {
    StringBuilder kept = new StringBuilder();
    int i = 0;
    while (i < code.length()) {
      int end = skip(code, i);
      if (isComment(code, i)) {
        kept.append(' ').append(code, i, end);
      } else {
        code.substring(i, end).chars().filter(Trivia::isBreak).forEach(c -> kept.append((char) c));
      }
      i = end;
    }
    return kept.toString();
  }

  private static boolean isBreak(int c) {
    return c == '\n' || c == '\r';
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
      while (end < code.length() && !isBreak(code.charAt(end))) {
        end++;
      }
      return end;
    }
    if (code.startsWith("/*", i)) {
      int end = code.indexOf("*/", i + 2);
      return end < 0 ? code.length() : end + 2;
    }
    if (code.startsWith("\"\"\"", i)) {
      return literalEnd(code, i + 3, "\"\"\"");
    }
    char quote = character(code, i);
    return quote == '"' || quote == '\''
        ? literalEnd(code, characterEnd(code, i), String.valueOf(quote))
        : i + 1;
  }

  /** The offset after the quotes that end a literal, or after an unfinished one. */
  private static int literalEnd(String code, int from, String quotes) {
    boolean block = quotes.length() > 1;
    int at = from;
    while (at < code.length() && (block || code.charAt(at) != '\n')) {
      if (code.startsWith(quotes, at)) {
        return at + quotes.length();
      }
      char c = character(code, at);
      if (!block && c == quotes.charAt(0)) {
        return characterEnd(code, at);
      }
      at = characterEnd(code, at);
      if (c == '\\' && at < code.length()) {
        at = code.charAt(at - 1) == '\\' ? at + 1 : characterEnd(code, at);
      }
    }
    return Math.min(code.length(), at + (block ? 0 : 1));
  }

  /** The character at an offset, which may be spelt as a Unicode escape. */
  private static char character(String code, int i) {
    int end = Unescaped.escapeEnd(code, i);
    return end < 0 ? code.charAt(i) : (char) Integer.parseInt(code, end - 4, end, 16);
  }

  private static int characterEnd(String code, int i) {
    return Math.max(i + 1, Unescaped.escapeEnd(code, i));
  }
}
