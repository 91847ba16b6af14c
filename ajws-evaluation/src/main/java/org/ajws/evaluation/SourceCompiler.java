package org.ajws.evaluation;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.SourceFiles;

/** Compiles folders of sources with the JDK's compiler. */
public final class SourceCompiler {
  private SourceCompiler() {}

  /**
   * Compiles all files below folders, without annotation processors and warnings. Everything is on
   * the class path, so descriptions of modules are left out.
   *
   * @param options more of the compiler's options, such as {@code --release}
   * @throws IOException with the compiler's first message if it rejects them
   */
  public static void compile(
      List<Path> roots, Path classes, List<Path> classPath, Charset encoding, List<String> options)
      throws IOException {
    List<String> all = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none", "-g"));
    all.addAll(options);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IOException("this Java has no compiler - use a JDK");
    }
    Files.createDirectories(classes);
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(messages, Locale.ROOT, encoding)) {
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      boolean done =
          compiler
              .getTask(
                  null,
                  manager,
                  messages,
                  all,
                  null,
                  manager.getJavaFileObjectsFromPaths(sources(roots)))
              .call();
      if (!done) {
        throw new IOException(
            "the compiler rejects "
                + roots
                + ": "
                + messages.getDiagnostics().stream()
                    .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                    .map(Object::toString)
                    .findFirst()
                    .orElse("no reason given"));
      }
    }
  }

  private static List<Path> sources(List<Path> roots) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      files.addAll(SourceFiles.below(root));
    }
    files.removeIf(file -> file.endsWith("module-info.java"));
    return files;
  }
}
