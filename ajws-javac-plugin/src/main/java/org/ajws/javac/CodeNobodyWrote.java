package org.ajws.javac;

import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import java.util.function.Predicate;

/**
 * Keeps back what Error Prone says about lines that the translation has changed. It looks at style,
 * and at code that it takes for a mistake of its writer; nobody wrote this code, and whose message
 * is about the user's own part of the line cannot be told, since names and copies of it were
 * changed. How many were kept back is said.
 */
final class CodeNobodyWrote implements Predicate<JCDiagnostic> {
  private static final String ERROR_PRONE = ".error.prone";

  private int keptBack;

  /** Looks at all that is reported from now on. */
  void watch(Log log) {
    // A handler that defers what a filter accepts; nobody asks for it afterwards. The class is an
    // inner one in newer compilers: a call of its constructor would not compile with both.
    try {
      Log.DeferredDiagnosticHandler.class
          .getConstructor(Log.class, Predicate.class)
          .newInstance(log, this);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this compiler's messages cannot be filtered", e);
    }
  }

  @Override
  public boolean test(JCDiagnostic message) {
    if (message.getCode().endsWith(ERROR_PRONE)
        && message.getSource() instanceof PresentedFile file
        && file.isTranslated(message.getLineNumber())) {
      keptBack++;
      return true;
    }
    return false;
  }

  /** What is to be said of it at the end; null where nothing was kept back. */
  String summary() {
    return keptBack == 0
        ? null
        : "AJWS: Error Prone's messages about lines that the translation has changed are left out ("
            + keptBack
            + "); a compilation with '-Xplugin:Ajws skip' shows what it says of your own code there";
  }
}
