package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the programs of {@code src/test/resources/golden/CONSTRUCT}:
 *
 * <ul>
 *   <li>{@code rejected/X.java} provokes exactly the messages of {@code rejected/X.txt};
 *   <li>{@code accepted/X.java}, the near-twins of rejected ones, provoke none, and their
 *       translations compile;
 *   <li>{@code input/X.java} is translated to {@code expected/X.java}, which compiles and has as
 *       many lines. Where it has a {@code main}, the program as it is (its serial elision) and its
 *       translation for each target print the same and end the same way: an exception with the file
 *       and line where it was thrown. A construct with a folder {@code expected-forkjoin} is shown
 *       for that target instead.
 * </ul>
 *
 * An overlay {@code X.ajws-overlay} beside the program is applied to it.
 *
 * <p>{@code -Dgolden.refresh=true} writes the messages and translations that there are now; look at
 * the difference before it is committed. {@code -Dgolden.only=CONSTRUCT} leaves the others out.
 */
class GoldenTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  /** Constructs with this folder are shown in the task form, not in that with frames. */
  private static final String FORKJOIN = "expected-forkjoin";

  /** The construct whose programs show the choice of locks; the others are shown with monitors. */
  private static final String LOCKS = "locks";

  private static final String ASKED = "// locks: ";

  private static final boolean REFRESH = Boolean.getBoolean("golden.refresh");

  @TempDir Path output;

  @TestFactory
  Stream<DynamicTest> rejected() throws IOException {
    return programs("rejected").map(p -> DynamicTest.dynamicTest(name(p), () -> reject(p)));
  }

  @TestFactory
  Stream<DynamicTest> accepted() throws IOException {
    return programs("accepted")
        .map(
            p ->
                DynamicTest.dynamicTest(
                    name(p),
                    () -> {
                      Path out = output.resolve(name(p));
                      assertEquals("", messages(translate(p, out)));
                      assertEquals("", compile(out, p));
                    }));
  }

  @TestFactory
  Stream<DynamicTest> translated() throws IOException {
    return programs("input")
        .map(p -> DynamicTest.dynamicTest(name(p), () -> translateAsExpected(p)));
  }

  private void reject(Path program) throws IOException {
    Path out = output.resolve(name(program));
    TranslationResult result = translate(program, out);
    String found = messages(result);
    Path expected = sibling(program, "rejected", ".txt");
    if (REFRESH) {
      Files.writeString(expected, found);
    }
    assertEquals(Files.readString(expected), found);
    assertFalse(found.isEmpty(), "a rejected program has messages");
    if (result.hasErrors()) {
      assertFalse(Files.exists(out), "nothing is written after an error");
    }
  }

  private void translateAsExpected(Path program) throws Exception {
    Path out = output.resolve(name(program));
    boolean tasks = Files.isDirectory(program.getParent().resolveSibling(FORKJOIN));
    Target shown = tasks ? Target.FORKJOIN : Target.TRYCATCH;
    assertEquals("", messages(translate(program, out, shown)));
    Path expected = sibling(program, tasks ? FORKJOIN : "expected", ".java");
    String translated = Files.readString(only(out));
    if (REFRESH) {
      Files.createDirectories(expected.getParent());
      Files.writeString(expected, translated);
    }
    assertEquals(Files.readString(expected), translated);
    String source = Files.readString(program);
    assertEquals(source.lines().count(), translated.lines().count());
    assertEquals("", compile(out, program));
    runsAsItsElision(program, source);
  }

  private void runsAsItsElision(Path program, String source) throws Exception {
    String file = program.getFileName().toString();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = compiler.compile(Map.of(file, source));
      Optional<String> main = MainProgram.find(elision);
      if (main.isEmpty()) {
        return;
      }
      String expected = MainProgram.run(elision, main.get());
      for (Target target : Target.forOpenJdk()) {
        Path out = output.resolve(name(program) + "-" + target.id());
        TranslationRequest request =
            TranslationRequest.of(List.of(program), classPath(), out)
                .withTarget(target)
                .withLocks(locks(program));
        assertEquals("", messages(Translator.translate(request)));
        String text = Files.readString(only(out));
        Map<String, byte[]> classes = compiler.compile(Map.of(file, text));
        assertEquals(expected, MainProgram.run(classes, main.get()), "output for " + target);
      }
    }
  }

  private static Stream<Path> programs(String kind) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> constructs = Files.list(GOLDEN)) {
      for (Path construct : constructs.filter(GoldenTest::isChosen).sorted().toList()) {
        Path folder = construct.resolve(kind);
        if (Files.isDirectory(folder)) {
          try (Stream<Path> files = Files.list(folder)) {
            files.filter(f -> f.toString().endsWith(".java")).sorted().forEach(found::add);
          }
        }
      }
    }
    return found.stream();
  }

  private static boolean isChosen(Path construct) {
    String only = System.getProperty("golden.only", "");
    return only.isEmpty() || construct.endsWith(only);
  }

  private static String name(Path program) {
    return GOLDEN.relativize(program).toString().replace('\\', '/').replace(".java", "");
  }

  private static Path sibling(Path program, String folder, String ending) {
    String file = program.getFileName().toString().replace(".java", ending);
    return program.getParent().resolveSibling(folder).resolve(file);
  }

  private static TranslationResult translate(Path program, Path out) throws IOException {
    return translate(program, out, Target.TRYCATCH);
  }

  private static TranslationResult translate(Path program, Path out, Target target)
      throws IOException {
    Path overlay = sibling(program, program.getParent().getFileName().toString(), ".ajws-overlay");
    TranslationRequest request =
        TranslationRequest.of(List.of(program), classPath(), out)
            .withTarget(target)
            .withLocks(locks(program));
    return Translator.translate(
        Files.exists(overlay) ? request.withOverlays(List.of(overlay)) : request);
  }

  /** What a comment at the beginning of the program asks for, else what its folder does. */
  private static LockSettings locks(Path program) throws IOException {
    String first = Files.readString(program).lines().findFirst().orElse("");
    if (first.startsWith(ASKED)) {
      return LockSettings.parse(first.substring(ASKED.length()));
    }
    return LockSettings.of(
        program.startsWith(GOLDEN.resolve(LOCKS)) ? LockKind.AUTO : LockKind.MONITOR);
  }

  private static List<Path> classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
        .map(Path::of)
        .filter(Files::exists)
        .toList();
  }

  /** One message a line, with the file's name instead of its path. */
  private static String messages(TranslationResult result) {
    return result.diagnostics().stream()
        .map(
            d ->
                d.file() == null
                    ? d.format()
                    : d.format().replace(d.file().toString(), d.file().getFileName().toString()))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private static Path only(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> sources = files.filter(f -> f.toString().endsWith(".java")).toList();
      assertEquals(1, sources.size());
      return sources.get(0);
    }
  }

  /** The compiler's errors in what was written; empty without. */
  private String compile(Path folder, Path program) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    Path classes = Files.createTempDirectory(output, "classes");
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of(
              "-d",
              classes.toString(),
              "-proc:none",
              "-classpath",
              System.getProperty("java.class.path"));
      Path source = only(folder);
      assertTrue(Files.size(source) > 0, program.toString());
      compiler
          .getTask(null, files, messages, options, null, files.getJavaFileObjects(source))
          .call();
    }
    return messages.getDiagnostics().stream()
        .filter(d -> d.getKind() == javax.tools.Diagnostic.Kind.ERROR)
        .map(d -> d.getLineNumber() + ": " + d.getMessage(Locale.ROOT) + "\n")
        .collect(Collectors.joining());
  }
}
