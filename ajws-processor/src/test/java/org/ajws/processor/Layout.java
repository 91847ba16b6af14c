package org.ajws.processor;

import java.util.List;
import java.util.function.BiFunction;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/** Ways to lay out a program: the same tokens, without its comments. */
public enum Layout {
  /** Without any white space that the compiler does not need: statements touch each other. */
  ONE_LINE {
    @Override
    String between(Token before, Token after) {
      return needsSpace(before, after) ? " " : "";
    }
  },
  /** Each token on a line of its own. */
  TOKEN_A_LINE {
    @Override
    String between(Token before, Token after) {
      return "\n";
    }
  };

  private static final String OPERATORS = "+-*/%<>=!&|^~?:.";

  abstract String between(Token before, Token after);

  /** Whether two tokens would be read as others without white space. */
  public static boolean needsSpace(Token before, Token after) {
    return before.isWord() && after.isWord() || isOperator(before) && isOperator(after);
  }

  private static boolean isOperator(Token token) {
    return token.kind() == Token.Kind.SIGN && OPERATORS.contains(token.text().substring(0, 1));
  }

  /** Characters of one operator are tokens of their own; {@code non-sealed} is one word. */
  static boolean isJoined(Token before, Token after) {
    return before.end() == after.start()
        && (isOperator(before) && isOperator(after)
            || before.is("non")
            || (before.is("-") && after.is("sealed")));
  }

  /** A program in this layout. */
  public final String of(String source) {
    return of(source, this::between);
  }

  /** A program with some white space, or comments, between its tokens. */
  public static String of(String source, BiFunction<Token, Token, String> between) {
    List<Token> tokens =
        Lexer.tokens(source).stream().filter(t -> t.kind() != Token.Kind.COMMENT).toList();
    StringBuilder text = new StringBuilder();
    Token before = null;
    for (Token token : tokens) {
      if (before != null && !isJoined(before, token)) {
        text.append(between.apply(before, token));
      }
      text.append(source, token.start(), token.end());
      before = token;
    }
    return text.append('\n').toString();
  }
}
