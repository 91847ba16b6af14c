package org.ajws.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.diagnostic.FailureReason;

/** Compiles the files of a program. */
final class ProgramCompiler {
  private ProgramCompiler() {}

  /** Compiles into a folder; what the compiler says if it rejects the files. */
  static Optional<String> compile(List<Path> files, SourceClosure.Settings settings, Path classes) {
    StringWriter messages = new StringWriter();
    boolean compiled = compile(files, settings, classes, messages, null);
    return compiled ? Optional.empty() : Optional.of(messages.toString());
  }

  /** The same, with each message to a listener; false if the compiler rejects the files. */
  static boolean compile(
      List<Path> files,
      SourceClosure.Settings settings,
      Path classes,
      StringWriter messages,
      DiagnosticListener<JavaFileObject> listener) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, settings.encoding())) {
      Files.createDirectories(classes);
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, settings.classPath());
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      List<String> options = new ArrayList<>(settings.options());
      options.add("-g");
      return compiler
          .getTask(
              messages,
              manager,
              listener,
              options,
              null,
              manager.getJavaFileObjectsFromPaths(files))
          .call();
    } catch (IOException e) {
      throw new Failure("the program cannot be compiled: " + FailureReason.of(e), e);
    }
  }
}
