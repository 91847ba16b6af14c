package org.ajws.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskListener;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * One run of the compiler.
 *
 * @param ok whether it was content
 * @param messages what it said, as {@code FILE:LINE:COLUMN: kind: text}
 * @param classes what it wrote: paths below the output folder, and bytes
 */
record Compilation(boolean ok, List<String> messages, Map<String, byte[]> classes) {
  /** What programs are compiled against: the compiler opens each entry, for each of them. */
  static final List<Path> CLASS_PATH =
      Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(Path::of)
          .filter(entry -> entry.toString().contains("ajws-"))
          .toList();

  /** The folder of the plugin's service file, then the classes of this module and its libraries. */
  static final String PROCESSOR_PATH =
      Path.of("src/main/plugin") + File.pathSeparator + System.getProperty("java.class.path");

  /**
   * Compiles with the plugin; {@code arguments} are its words.
   *
   * @param output null where each class is written beside its source; {@code classes} is empty then
   */
  static Compilation withPlugin(Path output, List<Path> files, String arguments, String... options)
      throws IOException {
    List<String> all =
        new ArrayList<>(
            List.of("-processorpath", PROCESSOR_PATH, ("-Xplugin:Ajws " + arguments).strip()));
    all.addAll(Arrays.asList(options));
    return run(output, files, all, null);
  }

  /** Compiles with the plugin, and with a listener that is told first. */
  static Compilation withPlugin(Path output, List<Path> files, TaskListener listener)
      throws IOException {
    return run(output, files, List.of("-processorpath", PROCESSOR_PATH, "-Xplugin:Ajws"), listener);
  }

  /** Compiles as if there were no plugin. */
  static Compilation plain(Path output, List<Path> files, String... options) throws IOException {
    return run(output, files, List.of(options), null);
  }

  private static Compilation run(
      Path output, List<Path> files, List<String> options, TaskListener listener)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    boolean encoded = options.contains("-encoding");
    List<String> all = new ArrayList<>(List.of("-g"));
    if (!encoded) {
      all.addAll(List.of("-encoding", "UTF-8"));
    }
    if (output != null) {
      Files.createDirectories(output);
      all.addAll(List.of("-d", output.toString()));
    }
    all.addAll(List.of("-cp", text(CLASS_PATH)));
    all.addAll(options);
    if (!all.contains("-processor")) {
      all.add("-proc:none");
    }
    boolean ok;
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(
            messages, Locale.ROOT, encoded ? null : StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, messages, all, null, manager.getJavaFileObjectsFromPaths(files));
      if (listener != null) {
        task.addTaskListener(listener);
      }
      ok = task.call();
    }
    return new Compilation(
        ok,
        messages.getDiagnostics().stream().map(Compilation::text).collect(Collectors.toList()),
        classes(output));
  }

  /** As an argument of the compiler. */
  static String text(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static String text(Diagnostic<? extends JavaFileObject> d) {
    String kind = d.getKind() == Diagnostic.Kind.ERROR ? "error" : "warning";
    String place =
        d.getSource() == null
            ? ""
            : Path.of(d.getSource().toUri()).getFileName()
                + ":"
                + d.getLineNumber()
                + ":"
                + d.getColumnNumber()
                + ": ";
    return place + kind + ": " + d.getMessage(Locale.ROOT);
  }

  private static Map<String, byte[]> classes(Path output) throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    if (output == null) {
      return classes;
    }
    try (var files = Files.walk(output)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        classes.put(output.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return classes;
  }
}
