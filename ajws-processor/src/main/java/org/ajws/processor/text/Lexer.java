package org.ajws.processor.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts Java into its tokens, one after the other. It goes on behind whatever is no Java, so it
 * reads sources that no compiler takes, too. A byte order mark at the beginning is none of them.
 */
public final class Lexer {
  private final Unescaped source;
  private final String text;
  private int at;

  /** Begins at the first character. */
  public Lexer(String source) {
    this.source = new Unescaped(source);
    this.text = this.source.text();
    this.at = source.startsWith("\uFEFF") ? 1 : 0;
  }

  /** All tokens of a source, comments among them. */
  public static List<Token> tokens(String source) {
    List<Token> tokens = new ArrayList<>();
    Lexer lexer = new Lexer(source);
    for (Token token = lexer.next(); token != null; token = lexer.next()) {
      tokens.add(token);
    }
    return tokens;
  }

  /** The next token; null behind the last one. */
  public Token next() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    if (at == text.length()) {
      return null;
    }
    int start = at;
    Token.Kind kind = kind();
    at = end(kind);
    return new Token(
        kind, source.originalOffset(start), source.originalOffset(at), text.substring(start, at));
  }

  private Token.Kind kind() {
    char c = text.charAt(at);
    if (Trivia.isComment(text, at)) {
      return Token.Kind.COMMENT;
    }
    if (c == '"' || c == '\'') {
      return Token.Kind.LITERAL;
    }
    boolean fraction = c == '.' && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
    return fraction || Character.isJavaIdentifierPart(c) ? Token.Kind.WORD : Token.Kind.SIGN;
  }

  private int end(Token.Kind kind) {
    return switch (kind) {
      case COMMENT, LITERAL -> Trivia.skip(text, at);
      case WORD -> Character.isJavaIdentifierStart(text.charAt(at)) ? nameEnd() : numberEnd();
      case SIGN -> text.startsWith("->", at) || text.startsWith("::", at) ? at + 2 : at + 1;
    };
  }

  private int nameEnd() {
    int end = at + 1;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** With points, and the sign of an exponent. */
  private int numberEnd() {
    boolean hexadecimal = text.startsWith("0x", at) || text.startsWith("0X", at);
    String exponents = hexadecimal ? "pP" : "eE";
    int end = at + 1;
    while (end < text.length()) {
      char c = text.charAt(end);
      boolean sign = (c == '+' || c == '-') && exponents.indexOf(text.charAt(end - 1)) >= 0;
      if (!sign && c != '.' && !Character.isJavaIdentifierPart(c)) {
        break;
      }
      end++;
    }
    return end;
  }
}
