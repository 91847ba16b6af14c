package org.ajws.processor;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.output.ReplacedFiles;
import org.ajws.processor.output.SourceBytes;
import org.ajws.processor.source.DeepSources;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;
import org.ajws.processor.source.dialect.DialectReader;
import org.ajws.processor.source.dialect.LineDiff;

/**
 * Rewrites sources of a dialect to the standard surface. The text is the one that the translator
 * works on for such a file: every line keeps its number.
 */
public final class Conversion {
  private final Charset encoding;
  private final Diagnostics diagnostics = new Diagnostics();
  private final List<SourceFile> files;

  private Conversion(List<Path> sources, Charset encoding, Dialect dialect, List<Path> classPath) {
    this.encoding = encoding;
    List<SourceFile> read = new SourceReader(encoding, null, diagnostics).read(sources);
    List<SourceFile> standard = read;
    try {
      standard = LargeStack.call(() -> standard(read, dialect, classPath));
    } catch (StackOverflowError e) {
      diagnostics.add(DeepSources.message(read, "to be converted"));
    }
    this.files = standard;
  }

  private List<SourceFile> standard(List<SourceFile> read, Dialect dialect, List<Path> classPath) {
    DialectReader reader = DialectReader.converting(dialect, diagnostics, read);
    List<SourceFile> standard = read.stream().map(reader::read).toList();
    return classPath == null || diagnostics.hasErrors()
        ? standard
        : new ScratchConversion(encoding, classPath).of(standard);
  }

  /** Reads source roots and files; what cannot be converted is in {@link #diagnostics()}. */
  public static Conversion of(List<Path> sources, Charset encoding, Dialect dialect) {
    return new Conversion(sources, encoding, dialect, null);
  }

  /**
   * The same, and the local arrays that all iterations of a parallel loop use as scratch space are
   * declared {@code @Private}. Where the sources cannot be bound, they stay as they are.
   *
   * @param classPath what the sources are compiled against, with the annotations
   */
  public static Conversion withPrivateScratch(
      List<Path> sources, Charset encoding, Dialect dialect, List<Path> classPath) {
    return new Conversion(sources, encoding, dialect, List.copyOf(classPath));
  }

  /** What is wrong, by file and position; with an error nothing is written. */
  public List<Diagnostic> diagnostics() {
    return diagnostics.sorted();
  }

  /** Whether there is an error. */
  public boolean hasErrors() {
    return diagnostics.hasErrors();
  }

  /** How many files there are. */
  public int files() {
    return files.size();
  }

  /** How many of them are written in a dialect. */
  public int converted() {
    return (int) files.stream().filter(SourceFile::isDialect).count();
  }

  /** The changes as a unified diff. */
  public String diff() {
    StringBuilder diff = new StringBuilder();
    for (SourceFile file : files) {
      if (file.isDialect()) {
        diff.append(LineDiff.of(file.path().toString(), file.original(), file.text()));
      }
    }
    return diff.toString();
  }

  /**
   * Writes all files or none; what prevents it becomes a diagnostic.
   *
   * @param folder receives every file, also those without a change, at its path below its root;
   *     null to replace the files themselves
   * @return whether everything was written
   */
  public boolean write(Path folder) {
    if (diagnostics.hasErrors()) {
      return false;
    }
    Map<Path, byte[]> contents = new LinkedHashMap<>();
    try {
      for (SourceFile file : files) {
        if (file.isDialect()) {
          Path place = folder == null ? file.path() : folder.resolve(file.relative());
          contents.put(place, SourceBytes.translated(file.text(), encoding));
        } else if (folder != null) {
          contents.put(folder.resolve(file.relative()), Files.readAllBytes(file.path()));
        }
      }
    } catch (IOException e) {
      ReplacedFiles.report(diagnostics, folder, e);
      return false;
    }
    return new ReplacedFiles(diagnostics).write(contents, folder == null);
  }
}
