package org.ajws.processor.source.overlay;

import java.util.ArrayList;
import java.util.List;

/** Cuts the text of an overlay file into tokens. */
final class OverlayLexer {
  private final String text;
  private final List<OverlayToken> tokens = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;

  private OverlayLexer(String text) {
    this.text = text;
  }

  static List<OverlayToken> tokens(String text) {
    OverlayLexer lexer = new OverlayLexer(text.startsWith("\uFEFF") ? text.substring(1) : text);
    while (lexer.next()) {}
    lexer.add(OverlayToken.Type.END, "", "", lexer.at);
    return lexer.tokens;
  }

  private boolean next() {
    if (at >= text.length()) {
      return false;
    }
    char c = text.charAt(at);
    if (c == '\n' || c == '\r') {
      add(OverlayToken.Type.NEWLINE, "", "", at);
      at += text.startsWith("\r\n", at) ? 2 : 1;
      line++;
      lineStart = at;
    } else if (Character.isWhitespace(c)) {
      at++;
    } else if (c == '#') {
      hash();
    } else if (c == '@') {
      return annotation();
    } else if (":,;{}()".indexOf(c) >= 0) {
      add(OverlayToken.Type.SIGN, String.valueOf(c), "", at++);
    } else if (isWordPart(c)) {
      int start = at;
      while (at < text.length() && isWordPart(text.charAt(at))) {
        at++;
      }
      String word = text.substring(start, at);
      if (!word.equals("while") || !condition(start)) {
        add(OverlayToken.Type.WORD, word, "", start);
      }
    } else {
      add(OverlayToken.Type.BAD, String.valueOf(c), "", at);
      at = text.length();
    }
    return true;
  }

  /** The condition behind {@code while}; false without. */
  private boolean condition(int start) {
    int word = at;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    int open = at;
    if (at < text.length() && text.charAt(at) == '(' && skipArguments()) {
      add(OverlayToken.Type.WHILE, "while", text.substring(open, at), start);
      return true;
    }
    at = word;
    return false;
  }

  /** {@code #3} is a number; any other hash begins a comment. */
  private void hash() {
    int start = at++;
    if (at < text.length() && Character.isDigit(text.charAt(at))) {
      while (at < text.length() && Character.isDigit(text.charAt(at))) {
        at++;
      }
      add(OverlayToken.Type.INDEX, text.substring(start + 1, at), "", start);
      return;
    }
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
  }

  private boolean annotation() {
    int start = at++;
    int nameStart = at;
    while (at < text.length()
        && (Character.isJavaIdentifierPart(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
    String name = text.substring(nameStart, at);
    int argumentsStart = at;
    if (at < text.length() && text.charAt(at) == '(' && !skipArguments()) {
      at = text.length();
      add(OverlayToken.Type.BAD, "@" + name + "(", "", start);
      return true;
    }
    String arguments = text.substring(argumentsStart, at);
    add(
        name.isEmpty() ? OverlayToken.Type.BAD : OverlayToken.Type.ANNOTATION,
        name,
        arguments,
        start);
    return true;
  }

  /** To behind the matching parenthesis on this line; false if there is none. */
  private boolean skipArguments() {
    int open = 0;
    char quote = 0;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r') {
        return false;
      }
      if (quote != 0 && c == '\\') {
        at++;
      } else if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '(') {
        open++;
      } else if (c == ')' && --open == 0) {
        at++;
        return true;
      }
    }
    return false;
  }

  private static boolean isWordPart(char c) {
    return Character.isJavaIdentifierPart(c) || ".*[]<>?".indexOf(c) >= 0;
  }

  private void add(OverlayToken.Type type, String word, String arguments, int start) {
    tokens.add(new OverlayToken(type, word, arguments, line, start - lineStart + 1));
  }
}
