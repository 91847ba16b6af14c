package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.ajws.processor.emit.Trivia;

/** The tokens of a file; beyond its ends there are empty ones. */
final class Tokens {
  private static final Pattern AJ_COMMENT =
      Pattern.compile("/\\*@\\s*(?:atomicset|atomic|unitfor|alias)\\s*\\((?s:.)*");

  private final String text;
  private final List<Token> code = new ArrayList<>();
  private final List<Token> comments = new ArrayList<>();

  /** For each of AJ's comments, the index of the token that follows it. */
  private final Map<Token, Integer> following = new HashMap<>();

  Tokens(String text) {
    this.text = text;
    int at = text.startsWith("\uFEFF") ? 1 : 0;
    while (at < text.length()) {
      at = next(at);
    }
  }

  private int next(int start) {
    char c = text.charAt(start);
    int end = start + 1;
    if (Character.isWhitespace(c)) {
      return end;
    }
    if (text.startsWith("//", start) || text.startsWith("/*", start)) {
      end = Trivia.skip(text, start);
      String comment = text.substring(start, end);
      if (AJ_COMMENT.matcher(comment).matches()) {
        Token token = new Token(Token.Kind.COMMENT, start, end, comment);
        following.put(token, code.size());
        comments.add(token);
      }
      return end;
    }
    Token.Kind kind = Token.Kind.SIGN;
    if (c == '"' || c == '\'') {
      kind = Token.Kind.LITERAL;
      end = Trivia.skip(text, start);
    } else if (Character.isJavaIdentifierPart(c)) {
      kind = Token.Kind.WORD;
      boolean number = Character.isDigit(c);
      while (end < text.length()
          && (Character.isJavaIdentifierPart(text.charAt(end))
              || (number && text.charAt(end) == '.'))) {
        end++;
      }
    } else if (text.startsWith("->", start) || text.startsWith("::", start)) {
      end = start + 2;
    }
    code.add(new Token(kind, start, end, text.substring(start, end)));
    return end;
  }

  int size() {
    return code.size();
  }

  Token get(int i) {
    return i >= 0 && i < code.size()
        ? code.get(i)
        : new Token(Token.Kind.SIGN, text.length(), text.length(), "");
  }

  boolean is(int i, String expected) {
    return get(i).is(expected);
  }

  /** AJ's comments, in the order of the text. */
  List<Token> comments() {
    return comments;
  }

  /** The index of the token that follows one of AJ's comments. */
  int after(Token comment) {
    return following.get(comment);
  }

  /** How far from the start of its line a token stands. */
  int column(int i) {
    int start = get(i).start();
    return start - lineStart(start);
  }

  /** How far the line of a token is indented. */
  int lineIndent(int i) {
    int start = lineStart(get(i).start());
    int at = start;
    while (text.charAt(at) == ' ' || text.charAt(at) == '\t') {
      at++;
    }
    return at - start;
  }

  private int lineStart(int offset) {
    int before = offset - 1;
    return Math.max(text.lastIndexOf('\n', before), text.lastIndexOf('\r', before)) + 1;
  }

  /**
   * The text from one token up to and without another, without comments, and without white space
   * but between words.
   */
  String compact(int from, int to) {
    StringBuilder s = new StringBuilder();
    for (int i = from; i < to; i++) {
      boolean words = i > from && get(i).isWord() && get(i - 1).isWord();
      s.append(words ? " " : "").append(get(i).text());
    }
    return s.toString();
  }
}
