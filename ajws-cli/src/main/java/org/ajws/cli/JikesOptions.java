package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.classfile.ClassCompiler;
import org.ajws.processor.classfile.ClassRequest;
import org.ajws.processor.classfile.ClassResult;
import org.ajws.processor.classfile.JikesClasses;
import org.ajws.processor.classfile.JikesVm;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.FailureReason;
import picocli.CommandLine.Option;

/** The options of commands that make class files for target {@code jikesrvm}. */
final class JikesOptions {
  @Option(
      names = "--class-compiler",
      paramLabel = "COMPILER",
      defaultValue = "javac",
      description =
          "What makes class files for jikesrvm: ${COMPLETION-CANDIDATES} (Java 6 only); default"
              + " ${DEFAULT-VALUE}.")
  ClassCompiler compiler;

  @Option(
      names = "--vm-class-path",
      paramLabel = "CP",
      description =
          "The library of Jikes RVM (rvmrt.jar, jksvm.jar), which its programs are then checked"
              + " against; default what is in JIKESRVM_HOME, else a list of Java 6.")
  List<String> vmClassPath = new ArrayList<>();

  /** The VM that the environment names. */
  Optional<JikesVm> vm() {
    return JikesVm.in(System.getenv());
  }

  /** Compiles and verifies a translation and shows what is wrong; whether nothing is. */
  boolean build(
      TranslationResult translation, TranslationOptions options, Path output, Console console) {
    Optional<Diagnostic> problem = vm().flatMap(JikesVm::problem);
    if (problem.isPresent()) {
      console.show(List.of(problem.get()), false);
      return false;
    }
    try {
      ClassResult result =
          JikesClasses.build(
              new ClassRequest(
                  translation.files(),
                  options.fullClassPath(),
                  RuntimePath.jikesEntries(),
                  library(),
                  output,
                  compiler,
                  options.encoding));
      return console.show(result.diagnostics(), options.failOnWarning) == ExitStatus.OK;
    } catch (IOException e) {
      throw new Failure("the class files cannot be made: " + FailureReason.of(e), e);
    }
  }

  /** The VM's jars, as told or found. */
  List<Path> library() {
    return vmClassPath.isEmpty()
        ? vm().map(JikesVm::library).orElse(List.of())
        : ClassPathText.entries(vmClassPath);
  }
}
