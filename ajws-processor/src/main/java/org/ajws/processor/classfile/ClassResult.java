package org.ajws.processor.classfile;

import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Severity;

/**
 * What a compilation for Jikes RVM found and wrote.
 *
 * @param diagnostics errors and warnings, by file and position; with an error nothing was written
 * @param classes the binary names of the classes that were written, in order
 */
public record ClassResult(List<Diagnostic> diagnostics, List<String> classes) {

  /** Copies the lists. */
  public ClassResult {
    diagnostics = List.copyOf(diagnostics);
    classes = List.copyOf(classes);
  }

  /** Whether any diagnostic is an error. */
  public boolean hasErrors() {
    return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }
}
