package org.ajws.processor.classfile;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;

/**
 * Reports what is found in class files at the user's lines: a translation keeps every statement on
 * its line, and class files name the line. The column is that of the line's first character.
 */
final class UserPositions {
  private final Map<Path, Path> sources = new HashMap<>();
  private final Map<String, Path> filesOfClasses = new TreeMap<>();
  private final Map<Path, List<String>> texts = new HashMap<>();
  private final Diagnostics diagnostics = new Diagnostics();
  private final Charset encoding;

  UserPositions(List<FileResult> files, Charset encoding) {
    this.encoding = encoding;
    files.forEach(f -> sources.put(f.output().toAbsolutePath().normalize(), f.source()));
  }

  /** A class, by its internal name, was compiled from a file of the translation. */
  void compiledFrom(String className, Path translated) {
    filesOfClasses.put(className, translated);
  }

  /** Reports at a line of the file that a class was compiled from. */
  void addAtClass(DiagnosticCode code, String className, int line, String cause, String fix) {
    addAtFile(code, filesOfClasses.get(className), line, cause, fix);
  }

  /** Reports at a line of a file of the translation; null for no file. */
  void addAtFile(DiagnosticCode code, Path translated, int line, String cause, String fix) {
    Path file = translated;
    if (file != null) {
      file = sources.getOrDefault(file.toAbsolutePath().normalize(), file);
    }
    int known = file == null ? 0 : line;
    diagnostics.add(
        new Diagnostic(
            code, code.severity(), file, known, known == 0 ? 0 : column(file, known), cause, fix));
  }

  /** All messages by file and position. */
  List<Diagnostic> sorted() {
    return diagnostics.sorted();
  }

  boolean hasErrors() {
    return diagnostics.hasErrors();
  }

  private int column(Path file, int line) {
    List<String> lines = texts.computeIfAbsent(file, this::read);
    if (line > lines.size()) {
      return 1;
    }
    String text = lines.get(line - 1);
    return text.length() - text.stripLeading().length() + 1;
  }

  private List<String> read(Path file) {
    try {
      return new String(Files.readAllBytes(file), encoding).lines().toList();
    } catch (IOException e) {
      // The message is what matters; without the text it has the line alone.
      return List.of();
    }
  }
}
