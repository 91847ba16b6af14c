package org.ajws.processor.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;

/**
 * Parses and attributes sources with the compiler of the running JDK (its supported API {@code
 * com.sun.source}): every name and type is what the build's own compiler will see, for every
 * overload and on every run. {@code docs/design/binding.md} says how this compares with a separate
 * symbol solver.
 *
 * <p>Classes of libraries are read when somebody first looks at them, so a bound module is of use
 * until the binder is closed.
 */
public final class Binder implements AutoCloseable {
  private static final String PREVIEW = "--enable-preview";

  /** The Java that has patterns in switches. */
  private static final int PATTERNS = 21;

  private final List<Path> classPath;
  private final Charset encoding;
  private final String release;
  private final Diagnostics diagnostics;
  private final List<MemoryFileManager> opened = new ArrayList<>();
  private List<String> processing = List.of();
  private List<String> platform = List.of();
  private boolean processed;
  private boolean whole;

  /** The compiler wraps the file objects it is given; their URI is what comes back unchanged. */
  private final Map<URI, SourceFile> byUri = new HashMap<>();

  /** Binds against a class path at a language level (null: that of the running JDK). */
  public Binder(List<Path> classPath, Charset encoding, String release, Diagnostics diagnostics) {
    this.classPath = classPath;
    this.encoding = encoding;
    this.release = release;
    this.diagnostics = diagnostics;
  }

  /** Binds with the compiler's options for a platform, if there are any, instead of a release. */
  public Binder withPlatform(List<String> options) {
    platform = List.copyOf(options);
    return this;
  }

  /**
   * Has annotation processors run where names are not found without.
   *
   * @param options of the compiler that choose them; empty for none
   */
  public Binder withProcessors(List<String> options) {
    processing = List.copyOf(options);
    return this;
  }

  /** Whether annotation processors were run. */
  public boolean hasProcessed() {
    return processed;
  }

  /** Has all files bound, also those that no candidate names ({@link BoundModule#others}). */
  public Binder withWholeModule() {
    whole = true;
    return this;
  }

  /** A bound module and the compiler's errors in it, by file. */
  public record Result(BoundModule module, List<CompilerError> errors) {
    /**
     * The one with fewer errors where constructs may stand; of equals that with fewer elsewhere.
     */
    private Result orBetter(Result other) {
      if (other == null) {
        return this;
      }
      int here = Long.compare(other.errorsInFiles(), errorsInFiles());
      return here < 0 || (here == 0 && other.errors.size() < errors.size()) ? other : this;
    }

    private long errorsInFiles() {
      return errors.stream()
          .filter(e -> module.files().stream().anyMatch(f -> f.source() == e.file()))
          .count();
    }
  }

  /** An error the compiler found while it attributed: a name or type that cannot be bound. */
  public record CompilerError(SourceFile file, int offset, String message) {
    /** Whether a name is not found, which annotation processors may still provide. */
    public boolean isUnbound() {
      return message.matches("(?s)cannot (find symbol|access).*|.* does not exist");
    }

    /** Whether a class extends itself: then there is no end to what it inherits. */
    boolean isCyclic() {
      return message.startsWith("cyclic inheritance ");
    }

    /** The class that another file declares, too: the compiler leaves this one unbound. */
    Optional<String> declaredTwice() {
      String start = "duplicate class: ";
      return message.startsWith(start)
          ? Optional.of(message.substring(start.length()).strip())
          : Optional.empty();
    }

    /** What is wrong with {@code part}, such as "this part of a construct". */
    public String causeIn(String part) {
      String known = known(SetAnnotations.cause(this), RepeatedLabel.cause(this));
      String compiler = isUnbound() ? "the compiler cannot bind " : "the compiler rejects ";
      return known != null ? known : compiler + part + ": " + message;
    }

    /** What to do about it: only a name that is not found may be in a library that is not given. */
    public String fix() {
      String known = known(SetAnnotations.fix(this), RepeatedLabel.fix(this));
      return isUnbound()
          ? AjwsTypes.fix(message, "correct it, or complete the class path")
          : known != null ? known : "correct it; the compiler says the same";
    }

    private static String known(String ofSets, String ofLabels) {
      return ofSets != null ? ofSets : ofLabels;
    }
  }

  /**
   * Binds {@code candidates}; other files of {@code all} are loaded where they are needed, unless
   * all are asked for. Returns null after a syntax error in a candidate, which is reported.
   */
  public Result bind(List<SourceFile> all, List<SourceFile> candidates) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      diagnostics.add(
          DiagnosticCode.NO_COMPILER,
          null,
          "the running Java (" + System.getProperty("java.home") + ") has no compiler",
          "run the build with a JDK, version 17 or newer");
      return null;
    }
    // The sources of a module are bound as an unnamed one: what they may read is the build's
    // affair.
    List<SourceFile> ordinary =
        all.stream().filter(f -> !f.relative().endsWith("module-info.java")).toList();
    List<SourceFile> wanted = candidates.stream().filter(ordinary::contains).toList();
    try {
      if (hasUnknownPreview(compiler, wanted)) {
        return null;
      }
      boolean others = whole && wanted.size() < ordinary.size();
      Result result =
          others
              ? bind(compiler, ordinary, ordinary, wanted, List.of(), new Diagnostics())
              : bind(compiler, ordinary, wanted, wanted, List.of(), diagnostics);
      if (result == null && others) { // what is no Java in other files is the compiler's affair
        others = false;
        result = bind(compiler, ordinary, wanted, wanted, List.of(), diagnostics);
      }
      if (result == null || result.errors().isEmpty()) {
        return result;
      }
      // A class in the file of another is found only where that file is named to the compiler, and
      // processors look at named files only.
      if (!processing.isEmpty() || (!others && wanted.size() < ordinary.size())) {
        processed = !processing.isEmpty();
        result =
            result.orBetter(
                bind(compiler, ordinary, ordinary, wanted, processing, new Diagnostics()));
      }
      // A class that is there twice is found once only.
      if (others && result.errorsInFiles() > 0) {
        result =
            result.orBetter(bind(compiler, ordinary, wanted, wanted, List.of(), new Diagnostics()));
      }
      return result;
    } catch (IllegalArgumentException e) {
      return failed(
          "the compiler rejects an option: " + e.getMessage().replaceFirst("^error: ", ""),
          "correct the option");
    } catch (IOException e) {
      return failed("the compiler cannot read its input: " + e.getMessage(), "try again");
    } catch (IllegalStateException | AssertionError e) {
      return failed(
          "the compiler failed: " + e.getMessage(),
          "compile the sources without AJWS to see where");
    }
  }

  /**
   * Before patterns were a part of the language, trees of preview features were not what they are
   * now: no file that may hold a construct must have any.
   */
  private boolean hasUnknownPreview(JavaCompiler compiler, List<SourceFile> wanted)
      throws IOException {
    if (!platform.contains(PREVIEW) || Runtime.version().feature() >= PATTERNS) {
      return false;
    }
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    List<MemoryFileManager.Source> sources = new ArrayList<>();
    for (SourceFile file : wanted) {
      MemoryFileManager.Source source = new MemoryFileManager.Source(file);
      byUri.put(source.toUri(), file);
      sources.add(source);
    }
    CompilerText failure = new CompilerText();
    failure.of(ParserTask.of(compiler, failure, messages, sources)::parse);
    return illegal(errors(messages), diagnostics);
  }

  private Result failed(String cause, String fix) {
    diagnostics.add(DiagnosticCode.COMPILER_FAILED, null, cause, fix);
    return null;
  }

  private Result bind(
      JavaCompiler compiler,
      List<SourceFile> all,
      List<SourceFile> units,
      List<SourceFile> wanted,
      List<String> processors,
      Diagnostics reportTo)
      throws IOException {
    Map<SourceFile, MemoryFileManager.Source> sources = new IdentityHashMap<>();
    for (SourceFile file : all) {
      MemoryFileManager.Source source = new MemoryFileManager.Source(file);
      sources.put(file, source);
      byUri.put(source.toUri(), file);
    }
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    StandardJavaFileManager standard =
        compiler.getStandardFileManager(messages, Locale.ROOT, encoding);
    MemoryFileManager files =
        new MemoryFileManager(
            standard,
            List.copyOf(sources.values()),
            !processors.isEmpty(),
            release == null && platform.isEmpty());
    opened.add(files);
    // Set even where it is empty: javac would otherwise take this program's own class path.
    standard.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
    List<JavaFileObject> objects = units.stream().map(sources::get).collect(Collectors.toList());
    CompilerText failure = new CompilerText();
    JavacTask task =
        (JavacTask) compiler.getTask(failure, files, messages, options(processors), null, objects);
    Set<CompilationUnitTree> attributed = new LinkedHashSet<>();
    task.addTaskListener(
        new TaskListener() {
          @Override
          public void finished(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.ANALYZE) {
              attributed.add(event.getCompilationUnit());
            }
          }
        });
    List<CompilationUnitTree> parsed = new ArrayList<>();
    failure.of(task::parse).forEach(parsed::add);
    if (illegal(errors(messages), reportTo)) {
      return null;
    }
    failure.of(task::analyze);
    if (illegal(errors(messages).stream().filter(CompilerError::isCyclic).toList(), reportTo)) {
      return null;
    }
    if (declaredTwice(errors(messages), parsed, new HashSet<>(wanted), reportTo)) {
      return null;
    }
    return bound(task, parsed, attributed, all, wanted, messages);
  }

  /** Closes the libraries of what was bound: classes that nobody has looked at are gone then. */
  @Override
  public void close() {
    for (MemoryFileManager files : opened) {
      try {
        files.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private List<String> options(List<String> processors) {
    List<String> options = new ArrayList<>(List.of("-implicit:none", "-nowarn"));
    options.addAll(processors.isEmpty() ? List.of("-proc:none") : processors);
    options.addAll(List.of("-Xmaxerrs", "10000", "-Xlint:none"));
    if (!platform.isEmpty()) {
      options.addAll(platform);
    } else if (release != null) {
      options.addAll(List.of("--release", release));
    }
    return options;
  }

  /** Reports the files that may hold constructs, but declare what another file declares, too. */
  private boolean declaredTwice(
      List<CompilerError> errors,
      List<CompilationUnitTree> parsed,
      Set<SourceFile> wanted,
      Diagnostics reportTo) {
    boolean found = false;
    for (CompilerError error : errors) {
      Optional<String> name = error.declaredTwice().filter(n -> wanted.contains(error.file()));
      if (name.isPresent()) {
        SourceFile file = error.file();
        reportTo.add(
            new Diagnostic(
                DiagnosticCode.SYNTAX,
                DiagnosticCode.SYNTAX.severity(),
                file.path(),
                file.line(error.offset()),
                file.column(error.offset()),
                "class %s is declared in %s, too"
                    .formatted(name.get(), other(name.get(), file, parsed)),
                "leave out one of the two; what AJWS has written is not to be translated again"));
        found = true;
      }
    }
    return found;
  }

  private String other(String name, SourceFile file, List<CompilationUnitTree> parsed) {
    for (CompilationUnitTree unit : parsed) {
      SourceFile source = byUri.get(unit.getSourceFile().toUri());
      String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
      for (Tree type : unit.getTypeDecls()) {
        if (source != file
            && type instanceof ClassTree declared
            && name.equals(prefix + declared.getSimpleName())) {
          return source.path().toString();
        }
      }
    }
    return "this file";
  }

  private static boolean illegal(List<CompilerError> errors, Diagnostics reportTo) {
    SourceFile explained = null; // on this line the compiler was led astray
    int explainedLine = 0;
    for (CompilerError error : errors) {
      SourceFile file = error.file();
      if (file == explained && file.line(error.offset()) == explainedLine) {
        continue;
      }
      AnnotatedStatement found =
          error.message().contains("not allowed") // of a declaration, where annotations may stand
              ? null
              : AnnotatedStatement.before(file.text(), error.offset());
      explained = found == null ? explained : file;
      explainedLine = found == null ? explainedLine : file.line(error.offset());
      DiagnosticCode code = found == null ? DiagnosticCode.SYNTAX : found.code();
      int offset = found == null ? error.offset() : found.offset();
      reportTo.add(
          new Diagnostic(
              code,
              code.severity(),
              file.path(),
              file.line(offset),
              file.column(offset),
              found == null ? cause(error) : found.cause(),
              found == null ? fix(error) : found.fix()));
    }
    return !errors.isEmpty();
  }

  private static String cause(CompilerError error) {
    return error.message().contains(PREVIEW)
        ? error.message().replaceFirst("(?s) and (are|is) disabled by default.*", "")
        : "this is not legal Java: " + error.message();
  }

  private static String fix(CompilerError error) {
    if (error.message().contains(PREVIEW)) {
      return "write this file without it, or keep the constructs in another one; with Java "
          + PATTERNS
          + " or newer the compiler plugin (goal configure, -Xplugin:Ajws) understands it where"
          + " the compiler is given --enable-preview";
    }
    String construct =
        ConstructInExpression.fix(error.file().text(), error.offset(), error.message());
    return construct != null
        ? construct
        : AjwsTypes.fix(error.message(), "correct it; the compiler says the same");
  }

  private List<CompilerError> errors(DiagnosticCollector<JavaFileObject> messages) {
    List<CompilerError> errors = new ArrayList<>();
    for (javax.tools.Diagnostic<? extends JavaFileObject> d : messages.getDiagnostics()) {
      SourceFile file = d.getSource() == null ? null : byUri.get(d.getSource().toUri());
      if (d.getKind() == javax.tools.Diagnostic.Kind.ERROR && file != null) {
        int offset = d.getPosition() < 0 ? 0 : Math.toIntExact(d.getPosition());
        errors.add(new CompilerError(file, offset, CompilerText.oneLine(d)));
      }
    }
    return errors;
  }

  private Result bound(
      JavacTask task,
      List<CompilationUnitTree> parsed,
      Set<CompilationUnitTree> attributed,
      List<SourceFile> all,
      List<SourceFile> wanted,
      DiagnosticCollector<JavaFileObject> messages) {
    Map<CompilationUnitTree, BoundFile> byUnit = new IdentityHashMap<>();
    List<BoundFile> files = new ArrayList<>();
    List<BoundFile> others = new ArrayList<>();
    Set<SourceFile> candidates = new HashSet<>(wanted);
    for (CompilationUnitTree unit : parsed) {
      SourceFile source = byUri.get(unit.getSourceFile().toUri());
      BoundFile file = new BoundFile(source, unit);
      if (candidates.contains(source)) {
        files.add(file);
        byUnit.put(unit, file);
      } else {
        others.add(file);
      }
    }
    List<CompilationUnitTree> units = new ArrayList<>(parsed);
    parsed.forEach(attributed::remove);
    attributed.stream()
        .sorted(Comparator.comparing(u -> u.getSourceFile().toUri()))
        .forEach(units::add);
    Set<SourceFile> read =
        units.stream().map(u -> byUri.get(u.getSourceFile().toUri())).collect(Collectors.toSet());
    BoundModule module =
        new BoundModule(
            Trees.instance(task),
            task.getElements(),
            task.getTypes(),
            files,
            others,
            units,
            all.stream().filter(f -> !read.contains(f)).toList(),
            byUnit,
            diagnostics);
    return new Result(module, errors(messages));
  }
}
