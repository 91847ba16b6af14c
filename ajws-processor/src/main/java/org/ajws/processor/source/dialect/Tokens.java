package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.text.Trivia;

/** The tokens of a file; beyond its ends there are empty ones. */
final class Tokens {
  private static final Pattern AJ_COMMENT =
      Pattern.compile("/\\*@\\s*(?:atomicset|atomic|unitfor|alias)\\s*\\((?s:.)*");

  /** {@code /*|a=this.b|} with its end. */
  private static final Pattern AJ_BARS = Pattern.compile("/\\*@?\\s*\\|([^|]*)\\|\\s*@?\\*/");

  private final String original;
  private final List<Token> code = new ArrayList<>();
  private final List<Token> comments = new ArrayList<>();

  /** For each of AJ's comments, the index of the token that follows it. */
  private final Map<Token, Integer> following = new HashMap<>();

  Tokens(String original) {
    this.original = original;
    Unescaped read = new Unescaped(original);
    int at = original.startsWith("\uFEFF") ? 1 : 0;
    while (at < read.text().length()) {
      at = next(read, at);
    }
  }

  private int next(Unescaped read, int start) {
    String text = read.text();
    char c = text.charAt(start);
    int end = start + 1;
    if (Character.isWhitespace(c)) {
      return end;
    }
    if (text.startsWith("//", start) || text.startsWith("/*", start)) {
      end = Trivia.skip(text, start);
      String comment = text.substring(start, end);
      if (isOfAj(comment)) {
        Token token = token(read, Token.Kind.COMMENT, start, end);
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
    code.add(token(read, kind, start, end));
    return end;
  }

  private static boolean isOfAj(String comment) {
    Matcher bars = AJ_BARS.matcher(comment);
    return AJ_COMMENT.matcher(comment).matches()
        || (bars.matches() && BareAliases.isAlias(bars.group(1).replaceAll("\\s+", "")));
  }

  private static Token token(Unescaped read, Token.Kind kind, int start, int end) {
    return new Token(
        kind,
        read.originalOffset(start),
        read.originalOffset(end),
        read.text().substring(start, end));
  }

  int size() {
    return code.size();
  }

  Token get(int i) {
    return i >= 0 && i < code.size()
        ? code.get(i)
        : new Token(Token.Kind.SIGN, original.length(), original.length(), "");
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
    while (original.charAt(at) == ' ' || original.charAt(at) == '\t') {
      at++;
    }
    return at - start;
  }

  private int lineStart(int offset) {
    int before = offset - 1;
    return Math.max(original.lastIndexOf('\n', before), original.lastIndexOf('\r', before)) + 1;
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
