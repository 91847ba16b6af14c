package org.ajws.processor.run;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;

/**
 * The programs of {@code src/test/resources/golden/CONSTRUCT}. Reading the JDK's classes takes the
 * compiler longer than a program: so programs are compiled together, and what they print without
 * translation is found out once for all tests of a JVM.
 *
 * <p>{@code -Dgolden.only=CONSTRUCT} leaves the others out.
 */
public final class GoldenPrograms {
  /** The folder of the constructs. */
  public static final Path FOLDER = Path.of("src/test/resources/golden");

  /** The construct whose programs show the choice of locks; the others are shown with monitors. */
  private static final String LOCKS = "locks";

  private static final String ASKED = "// locks: ";

  private static final Map<Path, List<String>> TYPES = new HashMap<>();
  private static final Map<Path, String> MAINS = new HashMap<>();
  private static Map<Path, Optional<String>> elisions;

  private GoldenPrograms() {}

  /** A compiled program, among others. */
  public record Compiled(List<String> types, Map<String, byte[]> classes) {
    /** What {@code main} prints and how it ends; empty without a {@code main}. */
    public Optional<String> run() throws ReflectiveOperationException, InterruptedException {
      Optional<String> main = main();
      return main.isEmpty() ? Optional.empty() : Optional.of(MainProgram.run(classes, main.get()));
    }

    /** The class with {@code main}, if there is one. */
    public Optional<String> main() throws ClassNotFoundException {
      return MainProgram.find(MemoryCompiler.loader(classes), types);
    }
  }

  /** The programs in folders of these names, in order. */
  public static List<Path> in(String... kinds) throws IOException {
    List<Path> found = new ArrayList<>();
    String only = System.getProperty("golden.only", "");
    try (Stream<Path> constructs = Files.list(FOLDER)) {
      for (Path construct : (Iterable<Path>) constructs.sorted()::iterator) {
        for (String kind : kinds) {
          if (only.isEmpty() || construct.endsWith(only)) {
            found.addAll(files(construct.resolve(kind)));
          }
        }
      }
    }
    return found;
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** {@code CONSTRUCT/KIND/NAME}. */
  public static String name(Path program) {
    return FOLDER.relativize(program).toString().replace('\\', '/').replace(".java", "");
  }

  /** What a comment at the beginning of the program asks for, else what its folder does. */
  public static LockSettings locks(Path program) throws IOException {
    String first = Files.readString(program).lines().findFirst().orElse("");
    if (first.startsWith(ASKED)) {
      return LockSettings.parse(first.substring(ASKED.length()));
    }
    return LockSettings.of(
        program.startsWith(FOLDER.resolve(LOCKS)) ? LockKind.AUTO : LockKind.MONITOR);
  }

  /** The overlay beside the program, if there is one. */
  public static List<Path> overlays(Path program) {
    Path overlay = Path.of(program.toString().replace(".java", ".ajws-overlay"));
    return Files.exists(overlay) ? List.of(overlay) : List.of();
  }

  /** What the program prints as it is, and how it ends; empty without a {@code main}. */
  public static synchronized Optional<String> elision(Path program)
      throws IOException, ReflectiveOperationException, InterruptedException {
    if (elisions == null) {
      Map<Path, String> texts = new LinkedHashMap<>();
      for (Path each : in("input", "input-jikesrvm")) {
        texts.put(each, Files.readString(each));
      }
      Map<Path, Optional<String>> printed = new HashMap<>();
      for (Map.Entry<Path, Compiled> each : compiled(texts).entrySet()) {
        each.getValue().main().ifPresent(main -> MAINS.put(each.getKey(), main));
        printed.put(each.getKey(), each.getValue().run());
      }
      elisions = printed;
    }
    return elisions.get(program);
  }

  /** The main class of a program that has an elision. */
  public static synchronized String main(Path program) {
    return MAINS.get(program);
  }

  /** Texts of programs, compiled; fails with the compiler's messages. */
  public static Map<Path, Compiled> compiled(Map<Path, String> texts) throws IOException {
    Map<Path, Compiled> compiled = new LinkedHashMap<>();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      for (List<Path> batch : batches(texts.keySet())) {
        Map<String, String> sources = new LinkedHashMap<>();
        batch.forEach(p -> sources.put(p.getFileName().toString(), texts.get(p)));
        Map<String, byte[]> classes = compiler.compile(sources);
        batch.forEach(p -> compiled.put(p, new Compiled(TYPES.get(p), classes)));
      }
    }
    return compiled;
  }

  /** Programs that can be compiled together: no two types or files of a batch have one name. */
  public static synchronized List<List<Path>> batches(Collection<Path> programs)
      throws IOException {
    readTypes(programs);
    List<List<Path>> batches = new ArrayList<>();
    List<Set<String>> names = new ArrayList<>();
    for (Path program : programs) {
      Set<String> own = new HashSet<>(TYPES.get(program));
      own.add(program.getFileName().toString());
      int at = 0;
      while (at < batches.size() && names.get(at).stream().anyMatch(own::contains)) {
        at++;
      }
      if (at == batches.size()) {
        batches.add(new ArrayList<>());
        names.add(new HashSet<>());
      }
      batches.get(at).add(program);
      names.get(at).addAll(own);
    }
    return batches;
  }

  private static void readTypes(Collection<Path> programs) throws IOException {
    List<Path> unread = programs.stream().filter(p -> !TYPES.containsKey(p)).toList();
    if (unread.isEmpty()) {
      return;
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  message -> {}, // whoever compiles the program says what is wrong with it
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(unread));
      for (CompilationUnitTree unit : task.parse()) {
        String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
        List<String> types = new ArrayList<>();
        for (Tree type : unit.getTypeDecls()) {
          if (type instanceof ClassTree named) {
            types.add(prefix + named.getSimpleName());
          }
        }
        TYPES.put(source(unit, unread), types);
      }
    }
  }

  private static Path source(CompilationUnitTree unit, List<Path> programs) {
    Path file = Path.of(unit.getSourceFile().toUri());
    return programs.stream()
        .filter(p -> p.toAbsolutePath().equals(file.toAbsolutePath()))
        .findFirst()
        .orElseThrow(() -> new UncheckedIOException(new IOException("no program " + file)));
  }

  /** What a build runs of programs; all of a construct that is asked for by name. */
  public static List<Path> share(List<Path> programs, Class<?> test) {
    return System.getProperty("golden.only", "").isEmpty() ? Share.of(programs, test) : programs;
  }

  /** Everything of one kind of folder but that of some constructs. */
  public static List<Path> without(List<Path> programs, String... constructs) {
    return programs.stream()
        .filter(p -> Arrays.stream(constructs).noneMatch(c -> p.startsWith(FOLDER.resolve(c))))
        .toList();
  }
}
