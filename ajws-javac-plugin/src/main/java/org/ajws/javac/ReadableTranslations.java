package org.ajws.javac;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.processor.Translator;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.output.CacheFile;
import org.ajws.processor.output.SourceBytes;
import org.ajws.processor.output.WholeFile;

/**
 * Writes translated sources for whoever wants to read or debug them; the compiler does not need the
 * files. What somebody else has written stays as it is: it may be the only copy of a source.
 *
 * <p>A list in the folder says of which source each file is the translation, so that what is left
 * of a source that is gone, or has no construct any more, can be told from what another compilation
 * has written.
 */
final class ReadableTranslations {
  private static final String LIST = ".ajws-sources";

  private final Path folder;
  private final Charset encoding;

  /** Files in a folder, in the encoding of the sources. */
  ReadableTranslations(Path folder, Charset encoding) {
    this.folder = folder;
    this.encoding = encoding;
  }

  /**
   * Writes those that are not there yet, and deletes those that are of nothing any more.
   *
   * @param sources all that were looked at
   * @param translated by the paths of their sources
   * @return what is in the way
   */
  List<Diagnostic> write(Collection<Path> sources, Map<Path, Translator.Text> translated) {
    List<Diagnostic> inTheWay = new ArrayList<>();
    try {
      write(sources, translated, inTheWay);
    } catch (IOException e) {
      inTheWay.add(
          error(
              DiagnosticCode.UNWRITABLE,
              folder,
              "the translations cannot be written: " + FailureReason.of(e),
              "check the folder's permissions and the space left on the disk, or leave it out"));
    }
    return inTheWay;
  }

  private void write(
      Collection<Path> sources, Map<Path, Translator.Text> translated, List<Diagnostic> inTheWay)
      throws IOException {
    Map<String, String> before = list();
    Map<String, String> now = new TreeMap<>(before);
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
      } else {
        if (!Arrays.equals(old, content)) {
          WholeFile.write(file, content);
        }
        now.put(SourceRoots.slashed(entry.getValue().relative()), source.toString());
      }
    }
    deleteAbandoned(now, sources, translated);
    if (!now.equals(before)) {
      store(now);
    }
  }

  private void deleteAbandoned(
      Map<String, String> list, Collection<Path> sources, Map<Path, Translator.Text> translated)
      throws IOException {
    for (var all = list.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<String, String> entry = all.next();
      Path source = Path.of(entry.getValue());
      Translator.Text text = translated.get(source);
      boolean current = text != null && SourceRoots.slashed(text.relative()).equals(entry.getKey());
      if (!current && (text != null || sources.contains(source) || !Files.exists(source))) {
        all.remove();
        Path file = folder.resolve(entry.getKey());
        if (Files.isRegularFile(file) && isTranslation(Files.readAllBytes(file))) {
          Files.delete(file);
        }
      }
    }
  }

  /** The sources of the files, by the paths of these; a damaged list is none. */
  private Map<String, String> list() {
    Map<String, String> sources = new TreeMap<>();
    Path list = folder.resolve(LIST);
    if (Files.isRegularFile(list)) {
      try {
        CacheFile in = CacheFile.read(list);
        for (int n = in.number(); n > 0; n--) {
          sources.put(in.text(), in.text());
        }
      } catch (IOException e) {
        sources.clear();
      }
    }
    return sources;
  }

  private void store(Map<String, String> sources) throws IOException {
    CacheFile.Writer out = new CacheFile.Writer().number(sources.size());
    for (Map.Entry<String, String> entry : sources.entrySet()) {
      out.text(entry.getKey()).text(entry.getValue());
    }
    out.writeTo(folder.resolve(LIST));
  }

  private static Diagnostic error(DiagnosticCode code, Path file, String cause, String fix) {
    return new Diagnostic(code, Severity.ERROR, file, 0, 0, cause, fix);
  }

  /** Each of our files has the mark of translated classes; a mere source has none. */
  private boolean isTranslation(byte[] content) {
    return new String(content, encoding).contains("@org.ajws.runtime.Translated(digest = ");
  }
}
