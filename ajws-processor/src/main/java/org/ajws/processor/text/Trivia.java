package org.ajws.processor.text;

/** Line breaks and comments: what must survive when code is replaced. */
public final class Trivia {
  /** What may stand between two tokens, as a regular expression: white space and comments. */
  public static final String BETWEEN = "(?:\\s|//[^\\r\\n]*+|/\\*(?s:.*?)\\*/)*+";

  private Trivia() {}

  /** Only the comments and line breaks of a piece of code (which begins outside of a comment). */
  public static String keep(String code) {
    StringBuilder kept = new StringBuilder();
    int i = 0;
    while (i < code.length()) {
      int end = skip(code, i);
      if (isComment(code, i)) {
        kept.append(' ').append(code, i, end);
      } else if (isEscapedBreak(code, i)) {
        kept.append(code, i, end); // it may end the comment before it
      } else {
        code.substring(i, end).chars().filter(Trivia::isBreak).forEach(c -> kept.append((char) c));
      }
      i = end;
    }
    return kept.toString();
  }

  /** The same with white space instead of all but comments and line breaks. */
  static String blanked(String code) {
    StringBuilder blanked = new StringBuilder();
    int i = 0;
    while (i < code.length()) {
      int end = skip(code, i);
      String part = code.substring(i, end);
      boolean kept = isComment(code, i) || isEscapedBreak(code, i);
      blanked.append(kept ? part : part.replaceAll("[^\\r\\n]", " "));
      i = end;
    }
    return blanked.toString();
  }

  private static boolean isBreak(int c) {
    return c == '\n' || c == '\r';
  }

  /** Whether a break begins at an offset that is no line's end but for the compiler. */
  private static boolean isEscapedBreak(String code, int i) {
    return code.charAt(i) == '\\' && isBreak(Unescaped.character(code, i));
  }

  /** A piece of code without its comments, on one line. */
  public static String code(String text) {
    StringBuilder code = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int end = skip(text, i);
      if (isComment(text, i) || isBreak(Unescaped.character(text, i))) {
        code.append(' ');
      } else {
        code.append(text, i, end);
      }
      i = end;
    }
    return code.toString();
  }

  /** Whether a comment begins at an offset, whose marks may be spelt by escapes. */
  public static boolean isComment(String code, int i) {
    return commentKind(code, i) != 0;
  }

  /** The second character of the mark of a comment; 0 where none begins. */
  private static char commentKind(String code, int i) {
    if (Unescaped.character(code, i) != '/') {
      return 0;
    }
    int second = Unescaped.characterEnd(code, i);
    char kind = second < code.length() ? Unescaped.character(code, second) : 0;
    return kind == '/' || kind == '*' ? kind : 0;
  }

  /** The offset after the comment, literal or single character that begins at an offset. */
  public static int skip(String code, int i) {
    char comment = commentKind(code, i);
    if (comment != 0) {
      int from = Unescaped.characterEnd(code, Unescaped.characterEnd(code, i));
      return comment == '/' ? lineEnd(code, from) : commentEnd(code, from);
    }
    if (code.startsWith("\"\"\"", i)) {
      return literalEnd(code, i + 3, "\"\"\"");
    }
    char quote = Unescaped.character(code, i);
    return quote == '"' || quote == '\''
        ? literalEnd(code, Unescaped.characterEnd(code, i), String.valueOf(quote))
        : Unescaped.characterEnd(code, i);
  }

  /** The offset of the break, which may be an escape, that ends a comment, or after the code. */
  private static int lineEnd(String code, int from) {
    int at = from;
    while (at < code.length() && !isBreak(Unescaped.character(code, at))) {
      at = code.startsWith("\\\\", at) ? at + 2 : Unescaped.characterEnd(code, at);
    }
    return Math.min(at, code.length());
  }

  /** The offset after the end of a comment, which may be spelt by escapes, or after the code. */
  private static int commentEnd(String code, int from) {
    char before = ' ';
    int at = from;
    while (at < code.length()) {
      char c = Unescaped.character(code, at);
      at = code.startsWith("\\\\", at) ? at + 2 : Unescaped.characterEnd(code, at);
      if (before == '*' && c == '/') {
        return at;
      }
      before = c;
    }
    return code.length();
  }

  /** The offset after the quotes that end a literal, or after an unfinished one. */
  private static int literalEnd(String code, int from, String quotes) {
    boolean block = quotes.length() > 1;
    int at = from;
    while (at < code.length() && (block || code.charAt(at) != '\n')) {
      if (code.startsWith(quotes, at)) {
        return at + quotes.length();
      }
      char c = Unescaped.character(code, at);
      if (!block && c == quotes.charAt(0)) {
        return Unescaped.characterEnd(code, at);
      }
      at = Unescaped.characterEnd(code, at);
      if (c == '\\' && at < code.length()) {
        at = code.charAt(at - 1) == '\\' ? at + 1 : Unescaped.characterEnd(code, at);
      }
    }
    return Math.min(code.length(), at + (block ? 0 : 1));
  }
}
