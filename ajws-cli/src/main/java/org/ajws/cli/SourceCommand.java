package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.ajws.processor.Translator;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.source.JavaFiles;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command over source roots and files. */
abstract class SourceCommand implements Callable<Integer> {
  @Spec CommandSpec spec;

  @Mixin TranslationOptions options;

  @Parameters(
      paramLabel = "PATH",
      arity = "1..*",
      description = "Source roots (their .java files in all folders) or single .java files.")
  List<Path> paths;

  final Console console() {
    return new Console(
        spec.commandLine().getOut(), spec.commandLine().getErr(), Console.onTerminal());
  }

  /** Translates the paths (null: checks them) and prints the diagnostics; null after an error. */
  final TranslationResult translate(Path output, String what) {
    return translate(output, what, Translator::translate);
  }

  /** The same by a translation that does more. */
  final TranslationResult translate(
      Path output, String what, Function<TranslationRequest, TranslationResult> translation) {
    Console console = console();
    List<Diagnostic> empty = SourceFolders.withoutSources(paths);
    if (!empty.isEmpty()) {
      console.show(empty, false);
      return null;
    }
    options.oldProgram = namesResearchVm();
    TranslationRequest request = options.request(paths, output).withClassRelease(options.level());
    TranslationResult result;
    try (Progress progress = Progress.of(console, what)) {
      result = translation.apply(request);
    }
    return console.show(result.diagnostics(), options.failOnWarning) == ExitStatus.OK
        ? result
        : null;
  }

  /**
   * Whether a source names classes of the research VM: it is checked against what stands for them.
   */
  private boolean namesResearchVm() {
    for (Path path : paths) {
      try {
        for (Path file : Files.isDirectory(path) ? JavaFiles.below(path) : List.of(path)) {
          String text = new String(Files.readAllBytes(file), options.encoding);
          if (text.contains("org.jikesrvm") || text.contains("org.mmtk")) {
            return true;
          }
        }
      } catch (IOException e) {
        continue; // what cannot be read is said when it is read as a source
      }
    }
    return false;
  }

  /** What was found, in words. */
  static String summary(TranslationResult result) {
    return Console.counted(result.files().size(), "file") + ": " + result.decisions().counts();
  }
}
