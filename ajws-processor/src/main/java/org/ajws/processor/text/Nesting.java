package org.ajws.processor.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * The place where a source is nested most deeply, by its tokens: brackets in brackets, operators
 * and calls in a row, {@code else if} in a row. It recurses over nothing, so it tells of sources
 * that nobody who recurses can read.
 *
 * @param depth how many brackets, operators and branches stand around it or before it
 * @param offset of the deepest token
 */
public record Nesting(int depth, int offset) {
  private static final Set<String> GOES_ON =
      Set.of("else", "catch", "finally", "instanceof", "while");

  /** The deepest place of a source. */
  public static Nesting deepest(String source) {
    Deque<Integer> around = new ArrayDeque<>();
    Nesting deepest = new Nesting(0, 0);
    int inRow = 0;
    int total = 0;
    boolean closed = false;
    Lexer lexer = new Lexer(source);
    for (Token token = lexer.next(); token != null; token = lexer.next()) {
      if (token.kind() == Token.Kind.COMMENT) {
        continue;
      }
      String text = token.text();
      boolean begins =
          token.is(";") || token.is(",") || closed && token.isWord() && !GOES_ON.contains(text);
      closed = token.is("}");
      if (begins) {
        total -= inRow;
        inRow = 0;
      } else if (token.is("(") || token.is("[") || token.is("{")) {
        around.push(inRow);
        inRow = 0;
        total++;
      } else if (token.is(")") || token.is("]") || token.is("}")) {
        if (!around.isEmpty()) {
          total -= inRow + 1;
          inRow = around.pop();
        }
      } else if (token.kind() == Token.Kind.SIGN || token.is("else")) {
        inRow++;
        total++;
      }
      if (total > deepest.depth()) {
        deepest = new Nesting(total, token.start());
      }
    }
    return deepest;
  }
}
