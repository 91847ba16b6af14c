package org.ajws.processor.classfile;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;

/** Translations for Jikes RVM, compiled against its runtime and loaded apart from the tests. */
final class JikesPrograms {
  /** The classes of {@code ajws-jikesrvm}, those of the stub included. */
  static final Path RUNTIME = entry("ajws-jikesrvm");

  private static final Path ANNOTATIONS = entry("ajws-annotations");

  private JikesPrograms() {}

  private static Path entry(String module) {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(e -> e.contains(module))
        .map(Path::of)
        .findFirst()
        .orElseThrow();
  }

  static TranslationResult translate(List<Path> sources, Path output) {
    return Translator.translate(
        TranslationRequest.of(sources, Sources.CLASS_PATH, output).withTarget(Target.JIKESRVM));
  }

  /**
   * Compiles sources.
   *
   * @param release the Java version; null for that of the running JDK
   * @return the compiler's errors, one a line; empty without
   */
  static String compile(List<Path> sources, Path classes, String release) throws IOException {
    StringBuilder errors = new StringBuilder();
    for (Diagnostic<?> d : errors(sources, classes, release)) {
      errors.append(d.getLineNumber()).append(": ").append(d.getMessage(Locale.ROOT)).append('\n');
    }
    return errors.toString();
  }

  /** Compiles those of the sources that can be compiled, and returns them. */
  static List<Path> compilable(List<Path> sources, Path classes, String release)
      throws IOException {
    List<Path> left = new ArrayList<>(sources);
    List<Diagnostic<? extends JavaFileObject>> errors = errors(left, classes, release);
    while (!errors.isEmpty()) { // of an early kind; without these files there may be later ones
      int before = left.size();
      for (Diagnostic<? extends JavaFileObject> d : errors) {
        Path file = Path.of(d.getSource().toUri());
        left.removeIf(p -> p.toAbsolutePath().equals(file));
      }
      if (left.size() == before) {
        throw new AssertionError(errors.toString());
      }
      errors = errors(left, classes, release);
    }
    return left;
  }

  private static List<Diagnostic<? extends JavaFileObject>> errors(
      List<Path> sources, Path classes, String release) throws IOException {
    if (sources.isEmpty()) {
      return List.of();
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    Files.createDirectories(classes);
    List<String> options = new ArrayList<>(List.of("-g", "-proc:none", "-Xlint:none"));
    if (release != null) {
      options.addAll(List.of("--release", release));
    }
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(RUNTIME, ANNOTATIONS));
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      compiler
          .getTask(null, files, messages, options, null, files.getJavaFileObjectsFromPaths(sources))
          .call();
    }
    return messages.getDiagnostics().stream()
        .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }

  /** A loader of classes and of the runtime of the target, without that for OpenJDK. */
  static URLClassLoader loader(Path... folders) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (Path folder : folders) {
      urls.add(folder.toUri().toURL());
    }
    urls.add(RUNTIME.toUri().toURL());
    urls.add(ANNOTATIONS.toUri().toURL());
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  static List<Path> sourcesIn(Path folder) throws IOException {
    try (var tree = Files.walk(folder)) {
      return tree.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }
}
