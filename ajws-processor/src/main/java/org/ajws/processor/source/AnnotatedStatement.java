package org.ajws.processor.source;

import java.util.List;
import java.util.Map;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/**
 * An annotation that was written before a statement or an expression, where Java has none. The
 * compiler stumbles over what follows and says something of types.
 */
record AnnotatedStatement(int offset, DiagnosticCode code, String cause, String fix) {
  private static final Map<String, String> FIXES =
      Map.of(
          "ParallelFor",
          "put it on the variable of the loop: for (@ParallelFor int i = 0; i < n; i++)",
          "Async",
          "label the statement: async: f(); or annotate a local: @Async int a = f();",
          "Finish",
          "label the block: finish: { ... }, or annotate the method",
          "Reduce",
          "put it on the local variable that is declared before the loop",
          "Private",
          "put it on the local variable that is declared before the loop");

  /**
   * Looks for one right before the place of a syntax error, or before the name that it follows.
   *
   * @return null if there is none
   */
  static AnnotatedStatement before(String text, int error) {
    List<Token> tokens =
        Lexer.tokens(text).stream()
            .filter(t -> t.kind() != Token.Kind.COMMENT && t.end() <= error)
            .toList();
    int at = tokens.size() - 1;
    while (at >= 0 && !leadsTo(error, tokens, at)) {
      at--;
    }
    if (at < 0) {
      return null;
    }
    String name = tokens.get(nameAt(tokens, at)).text();
    boolean loop = name.equals("ParallelFor");
    if (loop && at > 1 && tokens.get(at - 1).is("(") && tokens.get(at - 2).is("for")) {
      return undeclared(tokens, at);
    }
    return new AnnotatedStatement(
        tokens.get(at).start(),
        loop ? DiagnosticCode.MISPLACED_PARALLEL_FOR : DiagnosticCode.MISPLACED_ANNOTATION,
        "@" + name + " cannot stand before a statement: Java has annotations on declarations only",
        FIXES.get(name));
  }

  /** {@code for (@ParallelFor k = 0; …)} declares nothing. */
  private static AnnotatedStatement undeclared(List<Token> tokens, int at) {
    Token last = tokens.get(tokens.size() - 1);
    boolean isNamed = tokens.size() - 1 > nameAt(tokens, at) && last.isWord();
    return new AnnotatedStatement(
        tokens.get(at).start(),
        DiagnosticCode.MISPLACED_PARALLEL_FOR,
        "@ParallelFor stands on no declaration: "
            + (isNamed ? last.text() + " has no type here" : "the loop declares no variable"),
        "declare the variable in the head of its loop, and there only: for (@ParallelFor int "
            + (isNamed ? last.text() : "i")
            + " ...");
  }

  /** Whether an annotation begins at a token, behind which there is the name of a call at most. */
  private static boolean leadsTo(int error, List<Token> tokens, int start) {
    int name = nameAt(tokens, start);
    if (!tokens.get(start).is("@")
        || name >= tokens.size()
        || !FIXES.containsKey(tokens.get(name).text())) {
      return false;
    }
    int next = name + 1;
    if (next < tokens.size() && tokens.get(next).is("(")) {
      do {
        next++;
      } while (next < tokens.size() && !tokens.get(next).is("(") && !tokens.get(next).is(")"));
      if (next == tokens.size() || tokens.get(next).is("(")) {
        return false;
      }
      next++;
    }
    boolean afterWord = false;
    for (Token token : tokens.subList(next, tokens.size())) {
      if (afterWord ? !token.is(".") : !token.isWord() && !token.is(".")) {
        return false;
      }
      afterWord = token.isWord();
    }
    return next == tokens.size() || tokens.get(tokens.size() - 1).end() == error;
  }

  /** Where the simple name of an annotation stands, which may be written with its package. */
  private static int nameAt(List<Token> tokens, int start) {
    boolean qualified =
        start + 3 < tokens.size()
            && tokens.get(start + 1).is("org")
            && tokens.get(start + 3).is("ajws");
    return start + (qualified ? 5 : 1);
  }
}
