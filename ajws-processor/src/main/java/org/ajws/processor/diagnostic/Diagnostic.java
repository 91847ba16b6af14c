package org.ajws.processor.diagnostic;

import java.nio.file.Path;
import java.util.Locale;

/**
 * One message to the user: {@code FILE:LINE:COLUMN: error: [AJWS-nnn] cause — fix}, and on the next
 * line the address of its page.
 *
 * @param code what is wrong; its page is {@code docs/diagnostics/AJWS-nnn.md}
 * @param severity an error unless the code is a warning's
 * @param file the user's file; null for a message about no file
 * @param line from 1; 0 when the message is about the whole file
 * @param column from 1, in characters (a tab is one); 0 when the message is about the whole file
 * @param cause what is wrong here, in the user's words, without a full stop
 * @param fix what to do about it, without a full stop
 */
public record Diagnostic(
    DiagnosticCode code,
    Severity severity,
    Path file,
    int line,
    int column,
    String cause,
    String fix) {

  /** What is wrong and what to do about it: on one line, but for what is a fault of ours. */
  public String message() {
    return cause + (code == DiagnosticCode.GENERATED_CODE ? "\n  " : " — ") + fix;
  }

  /** The whole message, and the address of its page on a line of its own: what users are shown. */
  public String formatWithPage() {
    return format() + pageLine();
  }

  /** What ends a message that is shown: a line that names its page. */
  public String pageLine() {
    return pageLine(code);
  }

  /** What ends a message of a kind that is shown: a line that names its page. */
  public static String pageLine(DiagnosticCode code) {
    return "\n  (see " + code.page() + ")";
  }

  /** The message. */
  public String format() {
    StringBuilder s = new StringBuilder();
    if (file != null) {
      s.append(file).append(':');
      if (line > 0) {
        s.append(line).append(':').append(column).append(':');
      }
      s.append(' ');
    }
    s.append(severity.name().toLowerCase(Locale.ROOT)).append(": [").append(code.id()).append("] ");
    return s.append(message()).toString();
  }
}
