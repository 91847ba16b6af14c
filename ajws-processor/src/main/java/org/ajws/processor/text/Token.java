package org.ajws.processor.text;

import javax.lang.model.SourceVersion;

/**
 * A piece of Java between white space.
 *
 * @param start the offset of its first character
 * @param end the offset after its last character
 * @param text as the compiler reads it, with Unicode escapes replaced by their characters
 */
public record Token(Kind kind, int start, int end, String text) {
  /** What a token is. */
  public enum Kind {
    /** An identifier, keyword or number. */
    WORD,
    /** A string, a text block or a character. */
    LITERAL,
    /**
     * One character of an operator or a separator, since only a parser knows whether {@code >>} is
     * a shift; two for an arrow and a double colon.
     */
    SIGN,
    /** A comment with its end, but for the line break of one that ends with its line. */
    COMMENT
  }

  /** Whether this is a certain word or sign. */
  public boolean is(String other) {
    return kind != Kind.LITERAL && text.equals(other);
  }

  /** Whether this is an identifier, keyword or number. */
  public boolean isWord() {
    return kind == Kind.WORD;
  }

  /** Whether this may be an identifier. */
  public boolean isName() {
    return isWord()
        && Character.isJavaIdentifierStart(text.charAt(0))
        && !SourceVersion.isKeyword(text);
  }
}
