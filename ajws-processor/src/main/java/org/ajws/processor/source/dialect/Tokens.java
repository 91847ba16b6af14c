package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/** The tokens of a file; beyond its ends there are empty ones. */
final class Tokens {
  private static final Pattern AJ_COMMENT =
      Pattern.compile("/\\*@\\s*(?:atomicset|atomic|unitfor|alias)\\b(?s:.)*");

  /** Names of the published AJWS in a comment of AJ. */
  private static final Pattern NEAR_MISS =
      Pattern.compile(
          "/\\*@\\s*(?i:atomicset|atomic|unitfor|alias|aliasatomic|aliasatomicset)"
              + "\\s*\\(\\s*[\\w$][\\w$.,=\\s\\[\\]]*\\)\\s*;?\\s*@?\\*/");

  /** {@code /*|a=this.b|} with its end. */
  private static final Pattern AJ_BARS = Pattern.compile("/\\*@?\\s*\\|([^|]*)\\|\\s*@?\\*/");

  private final String original;
  private final List<Token> code = new ArrayList<>();
  private final List<Token> comments = new ArrayList<>();

  /** For each of AJ's comments, the index of the token that follows it. */
  private final Map<Token, Integer> following = new HashMap<>();

  Tokens(String original) {
    this.original = original;
    for (Token token : Lexer.tokens(original)) {
      if (token.kind() != Token.Kind.COMMENT) {
        code.add(token);
      } else if (isOfAj(token.text()) || NEAR_MISS.matcher(token.text()).matches()) {
        following.put(token, code.size());
        comments.add(token);
      }
    }
  }

  /** Whether a comment begins as AJ's do. */
  static boolean isOfAj(String comment) {
    Matcher bars = AJ_BARS.matcher(comment);
    return AJ_COMMENT.matcher(comment).matches()
        || (bars.matches() && BareAliases.isAlias(bars.group(1).replaceAll("\\s+", "")));
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
