package org.ajws.processor.source.overlay;

/**
 * A token of an overlay file.
 *
 * @param type of token
 * @param text as written; of an annotation its name without the at sign
 * @param arguments of an annotation or a loop, with parentheses; else empty
 * @param line from 1
 * @param column from 1
 */
record OverlayToken(Type type, String text, String arguments, int line, int column) {
  /** Kinds of tokens. */
  enum Type {
    /** A keyword, name, pattern or type. */
    WORD,
    /** {@code #n}. */
    INDEX,
    ANNOTATION,
    /** {@code while} and a condition. */
    WHILE,
    /** One of <code>: , ; { } ( )</code>. */
    SIGN,
    NEWLINE,
    END,
    /** A character that no overlay has; the rest is not read. */
    BAD
  }

  boolean is(String sign) {
    return type == Type.SIGN && text.equals(sign);
  }

  boolean isWord(String word) {
    return type == Type.WORD && text.equals(word);
  }

  /** The token as a message shows it. */
  String shown() {
    return switch (type) {
      case NEWLINE -> "the end of the line";
      case END -> "the end of the file";
      case ANNOTATION -> "@" + text;
      case WHILE -> "\"while\"";
      default -> "\"" + text + "\"";
    };
  }
}
