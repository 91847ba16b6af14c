package org.ajws.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;

/** The report of a translation: what was counted, found and chosen; nothing is measured. */
public final class SourceReport {
  private SourceReport() {}

  /**
   * Makes the report.
   *
   * @param name of the module, for the title
   * @param version of AJWS
   * @throws IOException if a source or an overlay cannot be read again, to count its lines
   */
  public static Report of(
      String name, String version, TranslationRequest request, TranslationResult result)
      throws IOException {
    return of(name, version, request, result, List.of(), MethodSizes.none());
  }

  /**
   * Makes the report, with a threaded original to count the lines of.
   *
   * @param threaded source roots of the threaded original, laid out as the request's, or single
   *     files that are there for threads only
   * @param sizes what is known about the class files
   * @throws IOException as above, and if the original cannot be read
   */
  public static Report of(
      String name,
      String version,
      TranslationRequest request,
      TranslationResult result,
      List<Path> threaded,
      MethodSizes sizes)
      throws IOException {
    List<Figure> figures = new ArrayList<>(SourceFigures.of(request, result));
    figures.addAll(sizes.figures());
    List<Diagnostic> warnings = new ArrayList<>(result.diagnostics());
    warnings.addAll(sizes.warnings());
    SourceLines lines = SourceLines.of(request, result, threaded);
    return new Report(
            "AJWS: " + name,
            "What the translator found in the sources, and what it chose for target "
                + request.target().id()
                + ".",
            version,
            null,
            figures,
            result.decisions().withWarnings(warnings),
            List.of(),
            lines.notes())
        .withLines(lines.rows());
  }
}
