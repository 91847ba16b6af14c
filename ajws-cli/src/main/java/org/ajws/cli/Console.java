package org.ajws.cli;

import java.io.PrintWriter;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Severity;
import picocli.CommandLine.Help.Ansi;

/**
 * Standard output and standard error of a command. Colours and the progress line appear only where
 * standard error is a terminal, which the script {@code ajws} finds out ({@code ajws.terminal});
 * {@code NO_COLOR} and {@code TERM=dumb} switch them off.
 *
 * @param out for what was asked for
 * @param err for diagnostics and progress
 * @param terminal whether {@code err} is a terminal
 */
record Console(PrintWriter out, PrintWriter err, boolean terminal) {

  /** Whether this process writes to a terminal. */
  static boolean onTerminal() {
    String told = System.getProperty("ajws.terminal");
    boolean terminal = told == null ? System.console() != null : Boolean.parseBoolean(told);
    return terminal && !"dumb".equals(System.getenv("TERM"));
  }

  /** Whether to colour. */
  static Ansi ansi() {
    String noColor = System.getenv("NO_COLOR");
    return onTerminal() && (noColor == null || noColor.isEmpty()) ? Ansi.ON : Ansi.OFF;
  }

  /** Prints every message in its standard form. */
  void show(List<Diagnostic> diagnostics) {
    for (Diagnostic diagnostic : diagnostics) {
      err.println(terminal ? coloured(diagnostic) : diagnostic.formatWithPage());
    }
    err.flush();
  }

  /**
   * Prints the messages and how many there are.
   *
   * @return the exit status
   */
  int show(List<Diagnostic> diagnostics, boolean failOnWarning) {
    show(diagnostics);
    long errors = diagnostics.stream().filter(d -> d.severity() == Severity.ERROR).count();
    long warnings = diagnostics.size() - errors;
    if (errors + warnings > 0) {
      err.println(
          errors == 0
              ? counted(warnings, "warning")
              : counted(errors, "error")
                  + (warnings == 0 ? "" : ", " + counted(warnings, "warning")));
      err.flush();
    }
    return errors > 0 || failOnWarning && warnings > 0 ? ExitStatus.ERROR : ExitStatus.OK;
  }

  private static String coloured(Diagnostic diagnostic) {
    String text = diagnostic.formatWithPage();
    boolean error = diagnostic.severity() == Severity.ERROR;
    String word = error ? " error: " : " warning: ";
    int at = (" " + text).indexOf(word);
    if (at < 0 || ansi() == Ansi.OFF) {
      return text;
    }
    int end = at + word.length() - 1;
    return text.substring(0, at)
        + (error ? "\u001b[1;31m" : "\u001b[1;33m")
        + text.substring(at, end)
        + "\u001b[0m"
        + text.substring(end);
  }

  static String counted(long n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }
}
