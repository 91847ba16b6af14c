package org.ajws.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;

/** Limits that a build sets for its report. */
public final class ReportGate {
  private ReportGate() {}

  /**
   * An error for every number beyond a limit, and for every limit that cannot be decided.
   *
   * @param file the report, for the messages
   */
  public static List<Diagnostic> check(Report report, List<Threshold> thresholds, Path file) {
    List<Diagnostic> found = new ArrayList<>();
    for (Threshold threshold : thresholds) {
      try {
        for (String what : threshold.exceeded(report)) {
          found.add(
              error(
                  DiagnosticCode.THRESHOLD,
                  file,
                  what + ", and the build is to fail if " + threshold.text(),
                  "find out what changed, or set another limit"));
        }
      } catch (IllegalArgumentException e) {
        found.add(
            error(
                DiagnosticCode.THRESHOLD_UNDECIDED,
                file,
                "the limit " + e.getMessage(),
                "correct its name, or give the baseline or measurement that it needs"));
      }
    }
    return found;
  }

  private static Diagnostic error(DiagnosticCode code, Path file, String cause, String fix) {
    return new Diagnostic(code, code.severity(), file, 0, 0, cause, fix);
  }
}
