package org.ajws.processor.source.overlay;

import java.util.regex.Pattern;

/**
 * A name in a selector: {@code *} stands for any characters but a dot, {@code **} for any. A name
 * without either stands for itself.
 */
final class NamePattern {
  private final String text;
  private final Pattern pattern;

  NamePattern(String text) {
    this(text, "[^.]*");
  }

  private NamePattern(String text, String star) {
    this.text = text;
    StringBuilder regex = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '*') {
        regex.append(Pattern.quote(String.valueOf(c == '$' ? '.' : c)));
      } else if (text.startsWith("**", i)) {
        regex.append(".*");
        i++;
      } else {
        regex.append(star);
      }
    }
    this.pattern = Pattern.compile(regex.toString());
  }

  /** A parameter's type: in {@code *[]} the star stands for no brackets, alone for any type. */
  static NamePattern ofType(String text) {
    return new NamePattern(text, text.equals("*") ? ".*" : "[^.\\[]*");
  }

  boolean matches(String name) {
    return pattern.matcher(name.replace('$', '.')).matches();
  }

  boolean isWildcard() {
    return text.indexOf('*') >= 0;
  }

  /** The longest piece that every matching simple name contains; may be empty. */
  String literalOfLastSegment() {
    String last = text.replace('$', '.');
    last = last.substring(last.lastIndexOf('.') + 1);
    String longest = "";
    for (String piece : last.split("\\*")) {
      if (piece.length() > longest.length()) {
        longest = piece;
      }
    }
    return longest;
  }

  @Override
  public String toString() {
    return text;
  }
}
