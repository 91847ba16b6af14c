package org.ajws.processor.source.dialect;

/**
 * A piece of code between white space and comments, or one of AJ's comments.
 *
 * @param start the offset of its first character
 * @param end the offset after its last character
 */
record Token(Kind kind, int start, int end, String text) {
  enum Kind {
    /** An identifier, keyword or number. */
    WORD,
    /** A string, a text block or a character. */
    LITERAL,
    /** One character; two for an arrow and a double colon. */
    SIGN,
    /** {@code /*@name(...)} with its end. */
    COMMENT
  }

  boolean is(String other) {
    return kind != Kind.LITERAL && text.equals(other);
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }

  boolean isName() {
    return isWord()
        && Character.isJavaIdentifierStart(text.charAt(0))
        && !javax.lang.model.SourceVersion.isKeyword(text);
  }
}
