package org.ajws.javac;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.MultiTaskListener;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.JavaFileObject;
import org.ajws.processor.TranslationFaults;
import org.ajws.processor.Translator;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.source.ConstructFilter;
import org.ajws.processor.source.JavaFiles;

/**
 * Follows one compilation. When it begins, all its files are translated at once: the checks look
 * across them. The compiler is then given files that have the translation as their text. Where a
 * program parses with the compiler's interface before the compilation begins, each unit gets the
 * trees of its translation as soon as it was parsed, before anything was made of those it had.
 */
final class TranslatedCompilation implements TaskListener {
  private final JavacTask task;
  private final Context context;
  private final PluginArguments arguments;
  private final CompilationInput input;
  private final CompilerMessages messages;

  private final AddedMembers added = new AddedMembers();
  private final CodeNobodyWrote nobodyWrote = new CodeNobodyWrote();
  private boolean watched;

  /** The new texts of the files that have constructs; null until they are made. */
  private Map<Path, Translator.Text> translated;

  /**
   * The files that stand for the user's from entering on. While the compiler finds out which module
   * a unit belongs to, after parsing and after each round of processors, it wants its own files.
   */
  private final Map<JCCompilationUnit, PresentedFile> presented = new IdentityHashMap<>();

  /** The units that were looked at. */
  private final Set<JCCompilationUnit> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  /** What does not fit of the module's classes that are not compiled now. */
  private UnfitClasses unfit;

  private boolean checked;
  private boolean warned;

  /** The files that the compiler has parsed so far. */
  private final Set<Path> parsed = new HashSet<>();

  /** What was asked of the translator, and what it said; null where it failed. */
  private TranslationRequest request;

  private Translator.Texts result;

  /**
   * What the translator said. An error before the sources are attributed would keep the compiler
   * from saying what it has against them: the user is told everything at once.
   */
  private final List<Diagnostic> found = new ArrayList<>();

  /** What went wrong that no place is to blame for. */
  private final List<String> failures = new ArrayList<>();

  /** Whether a file was parsed, so that something may be reported. */
  private boolean begun;

  /** What the compiler will say in its own words when it attributes the sources. */
  private final List<Diagnostic> ofCompiler = new ArrayList<>();

  TranslatedCompilation(JavacTask task, PluginArguments arguments) {
    this.task = task;
    this.context = ((BasicJavacTask) task).getContext();
    this.arguments = arguments;
    this.input = new CompilationInput(context);
    this.messages = new CompilerMessages(task, context, input);
  }

  @Override
  public void started(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.COMPILATION && translated == null) {
      translate();
      input.present(translated);
      parseUnheard();
    }
    if (event.getKind() == TaskEvent.Kind.ENTER) {
      see((JCCompilationUnit) event.getCompilationUnit());
    }
    if (event.getKind() == TaskEvent.Kind.ENTER || event.getKind() == TaskEvent.Kind.ANALYZE) {
      PresentedFile file = presented.get((JCCompilationUnit) event.getCompilationUnit());
      if (file != null) {
        ((JCCompilationUnit) event.getCompilationUnit()).sourcefile = file;
      }
    }
    if (event.getKind() == TaskEvent.Kind.ANALYZE) {
      watchOthers();
      checkBefore(false);
      reportOnce(found);
      reportAdded((JCCompilationUnit) event.getCompilationUnit());
    } else if (event.getKind() == TaskEvent.Kind.GENERATE) {
      // The compiler was content with what the translator was not: nothing stays unsaid.
      reportOnce(ofCompiler);
      nameOriginal(event);
    }
  }

  /**
   * Where somebody listens, the compiler keeps the end of each tree and the comments of all files:
   * a twentieth of a compilation. So nobody does until it reads its last file, if there is nothing
   * to be said before and no other listener.
   */
  private void parseUnheard() {
    MultiTaskListener all = MultiTaskListener.instance(context);
    if (input.isUnnamed() && input.size() > 1 && all.getTaskListeners().size() == 1) {
      all.clear();
      input.whenLastIsRead(() -> task.addTaskListener(this));
    }
  }

  /** Not before: processors and their rounds change the compiler's handlers of messages. */
  private void watchOthers() {
    if (!watched && !presented.isEmpty()) {
      watched = true;
      nobodyWrote.watch(Log.instance(context));
    }
  }

  /** An error before the first class is attributed keeps all classes from being written. */
  private void checkBefore(boolean last) {
    if (result == null || checked && !last || result.hasErrors()) {
      return;
    }
    checked = true;
    try {
      Set<Path> compiled = input.compilesWhatItFinds() ? parsed : Set.of();
      List<Diagnostic> wrong =
          last ? unfit.checkAgain(translated, compiled) : unfit.check(translated, compiled);
      failIfWarned(wrong);
      found.addAll(wrong);
    } catch (IOException e) {
      messages.fail("AJWS cannot read a source again: " + FailureReason.of(e));
    }
  }

  private void reportAdded(JCCompilationUnit unit) {
    added.find(
        unit,
        (type, names) ->
            messages.error(
                DiagnosticCode.GENERATED_MEMBER,
                "an annotation processor has added "
                    + names
                    + " to "
                    + type.name
                    + ", a class with atomic sets; they would use the sets' fields without their"
                    + " locks",
                "write the members that are needed by hand, or translate what the processor writes",
                type,
                unit));
  }

  private void report(List<Diagnostic> diagnostics) {
    diagnostics.forEach(messages::report);
  }

  private void reportOnce(List<Diagnostic> diagnostics) {
    List<Diagnostic> all = List.copyOf(diagnostics);
    diagnostics.clear();
    report(all);
  }

  /** Who writes the class file, and who asks where it comes from, is told the user's own file. */
  private static void nameOriginal(TaskEvent event) {
    if (event.getTypeElement() instanceof ClassSymbol type
        && type.sourcefile instanceof PresentedFile presented) {
      type.sourcefile = presented.original();
    }
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.COMPILATION) {
      checkBefore(true);
      reportOnce(found);
      reportFaults();
      if (nobodyWrote.summary() != null) {
        messages.note(nobodyWrote.summary());
      }
    }
    if (event.getKind() == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND) {
      presented.forEach((unit, file) -> unit.sourcefile = file.original());
    }
    if (event.getKind() != TaskEvent.Kind.PARSE) {
      return;
    }
    if (translated == null) {
      translate();
    }
    begun = true;
    reportFailures();
    see((JCCompilationUnit) event.getCompilationUnit());
  }

  /** Looks at a unit that was parsed, once; before anything is entered. */
  private void see(JCCompilationUnit unit) {
    if (!seen.add(unit)) {
      return;
    }
    if (unit.sourcefile instanceof LastFile last) {
      unit.sourcefile = last.original();
    }
    if (unit.sourcefile instanceof PresentedFile known) {
      unit.sourcefile = known.original();
      presented.put(unit, known);
    }
    JavaFileObject file = unit.sourcefile;
    Path path = input.pathOf(file);
    Translator.Text text = path == null ? null : translated.get(path);
    if (path != null) {
      parsed.add(path);
    }
    if (path != null && input.hasChanged(path)) {
      reportChanged(file, path, unit);
    } else if (text != null) {
      if (!presented.containsKey(unit)) {
        presented.put(unit, UnitReplacement.of(context, unit, text.text()));
      }
      added.remember(unit);
    } else if (path == null || input.anyFile(path) == null) {
      reportUnnamed(file);
    }
  }

  /** The compiler was not content: is it with what was made for the constructs? */
  private void reportFaults() {
    if (Log.instance(context).nerrors > 0 && translated != null && !translated.isEmpty()) {
      Map<Path, String> texts = new HashMap<>();
      translated.forEach((file, text) -> texts.put(file, text.text()));
      try {
        report(TranslationFaults.search(request, result.result(), texts));
      } catch (UncheckedIOException e) {
        messages.fail("AJWS cannot read its cache again: " + FailureReason.of(e));
      }
    }
  }

  /** Not before a file was parsed: errors at the beginning keep the compiler from reading any. */
  private void reportFailures() {
    failures.forEach(messages::fail);
    failures.clear();
  }

  private void translate() {
    translated = Map.of();
    if (input.isEmpty()) {
      return;
    }
    try {
      CompiledBefore before = input.compiledBefore(arguments.cache());
      unfit = new UnfitClasses(before, input.classVersion());
      request = input.request(arguments);
      result = Translator.translateInMemory(request);
      List<Diagnostic> all = result.diagnostics();
      all.forEach(d -> (isOfCompiler(d) ? ofCompiler : found).add(d));
      failIfWarned(all);
      if (!result.translated().isEmpty() && input.lacksRuntime()) {
        failures.add(
            "the sources have constructs of AJWS, and ajws-runtime, which their translation calls,"
                + " is not on the class path — add org.ajws:ajws-runtime of the version of"
                + " ajws-javac-plugin");
        return;
      }
      translated = result.translated();
      if (arguments.output() != null && !isStopped(all)) {
        found.addAll(
            new ReadableTranslations(arguments.output(), input.encoding())
                .write(Set.copyOf(request.sources()), translated));
      }
      remember(before);
    } catch (IOException e) {
      failures.add("AJWS cannot read or write a file: " + FailureReason.of(e));
    } catch (RuntimeException e) {
      // The compiler would ask for a report to its own makers.
      StackTraceElement[] trace = e.getStackTrace();
      failures.add(
          "AJWS itself failed: "
              + (e instanceof IllegalStateException ? e.getMessage() : e)
              + (trace.length == 0 ? "" : " (" + trace[0] + ")")
              + " — report it with the sources; '-Xplugin:Ajws skip' compiles without AJWS");
    }
  }

  /** Whether nothing is translated, for what was found. */
  private boolean isStopped(List<Diagnostic> all) {
    return result.hasErrors() || arguments.failOnWarning() && !all.isEmpty();
  }

  /** A cache that cannot be written only costs time. */
  private void remember(CompiledBefore before) {
    try {
      before.remember(!translated.isEmpty());
    } catch (IOException e) {
      if (found.stream()
          .anyMatch(
              d -> d.code() == DiagnosticCode.UNWRITABLE && arguments.cache().equals(d.file()))) {
        return; // the translation has said it of the same folder
      }
      found.add(
          new Diagnostic(
              DiagnosticCode.UNWRITABLE,
              Severity.WARNING,
              arguments.cache(),
              0,
              0,
              "what is known of the module's classes cannot be written: " + FailureReason.of(e),
              "check the folder's permissions and the space left on the disk"));
    }
  }

  /** Where a warning counts as an error, and no error says so. */
  private void failIfWarned(List<Diagnostic> diagnostics) {
    if (arguments.failOnWarning()
        && !warned
        && !diagnostics.isEmpty()
        && diagnostics.stream().allMatch(d -> d.severity() == Severity.WARNING)) {
      warned = true;
      failures.add("AJWS warns, and failOnWarning is set");
      if (begun) {
        reportFailures();
      }
    }
  }

  private boolean isOfCompiler(Diagnostic diagnostic) {
    return (diagnostic.code() == DiagnosticCode.UNBOUND
            || diagnostic.code() == DiagnosticCode.SYNTAX)
        && (diagnostic.file() == null || input.file(diagnostic.file()) != null);
  }

  /** The translator may have read another text than the compiler, which has only the trees now. */
  private void reportChanged(JavaFileObject file, Path path, CompilationUnitTree unit) {
    if (translated.isEmpty() && !ConstructFilter.mayHoldConstruct(unit.toString())) {
      return;
    }
    messages.report(
        file,
        new Diagnostic(
            DiagnosticCode.UNREADABLE,
            Severity.ERROR,
            path,
            1,
            1,
            "this file was written while it was compiled",
            "compile again"));
  }

  /** A file that nobody named was not there when the others were translated. */
  private void reportUnnamed(JavaFileObject file) {
    CharSequence text;
    try {
      text = file.getCharContent(true);
    } catch (IOException e) {
      return; // it was parsed a moment ago: if it is gone now, the compiler says so
    }
    if (JavaFiles.isInfo(Path.of(file.getName()))) {
      return; // a module may read ours
    }
    if (ConstructFilter.mayHoldConstruct(text.toString())) {
      reportUnnamed(
          file,
          Severity.ERROR,
          "has constructs of AJWS: they would run serially",
          "name it among the sources of the compilation, or keep constructs out of generated"
              + " sources");
    } else if (runsInParallel() && ConstructFilter.mayHoldLock(text.toString())) {
      reportUnnamed(
          file,
          Severity.WARNING,
          "takes locks: a loop or async whose body wants one that is held around it would wait"
              + " for ever",
          "name it among the sources of the compilation, or hold no lock of it around constructs");
    }
  }

  private boolean runsInParallel() {
    return result != null && result.runsInParallel();
  }

  private void reportUnnamed(JavaFileObject file, Severity severity, String what, String fix) {
    Diagnostic unnamed =
        new Diagnostic(
            DiagnosticCode.NOT_TRANSLATED,
            severity,
            input.pathOf(file),
            1,
            1,
            "this source was not named to the compiler, which found or made it on the way, and "
                + what,
            fix);
    messages.report(file, unnamed);
    failIfWarned(List.of(unnamed));
  }
}
