package org.ajws.processor.api;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Severity;

/**
 * What a translation found and did.
 *
 * @param diagnostics errors and warnings, by file and position; without an error the output is
 *     complete, with one nothing was written
 * @param files every source file of the request
 * @param decisions what was found and what was chosen, for the report
 * @param upToDate whether nothing had changed since the last run with the same cache, so that
 *     nothing was done
 */
public record TranslationResult(
    List<Diagnostic> diagnostics, List<FileResult> files, Decisions decisions, boolean upToDate) {

  /**
   * One source file.
   *
   * @param source the user's file
   * @param output where its translation (or byte-for-byte copy) is; null when nothing was written
   * @param translated whether the file has a construct; otherwise the output equals the source
   */
  public record FileResult(Path source, Path output, boolean translated) {}

  /** Whether any diagnostic is an error. */
  public boolean hasErrors() {
    return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }
}
