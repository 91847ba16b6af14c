package org.ajws.processor.output;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;

/** Messages in a file of a cache. */
final class StoredDiagnostics {
  private StoredDiagnostics() {}

  static void write(List<Diagnostic> messages, CacheFile.Writer out) throws IOException {
    out.number(messages.size());
    for (Diagnostic message : messages) {
      out.text(message.code().name())
          .text(message.severity().name())
          .text(message.file() == null ? "" : message.file().toString())
          .number(message.line())
          .number(message.column())
          .text(message.cause())
          .text(message.fix());
    }
  }

  /**
   * What {@link #write} has written.
   *
   * @throws IllegalArgumentException if somebody else has written it
   */
  static List<Diagnostic> read(CacheFile in) throws IOException {
    List<Diagnostic> messages = new ArrayList<>();
    for (int n = in.number(); n > 0; n--) {
      DiagnosticCode code = DiagnosticCode.valueOf(in.text());
      Severity severity = Severity.valueOf(in.text());
      String file = in.text();
      messages.add(
          new Diagnostic(
              code,
              severity,
              file.isEmpty() ? null : Path.of(file),
              in.number(),
              in.number(),
              in.text(),
              in.text()));
    }
    return messages;
  }
}
