package org.ajws.javac;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.Translator;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.output.SourceBytes;
import org.ajws.processor.output.WholeFile;

/**
 * Writes translated sources for whoever wants to read or debug them; the compiler does not need the
 * files. What somebody else has written stays as it is: it may be the only copy of a source.
 */
final class ReadableTranslations {
  private final Path folder;
  private final Charset encoding;

  /** Files in a folder, in the encoding of the sources. */
  ReadableTranslations(Path folder, Charset encoding) {
    this.folder = folder;
    this.encoding = encoding;
  }

  /**
   * Writes those that are not there yet.
   *
   * @param translated by the paths of their sources
   * @return what is in the way
   */
  List<Diagnostic> write(Map<Path, Translator.Text> translated) throws IOException {
    List<Diagnostic> inTheWay = new ArrayList<>();
    Map<Path, Path> sourceOf = new HashMap<>();
    for (Map.Entry<Path, Translator.Text> entry : translated.entrySet()) {
      Path source = entry.getKey();
      Path file = folder.resolve(entry.getValue().relative());
      byte[] content = SourceBytes.translated(entry.getValue().text(), encoding);
      byte[] old = Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
      Path other = sourceOf.putIfAbsent(file, source);
      if (other != null) {
        inTheWay.add(
            error(
                DiagnosticCode.SAME_OUTPUT,
                source,
                "this file and " + other + " have the same place below their source roots",
                "rename one, or leave the folder for translations out"));
      } else if (old == null && Files.exists(file) || old != null && !isTranslation(old)) {
        inTheWay.add(
            error(
                DiagnosticCode.UNWRITABLE,
                file,
                "this is in the way of a translation: it was not written by AJWS",
                "choose an empty folder for translations, or move it away"));
      } else if (!Arrays.equals(old, content)) {
        WholeFile.write(file, content);
      }
    }
    return inTheWay;
  }

  private static Diagnostic error(DiagnosticCode code, Path file, String cause, String fix) {
    return new Diagnostic(code, Severity.ERROR, file, 0, 0, cause, fix);
  }

  /** Each of our files has the mark of translated classes; a mere source has none. */
  private boolean isTranslation(byte[] content) {
    return new String(content, encoding).contains("@org.ajws.runtime.Translated(digest = ");
  }
}
