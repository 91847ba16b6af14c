package org.ajws.processor.source;

import java.util.List;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/**
 * An async where Java has no place for it: in an expression, or before a declaration. The compiler
 * says what its grammar wants there, which does not lead to the way it is written.
 */
final class ConstructInExpression {
  private static final String VALUE =
      "an async value is a local of its own, which the expression then uses: @Async int a = f();";

  private ConstructInExpression() {}

  /**
   * What to write instead, where the place of a syntax error shows one.
   *
   * @return null if it does not
   */
  static String fix(String text, int error, String message) {
    List<Token> tokens =
        Lexer.tokens(text).stream().filter(t -> t.kind() != Token.Kind.COMMENT).toList();
    int at = 0; // the token at which the compiler gave up, or the first one behind
    while (at < tokens.size() && tokens.get(at).start() < error) {
      at++;
    }
    if ((isAnnotation(tokens, at) && tokens.get(at).start() == error)
        || (isLabel(tokens, at - 1) && tokens.get(at - 1).end() == error)) {
      return VALUE;
    }
    boolean declaration = message.contains("declaration not allowed here");
    for (int i = at - 1; declaration && i > 0 && !isEnd(tokens.get(i)); i--) {
      if (isLabel(tokens, i - 1)) {
        return "declare the local before the label, or, if its value is the async, as "
            + "@Async int a = f();";
      }
    }
    return null;
  }

  private static boolean isAnnotation(List<Token> tokens, int at) {
    return at + 1 < tokens.size() && tokens.get(at).is("@") && tokens.get(at + 1).is("Async");
  }

  private static boolean isLabel(List<Token> tokens, int at) {
    return at >= 0
        && at + 1 < tokens.size()
        && LabelNames.isConstruct(tokens.get(at).text())
        && tokens.get(at + 1).is(":");
  }

  private static boolean isEnd(Token token) {
    return token.is(";") || token.is("{") || token.is("}");
  }
}
