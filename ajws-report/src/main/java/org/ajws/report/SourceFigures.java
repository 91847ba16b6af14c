package org.ajws.report;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.report.LineCounter.AjwsLines;

/** What can be counted in the sources of a translation. */
public final class SourceFigures {
  private SourceFigures() {}

  /**
   * Counts files, code lines, lines that are there for AJWS, and what was found.
   *
   * @throws IOException if a source or an overlay cannot be read
   */
  public static List<Figure> of(TranslationRequest request, TranslationResult result)
      throws IOException {
    long codeLines = 0;
    long translated = 0;
    AjwsLines lines = new AjwsLines(0, 0);
    for (TranslationResult.FileResult file : result.files()) {
      String source = read(file.source(), request.encoding());
      codeLines += LineCounter.codeLines(source);
      if (file.translated()) {
        translated++;
        lines = lines.plus(LineCounter.ajwsLines(source));
      }
    }
    long overlayLines = 0;
    for (Path overlay : request.overlays()) {
      overlayLines += LineCounter.overlayLines(read(overlay, request.encoding()));
    }
    List<Figure> figures = new ArrayList<>();
    figures.add(new Figure("files", "source files", result.files().size(), ""));
    figures.add(
        new Figure(
            "files.translated",
            "files with a construct",
            translated,
            "the others are" + " copied byte for byte"));
    figures.add(
        new Figure("lines.code", "code lines", codeLines, "neither blank nor only a comment"));
    figures.add(
        new Figure(
            "lines.annotations",
            "lines in the sources for AJWS",
            lines.total(),
            lines.added() + " of their own, " + lines.changed() + " changed"));
    if (!request.overlays().isEmpty()) {
      figures.add(
          new Figure(
              "lines.overlays",
              "lines of overlays",
              overlayLines,
              "neither blank nor a comment; they apply "
                  + result.decisions().overlayEntries()
                  + " times"));
    }
    figures.add(new Figure("loops", "parallel loops", result.decisions().loops().size(), ""));
    figures.add(
        new Figure("atomicSets", "atomic sets", result.decisions().atomicSets().size(), ""));
    long tasks =
        result.decisions().tasks().stream().filter(t -> t.kind().startsWith("async")).count();
    figures.add(new Figure("asyncs", "asyncs and async values", tasks, ""));
    figures.add(
        new Figure(
            "synchronized",
            "synchronized blocks and methods",
            SourceLines.synchronizedWords(result, request.encoding()),
            "left in the sources"));
    figures.add(
        new Figure(
            "warnings",
            "warnings of the translator",
            result.diagnostics().stream().filter(d -> d.severity() == Severity.WARNING).count(),
            ""));
    return figures;
  }

  private static String read(Path file, Charset encoding) throws IOException {
    // A byte that the encoding lacks is the translator's to complain about; here it is one letter.
    return new String(Files.readAllBytes(file), encoding);
  }
}
