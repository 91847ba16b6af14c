package org.ajws.processor;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.Binder.CompilerError;
import org.ajws.processor.source.DeepSources;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;
import org.ajws.processor.source.dialect.DialectReader;

/**
 * Finds out, after somebody else's compiler was not content with a translation, whether that is a
 * fault of the translation: the sources compile, and what was made of them does not.
 */
public final class TranslationFaults {
  private final TranslationRequest request;
  private final Diagnostics ignored = new Diagnostics();

  private List<SourceFile> read = List.of();

  private TranslationFaults(TranslationRequest request) {
    this.request = request;
  }

  /**
   * The faults, one a file, since one brings others; empty if the sources themselves do not
   * compile. Reads and binds all sources twice: for builds that have failed.
   *
   * @param translations the new texts by the paths of the user's files
   */
  public static List<Diagnostic> search(
      TranslationRequest request, TranslationResult result, Map<Path, String> translations) {
    TranslationFaults faults = new TranslationFaults(request);
    try {
      return LargeStack.call(() -> faults.search(result, translations));
    } catch (StackOverflowError e) {
      return List.of(DeepSources.message(faults.read, "to be compiled"));
    }
  }

  private List<Diagnostic> search(TranslationResult result, Map<Path, String> translations) {
    SourceReader reader = new SourceReader(request.encoding(), request.output(), ignored);
    read = reader.readWithClashes(request.sources());
    DialectReader dialects =
        DialectReader.translating(request.dialect(), ignored, read, request.countsAsyncs());
    List<SourceFile> sources = read.stream().map(dialects::read).toList();
    if (ignored.hasErrors() || !errors(sources, translations).isEmpty()) {
      return List.of();
    }
    List<SourceFile> translated =
        sources.stream()
            .map(
                f ->
                    translations.containsKey(f.path())
                        ? SourceFile.of(f.path(), f.relative(), translations.get(f.path()), "")
                        : f)
            .toList();
    Map<Path, Diagnostic> faults = new LinkedHashMap<>();
    for (CompilerError error : errors(translated, translations)) {
      TranslationFault.of(
              result, error.file().path(), error.file().text(), error.offset(), error.message())
          .ifPresent(f -> faults.putIfAbsent(f.file(), f));
    }
    return List.copyOf(faults.values());
  }

  /** What the compiler has against these files. */
  private List<CompilerError> errors(List<SourceFile> sources, Map<Path, String> translations) {
    Diagnostics syntax = new Diagnostics();
    try (Binder binder =
        new Binder(request.classPath(), request.encoding(), request.release(), syntax)) {
      Binder.Result bound =
          binder
              .withProcessors(request.processing())
              .withPlatform(request.platform())
              .bind(
                  sources,
                  sources.stream().filter(f -> translations.containsKey(f.path())).toList());
      if (bound != null) {
        return bound.errors();
      }
    }
    return syntax.sorted().stream()
        .flatMap(
            d ->
                sources.stream()
                    .filter(f -> f.path().equals(d.file()))
                    .map(f -> new CompilerError(f, offset(f.text(), d), d.cause())))
        .toList();
  }

  private static int offset(String text, Diagnostic at) {
    int start = 0;
    for (int line = 1; line < at.line() && start >= 0; line++) {
      start = text.indexOf('\n', start) + 1;
    }
    return Math.min(text.length(), start + Math.max(0, at.column() - 1));
  }
}
