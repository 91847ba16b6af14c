package org.ajws.cli;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.source.AjwsTypes;
import org.ajws.processor.source.CompilerText;

/**
 * A program given by one of its files: the sources that it needs, as the compiler finds them
 * through the source path, and the class to run. A folder may hold many programs; only the files
 * that this one reaches are read.
 *
 * @param files the file itself first
 * @param mainClass the first class of the file with a {@code main}; empty if there is none
 * @param errors what the compiler found wrong, at the place in the user's file
 */
record SourceClosure(List<Path> files, Optional<String> mainClass, List<Diagnostic> errors) {

  /** How the program is compiled. */
  record Settings(List<Path> classPath, Charset encoding, String release, Dialect dialect) {
    /**
     * Since this version {@code main} needs no parameter, and need be neither public nor static.
     */
    private static final int INSTANCE_MAIN = 25;

    boolean hasInstanceMain() {
      int level =
          release == null
              ? Runtime.version().feature()
              : Integer.parseInt(release.replaceFirst("^1\\.", ""));
      return level >= INSTANCE_MAIN;
    }

    List<String> options() {
      List<String> options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none"));
      if (release != null) {
        options.addAll(List.of("--release", release));
      }
      return options;
    }
  }

  /** Finds what a file needs. */
  static SourceClosure of(Path file, Settings settings) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try {
      List<Diagnostic> errors = new ArrayList<>();
      CompilationUnitTree unit = parse(compiler, file, settings, errors);
      Set<Path> files = new LinkedHashSet<>(List.of(file));
      if (errors.isEmpty()) {
        reach(compiler, file, unit, settings, files, errors);
      }
      return new SourceClosure(List.copyOf(files), mainClass(unit, settings), errors);
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + FailureReason.of(e), e);
    }
  }

  private static CompilationUnitTree parse(
      JavaCompiler compiler, Path file, Settings settings, List<Diagnostic> errors)
      throws IOException {
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (DialectFileManager manager = manager(compiler, settings, messages)) {
      CompilerText failure = new CompilerText();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  failure, manager, messages, settings.options(), null, manager.sources(file));
      CompilationUnitTree unit = failure.of(task::parse).iterator().next();
      addErrors(messages, file, errors);
      return unit;
    }
  }

  private static void reach(
      JavaCompiler compiler,
      Path file,
      CompilationUnitTree unit,
      Settings settings,
      Set<Path> files,
      List<Diagnostic> errors)
      throws IOException {
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (DialectFileManager manager = manager(compiler, settings, messages)) {
      Path root = sourceRoot(file, unit);
      manager.setSourcePath(root == null ? List.of() : List.of(root));
      List<String> options = new ArrayList<>(settings.options());
      options.add("-implicit:class");
      CompilerText failure = new CompilerText();
      JavacTask task =
          (JavacTask)
              compiler.getTask(failure, manager, messages, options, null, manager.sources(file));
      Path same = file.toAbsolutePath().normalize();
      task.addTaskListener(
          new TaskListener() {
            @Override
            public void started(TaskEvent event) {
              if (event.getKind() == TaskEvent.Kind.PARSE) {
                Path parsed = Path.of(event.getSourceFile().toUri());
                if (!parsed.normalize().equals(same)) {
                  files.add(shortened(parsed));
                }
              }
            }
          });
      failure.of(task::analyze);
      addErrors(messages, file, errors);
    }
  }

  private static DialectFileManager manager(
      JavaCompiler compiler, Settings settings, DiagnosticCollector<JavaFileObject> messages)
      throws IOException {
    StandardJavaFileManager manager =
        compiler.getStandardFileManager(messages, Locale.ROOT, settings.encoding());
    manager.setLocationFromPaths(StandardLocation.CLASS_PATH, settings.classPath());
    return new DialectFileManager(manager, settings.dialect());
  }

  private static void addErrors(
      DiagnosticCollector<JavaFileObject> messages, Path file, List<Diagnostic> errors)
      throws IOException {
    for (javax.tools.Diagnostic<? extends JavaFileObject> message : messages.getDiagnostics()) {
      if (message.getKind() == javax.tools.Diagnostic.Kind.ERROR) {
        errors.add(diagnostic(message, file));
      }
    }
  }

  /** The folder above the file's package; null where the file does not lie in its package. */
  private static Path sourceRoot(Path file, CompilationUnitTree unit) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (unit.getPackageName() == null) {
      return folder;
    }
    Path inRoot = Path.of(unit.getPackageName().toString().replace('.', '/'));
    if (!folder.endsWith(inRoot)) {
      return null;
    }
    for (int i = inRoot.getNameCount(); i > 0; i--) {
      folder = folder.getParent();
    }
    return folder;
  }

  private static Optional<String> mainClass(CompilationUnitTree unit, Settings settings) {
    String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    for (Tree type : unit.getTypeDecls()) {
      if (type instanceof ClassTree c
          && c.getMembers().stream().anyMatch(m -> isMain(c, m, settings.hasInstanceMain()))) {
        return Optional.of(prefix + c.getSimpleName());
      }
    }
    return Optional.empty();
  }

  private static boolean isMain(ClassTree type, Tree member, boolean instance) {
    if (!(member instanceof MethodTree method)
        || !method.getName().contentEquals("main")
        || method.getParameters().size() > 1) {
      return false;
    }
    Set<Modifier> flags = method.getModifiers().getFlags();
    boolean open = flags.contains(Modifier.PUBLIC) || type.getKind() == Tree.Kind.INTERFACE;
    boolean legal =
        instance
            ? !flags.contains(Modifier.PRIVATE) && !flags.contains(Modifier.ABSTRACT)
            : open && flags.contains(Modifier.STATIC) && method.getParameters().size() == 1;
    return legal
        && method.getParameters().stream()
            .map(p -> p.getType().toString())
            .allMatch(t -> t.startsWith("String") || t.startsWith("java.lang.String"));
  }

  /** A compiler message in our form; its columns count a tab as one, javac's do not. */
  private static Diagnostic diagnostic(
      javax.tools.Diagnostic<? extends JavaFileObject> message, Path file) throws IOException {
    DiagnosticCode code = DiagnosticCode.SYNTAX;
    String said = CompilerText.oneLine(message);
    String cause = "this is not legal Java: " + said;
    String fix = AjwsTypes.fix(said, "correct it; the compiler says the same");
    if (message.getSource() == null || message.getPosition() < 0) {
      return new Diagnostic(code, code.severity(), file, 0, 0, cause, fix);
    }
    String text = DialectFileManager.original(message.getSource());
    int position = Math.toIntExact(message.getPosition());
    int offset =
        Math.min(DialectFileManager.originalOffset(message.getSource(), position), text.length());
    int lineStart =
        Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
    return new Diagnostic(
        code,
        code.severity(),
        shortened(Path.of(message.getSource().toUri())),
        Math.toIntExact(message.getLineNumber()),
        offset - lineStart + 1,
        cause,
        fix);
  }

  /** As the user would write it: relative to the working folder where it lies below. */
  private static Path shortened(Path path) {
    Path here = Path.of("").toAbsolutePath();
    return path.startsWith(here) && Files.exists(path) ? here.relativize(path) : path;
  }
}
