package org.ajws.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.zip.ZipFile;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.Stamp;
import org.ajws.processor.emit.registry.Emitters;
import org.ajws.processor.output.OutputWriter;
import org.ajws.processor.output.RememberedResult;
import org.ajws.processor.output.RememberedTexts;
import org.ajws.processor.output.SourceBytes;
import org.ajws.processor.output.TranslationCache;
import org.ajws.processor.source.DeepSources;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;
import org.ajws.processor.source.UntouchedSources;
import org.ajws.processor.source.dialect.DialectReader;

/**
 * The translator: source in, source out.
 *
 * <p>The way of a file: read, annotated by overlays, bound by the compiler, made a model, checked,
 * lowered by edits of its text, written. {@code docs/architecture.md} shows the packages in this
 * order.
 */
public final class Translator {
  private final TranslationRequest request;
  private final Diagnostics diagnostics = new Diagnostics();

  private final String explained;
  private List<String> explanation = List.of();

  private List<SourceFile> read = List.of();

  /** The same in the standard surface. */
  private List<SourceFile> sources = List.of();

  /** The emitters of further targets, and where their files go. */
  private final Map<Emitter, Path> further = new LinkedHashMap<>();

  private final Map<Emitter, TranslationResult> furtherResults = new IdentityHashMap<>();

  private final Map<Path, Text> texts = new LinkedHashMap<>();
  private boolean inMemory;

  /** Of the last translation in memory; null where none is remembered. */
  private RememberedTexts memory;

  private Translator(TranslationRequest request, String explained) {
    this.request = request;
    this.explained = explained;
  }

  /**
   * What a check says about one method besides its diagnostics.
   *
   * @param result of the check
   * @param lines why the method is a unit of work or is not, and which locks it takes; empty if the
   *     sources have no such method, or cannot be bound
   */
  public record Explanation(TranslationResult result, List<String> lines) {
    /** Copies the list. */
    public Explanation {
      lines = List.copyOf(lines);
    }
  }

  /**
   * A translated file.
   *
   * @param relative its path below its source root, or that of its package
   * @param text its translation, with as many lines as the user's file
   */
  public record Text(Path relative, String text) {
    /** Whether a class that carries this code in its stamp was compiled from this translation. */
    public boolean isKnownBy(String code) {
      return Stamp.hasCode(text, code);
    }
  }

  /**
   * A translation that was not written to files.
   *
   * @param diagnostics errors and warnings, by file and position
   * @param translated the files that have constructs, by the user's paths; empty after an error
   * @param runsInParallel whether the sources have loops or tasks
   * @param whole what else there is to know
   */
  public record Texts(
      List<Diagnostic> diagnostics,
      Map<Path, Text> translated,
      boolean runsInParallel,
      RememberedTexts.Whole whole) {
    private static Texts of(TranslationResult result, Map<Path, Text> texts) {
      boolean parallel =
          !(result.decisions().loops().isEmpty() && result.decisions().tasks().isEmpty());
      return new Texts(
          result.diagnostics(), result.hasErrors() ? Map.of() : texts, parallel, () -> result);
    }

    private static Texts of(RememberedTexts.Remembered known) {
      Map<Path, Text> texts = new LinkedHashMap<>();
      for (RememberedTexts.Text text : known.translated()) {
        texts.put(text.source(), new Text(text.relative(), text.text()));
      }
      return new Texts(known.warnings(), texts, known.runsInParallel(), known.whole());
    }

    /** Whether any diagnostic is an error. */
    public boolean hasErrors() {
      return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
    }

    /** The result; what was remembered of it is read now. */
    public TranslationResult result() {
      return whole.result();
    }
  }

  /**
   * As {@link #translate}, but the new texts are given back; nothing is written but the cache, with
   * which comments may change without another translation. Their stamps say by which code they are
   * known, so that a compilation of some files can tell whether the classes of the others fit.
   * Where there is no construct, no more is looked at than it takes to see that, and no file is
   * named in the result.
   *
   * @param request without an output folder
   * @throws IllegalStateException on an interrupt, and when the translator itself fails
   */
  public static Texts translateInMemory(TranslationRequest request) {
    RememberedTexts memory = RememberedTexts.of(request);
    RememberedTexts.Remembered known = memory == null ? null : memory.find();
    if (known != null && isEnough(request, known.warnings())) {
      return Texts.of(known);
    }
    if (request.overlays().isEmpty()
        && request.locks().ofSets().isEmpty()
        && UntouchedSources.are(request.sources(), request.encoding())) {
      return Texts.of(
          new TranslationResult(List.of(), List.of(), Decisions.none(), false), Map.of());
    }
    Translator translator = new Translator(request, null);
    translator.inMemory = true;
    translator.memory = memory;
    return Texts.of(translator.runWithLargeStack(), translator.texts);
  }

  /**
   * Explains the units of work of a name, {@code Class.method} or {@code Class.new}, and its
   * futures; else as {@link #translate}.
   *
   * @param method the name; the class by its simple or its full name
   * @throws IllegalStateException on an interrupt, and when the translator itself fails
   */
  public static Explanation explain(TranslationRequest request, String method) {
    Translator translator = new Translator(request, method);
    TranslationResult result = translator.runWithLargeStack();
    return new Explanation(result, translator.explanation);
  }

  /**
   * Translates the sources of a request. Every problem with the input is a diagnostic of the
   * result, never an exception; with an error nothing is written. Blocks until done.
   *
   * @throws IllegalStateException on an interrupt, and when the translator itself fails
   */
  public static TranslationResult translate(TranslationRequest request) {
    return new Translator(request, null).runWithLargeStack();
  }

  /**
   * Translates for each request, as {@link #translate(TranslationRequest)} does. Of requests that
   * differ in their target alone, and remember nothing, what does not depend on the target is done
   * once; their output folders lie outside of the sources.
   *
   * @return the results in the order of the requests
   * @throws IllegalStateException on an interrupt, and when the translator itself fails
   */
  public static List<TranslationResult> translate(List<TranslationRequest> requests) {
    TranslationResult[] results = new TranslationResult[requests.size()];
    for (int i = 0; i < results.length; i++) {
      if (results[i] == null) {
        TranslationRequest request = requests.get(i);
        Translator translator = new Translator(request, null);
        Emitter own = Emitters.of(request);
        Map<Integer, Emitter> others = new LinkedHashMap<>();
        for (int j = i + 1; j < results.length; j++) {
          Emitter other = Emitters.of(requests.get(j));
          if (results[j] == null
              && request.isForOtherTarget(requests.get(j))
              && ModuleTranslation.haveSameChecks(own, other)) {
            others.put(j, other);
            translator.further.put(other, requests.get(j).output());
          }
        }
        TranslationResult result = translator.runWithLargeStack();
        results[i] = result;
        others.forEach(
            (j, other) -> results[j] = translator.furtherResults.getOrDefault(other, result));
      }
    }
    return Arrays.asList(results);
  }

  private TranslationResult runWithLargeStack() {
    return LargeStack.call(this::run);
  }

  private TranslationResult run() {
    try {
      return translate();
    } catch (StackOverflowError e) {
      diagnostics.leaveOut(d -> false);
      Diagnostic deep = DeepSources.message(read, "to be analysed");
      reportOthers(deep.file());
      diagnostics.add(deep);
      return failed();
    } catch (IOException e) {
      diagnostics.add(
          DiagnosticCode.UNREADABLE, null, "reading failed: " + FailureReason.of(e), "try again");
      return failed();
    }
  }

  /**
   * What is found without the file that is too deep. Names that are not found may be its own, and
   * overlays may mean it.
   */
  private void reportOthers(Path deep) {
    if (deep == null || diagnostics.hasErrors() || !request.overlays().isEmpty()) {
      return;
    }
    Diagnostics others = new Diagnostics();
    try {
      new ModuleTranslation(request, others, null)
          .translate(sources.stream().filter(f -> !f.path().equals(deep)).toList());
    } catch (StackOverflowError e) {
      return; // another one is as deep, and is named when this one is not any more
    }
    others.sorted().stream()
        .filter(d -> d.code() != DiagnosticCode.UNBOUND)
        .forEach(diagnostics::add);
  }

  private TranslationResult translate() throws IOException {
    SourceReader reader = new SourceReader(request.encoding(), request.output(), diagnostics);
    read = inMemory ? reader.readWithClashes(request.sources()) : reader.read(request.sources());
    // The VM counts the asyncs by itself.
    boolean countsAsyncs = request.countsAsyncs();
    DialectReader dialects =
        DialectReader.translating(request.dialect(), diagnostics, read, countsAsyncs);
    sources = read.parallelStream().map(dialects::read).toList();
    checkClassPath();
    List<byte[]> overlays = new ArrayList<>();
    for (Path overlay : request.overlays()) {
      if (Files.isRegularFile(overlay)) {
        overlays.add(Files.readAllBytes(overlay));
      } else {
        boolean folder = Files.isDirectory(overlay);
        diagnostics.add(
            DiagnosticCode.UNREADABLE,
            overlay,
            folder ? "this is a folder, and no overlay" : "there is no such overlay",
            folder ? "name the files in it" : "check the path");
      }
    }
    if (diagnostics.hasErrors()) {
      return failed();
    }
    TranslationCache cache =
        new TranslationCache(request.output() == null ? null : request.cache());
    String key = cache.key(request, sources, overlays);
    Optional<RememberedResult> last = cache.upToDate(key);
    if (last.isPresent() && isEnough(request, last.get().warnings())) {
      return again(last.get(), sources);
    }
    if (memory != null) {
      memory.prepare(sources, overlays);
    }
    ModuleTranslation module =
        new ModuleTranslation(request, diagnostics, explained, List.copyOf(further.keySet()));
    Map<SourceFile, String> translated = module.translate(sources);
    explanation = module.explanation();
    for (Emitter other : further.keySet()) {
      ModuleTranslation.Outcome outcome = module.outcome(other);
      furtherResults.put(
          other,
          outcome == null
              ? finish(translated, diagnostics.sorted(), module.decisions(), further.get(other))
              : finish(
                  outcome.texts(), outcome.messages(), outcome.decisions(), further.get(other)));
    }
    if (diagnostics.hasErrors() || (request.failOnWarning() && !diagnostics.isEmpty())) {
      return failed();
    }
    if (inMemory) {
      translated.replaceAll((file, text) -> Stamp.withCode(text, file.digest()));
    }
    translated.forEach((file, text) -> texts.put(file.path(), new Text(file.relative(), text)));
    if (request.output() != null && !write(sources, translated, request.output(), diagnostics)) {
      return failed();
    }
    TranslationResult result =
        new TranslationResult(
            diagnostics.sorted(),
            files(sources, translated::containsKey),
            module.decisions(),
            false);
    if (memory == null) {
      return remember(() -> cache.store(key, result), result);
    }
    // To find out that there is nothing to translate is cheaper than to remember it.
    return module.hasProcessed() || translated.isEmpty()
        ? result
        : remember(() -> memory.store(result, translated), result);
  }

  /** Writes what a further target gets. */
  private TranslationResult finish(
      Map<SourceFile, String> translated,
      List<Diagnostic> messages,
      Decisions decisions,
      Path output)
      throws IOException {
    Diagnostics all = new Diagnostics();
    messages.forEach(all::add);
    boolean wrong = all.hasErrors() || (request.failOnWarning() && !all.isEmpty());
    return wrong || !write(sources, translated, output, all)
        ? new TranslationResult(all.sorted(), List.of(), Decisions.none(), false)
        : new TranslationResult(
            all.sorted(), files(sources, translated::containsKey, output), decisions, false);
  }

  /** Where a warning is an error, it is to be found again. */
  private static boolean isEnough(TranslationRequest request, List<Diagnostic> warnings) {
    return !request.failOnWarning() || warnings.isEmpty();
  }

  private TranslationResult again(RememberedResult last, List<SourceFile> sources) {
    Set<Path> translated = last.translated();
    return new TranslationResult(
        last.warnings(),
        files(sources, s -> translated.contains(s.path())),
        last.decisions(),
        true);
  }

  private interface Store {
    void run() throws IOException;
  }

  /** The output is complete by now: a cache that cannot be written only costs time. */
  private TranslationResult remember(Store store, TranslationResult result) {
    try {
      store.run();
      return result;
    } catch (IOException e) {
      diagnostics.add(
          new Diagnostic(
              DiagnosticCode.UNWRITABLE,
              Severity.WARNING,
              request.cache(),
              0,
              0,
              "the cache of the translation cannot be written: " + FailureReason.of(e),
              "check the folder's permissions and the space left on the disk"));
      return new TranslationResult(
          diagnostics.sorted(), result.files(), result.decisions(), result.upToDate());
    }
  }

  private void checkClassPath() {
    for (Path entry : request.classPath()) {
      if (!Files.exists(entry)) {
        diagnostics.add(
            DiagnosticCode.MISSING_CLASS_PATH_ENTRY,
            entry,
            "this entry of the class path does not exist",
            "build it first, or correct the class path");
      } else if (isArchive(entry)) {
        try (ZipFile archive = new ZipFile(entry.toFile())) {
          archive.size();
        } catch (IOException e) {
          diagnostics.add(
              DiagnosticCode.MISSING_CLASS_PATH_ENTRY,
              entry,
              "this entry of the class path is no archive: " + FailureReason.of(e),
              "build or fetch it again");
        }
      }
    }
  }

  private static boolean isArchive(Path entry) {
    String name = entry.toString().toLowerCase(Locale.ROOT);
    return Files.isRegularFile(entry) && (name.endsWith(".jar") || name.endsWith(".zip"));
  }

  private boolean write(
      List<SourceFile> sources,
      Map<SourceFile, String> translated,
      Path output,
      Diagnostics problems)
      throws IOException {
    Map<Path, byte[]> contents = new LinkedHashMap<>();
    for (SourceFile source : sources) {
      String text = translated.get(source);
      contents.put(
          source.relative(),
          text == null && !source.isDialect()
              ? SourceBytes.unchanged(source, request.encoding())
              : SourceBytes.translated(text == null ? source.text() : text, request.encoding()));
    }
    return new OutputWriter(output, problems).write(contents);
  }

  private List<TranslationResult.FileResult> files(
      List<SourceFile> sources, Predicate<SourceFile> translated) {
    return files(sources, translated, request.output());
  }

  private static List<TranslationResult.FileResult> files(
      List<SourceFile> sources, Predicate<SourceFile> translated, Path output) {
    return sources.stream()
        .map(
            s ->
                new TranslationResult.FileResult(
                    s.path(),
                    output == null ? null : output.resolve(s.relative()),
                    translated.test(s)))
        .toList();
  }

  private TranslationResult failed() {
    return new TranslationResult(diagnostics.sorted(), List.of(), Decisions.none(), false);
  }
}
