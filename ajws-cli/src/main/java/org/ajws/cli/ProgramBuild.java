package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.LargeStack;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.source.DeepSources;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.dialect.DialectReader;
import org.ajws.report.MethodSizes;

/** Translates a program of one file, and the files beside it that it needs, and compiles it. */
final class ProgramBuild {
  private final Path file;
  private final TranslationOptions options;
  private final JikesOptions jikes;
  private final Console console;
  private List<Path> sources = List.of();

  /** Messages go to the console. */
  ProgramBuild(Path file, TranslationOptions options, JikesOptions jikes, Console console) {
    this.file = file;
    this.options = options;
    this.jikes = jikes;
    this.console = console;
  }

  private Diagnostic tooDeep() {
    List<SourceFile> read = new ArrayList<>();
    for (Path source : sources.isEmpty() ? List.of(file) : sources) {
      try {
        read.add(
            SourceFile.of(
                source, source.getFileName(), Files.readString(source, options.encoding), ""));
      } catch (IOException e) {
        return DeepSources.message(List.of(), "to be compiled"); // it changed under our hands
      }
    }
    return DeepSources.message(read, "to be compiled");
  }

  /** The name of the class to run; null after an error, which is shown. */
  String build(ScratchFolder scratch) {
    try {
      return LargeStack.call(() -> translateAndCompile(scratch));
    } catch (StackOverflowError e) {
      console.show(List.of(tooDeep()), false);
      return null;
    }
  }

  /** The program's own files, once it is built. */
  List<Path> sources() {
    return sources;
  }

  private String translateAndCompile(ScratchFolder scratch) {
    options.oldProgram = mayCallResearchVm();
    if (options.target == Target.JIKESRVM) {
      options.vmLibrary = jikes.library();
    }
    SourceClosure.Settings settings =
        new SourceClosure.Settings(
            options.fullClassPath(), options.encoding, options.level(), options.dialect);
    List<Diagnostic> wrong = unreadable(file, options);
    if (!wrong.isEmpty()) {
      console.show(wrong, false);
      return null;
    }
    SourceClosure program = SourceClosure.of(file, settings);
    sources = program.files();
    TranslationResult result =
        Translator.translate(options.request(program.files(), scratch.resolve("sources")));
    if (console.show(result.diagnostics(), options.failOnWarning) != ExitStatus.OK) {
      return null;
    }
    if (!program.errors().isEmpty()) {
      console.show(program.errors(), false);
      return null;
    }
    String mainClass =
        program
            .mainClass()
            .orElseThrow(
                () ->
                    new Failure(
                        file + " has no class with a public static void main(String[]) — add one"));
    Path classes = scratch.resolve("classes");
    if (options.target == Target.JIKESRVM) {
      return jikes.build(result, options, classes, console) ? mainClass : null;
    }
    if (!CompiledTranslation.compile(result, settings, classes, console)) {
      return null;
    }
    return console.show(sizes(result, classes), options.failOnWarning) == ExitStatus.OK
        ? mainClass
        : null;
  }

  /** Why a file cannot be the one that a program is given by; empty where it can. */
  static List<Diagnostic> unreadable(Path file, TranslationOptions options) {
    if (Files.isDirectory(file)) {
      DiagnosticCode code = DiagnosticCode.UNREADABLE;
      return List.of(
          new Diagnostic(
              code,
              Severity.ERROR,
              file,
              0,
              0,
              "this is a folder",
              "name the file whose main is to run"));
    }
    return JavaFiles.isJava(file) && Files.isRegularFile(file) && Files.isReadable(file)
        ? List.of()
        : Translator.translate(options.request(List.of(file), null)).diagnostics();
  }

  private boolean mayCallResearchVm() {
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      return false;
    }
    try {
      // What cannot be decoded is reported when the file is read as a source.
      String text = new String(Files.readAllBytes(file), options.encoding);
      return text.contains("org.jikesrvm")
          || text.contains("org.mmtk")
          || new DialectReader(options.dialect, new Diagnostics()).standardForm(file, text) != null;
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + FailureReason.of(e), e);
    }
  }

  private static List<Diagnostic> sizes(TranslationResult result, Path classes) {
    try {
      return MethodSizes.of(result, classes).warnings();
    } catch (IOException e) {
      throw new Failure("the class files cannot be read: " + e.getMessage(), e);
    }
  }
}
