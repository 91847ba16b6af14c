package org.ajws.processor.text;

/** Identifiers where they stand in a text, which may hold Unicode escapes. */
public final class Identifiers {
  private Identifiers() {}

  /** Where the identifier ends that begins at an offset. */
  public static int endOf(String text, int start) {
    int at = start;
    while (at < text.length() && Character.isJavaIdentifierPart(Unescaped.character(text, at))) {
      at = Unescaped.characterEnd(text, at);
    }
    return at;
  }

  /** Where the identifier begins that ends at an offset. */
  public static int startOf(String text, int end) {
    int at = end;
    while (at > 0) {
      char before = text.charAt(at - 1);
      boolean escape = before == '\\' && at < end && text.charAt(at) == 'u';
      if (!escape && !Character.isJavaIdentifierPart(before)) {
        break;
      }
      at--;
    }
    return at;
  }

  /** Whether an identifier or keyword begins at an offset. */
  public static boolean isAt(String text, int start, String word) {
    int end = endOf(text, start);
    return end > start
        && startOf(text, start) == start
        && new Unescaped(text.substring(start, end)).text().equals(word);
  }

  /** Where an identifier or keyword begins that stands in a piece of code; -1 where it does not. */
  public static int find(String text, String word, int from, int to) {
    int at = from;
    while (at < to && !isAt(text, at, word)) {
      at = Trivia.skip(text, at);
    }
    return at < to ? at : -1;
  }
}
