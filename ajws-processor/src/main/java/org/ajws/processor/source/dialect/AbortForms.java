package org.ajws.processor.source.dialect;

import org.ajws.processor.diagnostic.DiagnosticCode;

/** {@code finish_abort} and {@code abort;} of a branch of the published AJWS: not accepted. */
final class AbortForms {
  private static final String FINISH = "finish_abort";
  private static final String ABORT = "abort";

  private AbortForms() {}

  /** Whether a form begins at a token: neither is legal Java. */
  static boolean isForm(Tokens tokens, Structure structure, int i) {
    if (!structure.isIn(i, Structure.Kind.BLOCK)) {
      return false;
    }
    return (tokens.is(i, FINISH) && tokens.is(i + 1, "{"))
        || (tokens.is(i, ABORT) && tokens.is(i + 1, ";") && begins(tokens, structure, i));
  }

  /** Whether a token begins a statement, and is neither declared there nor part of a value. */
  private static boolean begins(Tokens tokens, Structure structure, int i) {
    return switch (tokens.get(i - 1).text()) {
      case "{", "}", ";", "else", "do" -> true;
      case ")" -> {
        String header = tokens.get(structure.partner(i - 1) - 1).text();
        yield header.equals("if") || header.equals("while") || header.equals("for");
      }
      default -> false;
    };
  }

  /** Says what is to be written for the form at a token. */
  static void reject(Tokens tokens, int i, Faults faults) {
    if (tokens.is(i, FINISH)) {
      faults.add(
          DiagnosticCode.UNKNOWN_FORM,
          tokens.get(i),
          "there is no block finish_abort { ... }",
          "write finish { ... }, and org.ajws.runtime.AjwsRuntime.cancel() where it is to be"
              + " aborted");
    } else {
      faults.add(
          DiagnosticCode.UNKNOWN_FORM,
          tokens.get(i),
          "there is no statement abort;",
          "call org.ajws.runtime.AjwsRuntime.cancel(): asyncs of the innermost finish that have"
              + " not begun are not run; then return, since those that have begun go on");
    }
  }
}
