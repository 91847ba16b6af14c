package org.ajws.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.ajws.benchmarks.loops.Kernel;
import org.ajws.evaluation.measure.Forks;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Severity;

/** Translates measured programs and compiles the result, apart from their serial classes. */
public final class Translation {
  private Translation() {}

  /** The sources have errors. */
  public static final class Rejected extends IllegalStateException {
    private static final long serialVersionUID = 1;

    Rejected(List<Diagnostic> errors) {
      super(
          errors.stream()
              .map(Diagnostic::format)
              .collect(Collectors.joining("\n", "the programs cannot be translated:\n", "")));
    }
  }

  /** The loops of {@code org.ajws.benchmarks.loops}, for the default target. */
  public static List<Path> of(List<String> kernels, Path work) throws IOException {
    return of(Kernel.class.getPackageName(), kernels, Target.TRYCATCH, work);
  }

  /**
   * Makes the AJWS version of some programs.
   *
   * @param packageName of their classes, whose sources are resources
   * @param programs simple names of the classes
   * @param work an empty folder for sources and classes
   * @return the class path of the translated program: its classes before those it shares with the
   *     serial one
   * @throws IOException if a folder cannot be written
   * @throws Rejected if the sources have an error
   * @throws IllegalStateException if the translation does not compile
   */
  public static List<Path> of(String packageName, List<String> programs, Target target, Path work)
      throws IOException {
    return of(packageName, programs, target, LockSettings.of(LockKind.MONITOR), work);
  }

  /** The same with locks for atomic sets. */
  static List<Path> of(
      String packageName, List<String> programs, Target target, LockSettings locks, Path work)
      throws IOException {
    return of(packageName, programs, UnaryOperator.identity(), target, locks, work);
  }

  /** The same of sources that are changed before. */
  static List<Path> of(
      String packageName,
      List<String> programs,
      UnaryOperator<String> change,
      Target target,
      LockSettings locks,
      Path work)
      throws IOException {
    String folder = packageName.replace('.', '/') + "/";
    List<Path> classPath = Forks.ownClassPath();
    Path original = work.resolve("original");
    List<Path> sources = new ArrayList<>();
    for (String program : programs) {
      Path source = original.resolve(folder + program + ".java");
      Files.createDirectories(source.getParent());
      try (InputStream in =
          Kernel.class.getClassLoader().getResourceAsStream(folder + program + ".java")) {
        if (in == null) {
          throw new IllegalStateException("no source of " + program);
        }
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        Files.writeString(source, change.apply(text));
      }
      sources.add(source);
    }
    Path translated = Files.createDirectories(work.resolve("translated"));
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(sources, classPath, translated)
                .withTarget(target)
                .withLocks(locks));
    if (result.hasErrors()) {
      throw new Rejected(
          result.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList());
    }
    Path classes = Files.createDirectories(work.resolve("classes"));
    compile(
        result.files().stream().map(TranslationResult.FileResult::output).toList(),
        classPath,
        classes);
    List<Path> path = new ArrayList<>(List.of(classes));
    path.addAll(classPath);
    return path;
  }

  private static void compile(List<Path> sources, List<Path> classPath, Path classes)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("this Java has no compiler: use a JDK");
    }
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      String path =
          classPath.stream()
              .map(Path::toString)
              .collect(Collectors.joining(java.io.File.pathSeparator));
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  files,
                  null,
                  List.of("-proc:none", "-cp", path, "-d", classes.toString()),
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled) {
        throw new IllegalStateException("the translation does not compile:\n" + messages);
      }
    }
  }
}
