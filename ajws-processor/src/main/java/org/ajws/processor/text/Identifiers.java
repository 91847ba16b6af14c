package org.ajws.processor.text;

/** Identifiers where they stand in a text, which may hold Unicode escapes. */
public final class Identifiers {
  private Identifiers() {}

  /** Where the identifier ends that begins at an offset. */
  public static int endOf(String text, int start) {
    int at = start;
    while (at < text.length()) {
      if (text.startsWith("\\u", at)) {
        at = afterMarks(text, at) + 4;
      } else if (Character.isJavaIdentifierPart(text.charAt(at))) {
        at++;
      } else {
        break;
      }
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

  /** An escape may have several of its u. */
  private static int afterMarks(String text, int escape) {
    int at = escape + 1;
    while (text.charAt(at) == 'u') {
      at++;
    }
    return at;
  }
}
