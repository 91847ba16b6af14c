package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.run.GoldenPrograms;
import org.ajws.processor.run.MainProgram;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The golden programs for target {@code jikesrvm}: {@code golden/jikes/input-jikesrvm/X.java} is
 * translated to {@code expected-jikesrvm/X.java}, {@code rejected-jikesrvm/X.java} gives the
 * messages of {@code X.txt}. The inputs of all other constructs are translated, too. Each program
 * prints the same as its serial elision: with the stub, and with a class {@code WS} that enters the
 * handlers.
 *
 * <p>A program that this target rejects stands in {@code golden/jikes/rejected-inputs.txt} with the
 * codes. {@code -Dgolden.refresh=true} writes what there is now.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JikesGoldenTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final Path OWN = GOLDEN.resolve("jikes");
  private static final boolean REFRESH = Boolean.getBoolean("golden.refresh");

  @TempDir private static Path folder;

  private final Map<Path, TranslationResult> translations = new HashMap<>();
  private Classes classes;

  @TestFactory
  Stream<DynamicTest> translated() throws IOException {
    return programs(OWN.resolve("input-jikesrvm")).stream()
        .map(p -> DynamicTest.dynamicTest(name(p), () -> translateAsExpected(p)));
  }

  @TestFactory
  Stream<DynamicTest> rejected() throws IOException {
    return programs(OWN.resolve("rejected-jikesrvm")).stream()
        .map(p -> DynamicTest.dynamicTest(name(p), () -> reject(p)));
  }

  /** Inputs of the other targets, too: this build's share of those that it can translate. */
  @TestFactory
  Stream<DynamicTest> others() throws IOException {
    return shared().stream().map(p -> DynamicTest.dynamicTest(name(p), () -> runsAsItsElision(p)));
  }

  @Test
  void programsOfOtherTargetsAreRejectedForKnownReasons() throws IOException {
    Map<String, String> codes = new TreeMap<>();
    for (Path p : otherInputs()) {
      TranslationResult result = translated(p);
      if (result.hasErrors()) {
        codes.put(
            name(p),
            result.diagnostics().stream()
                .map(d -> d.code().id())
                .distinct()
                .sorted()
                .collect(Collectors.joining(" ")));
      }
    }
    String found =
        codes.entrySet().stream()
            .map(e -> e.getKey() + " " + e.getValue() + "\n")
            .collect(Collectors.joining());
    Path expected = OWN.resolve("rejected-inputs.txt");
    if (REFRESH) {
      Files.writeString(expected, found);
    }
    assertEquals(Files.readString(expected), found);
  }

  private void reject(Path program) throws IOException {
    Path out = folder.resolve(name(program));
    String found = messages(JikesPrograms.translate(List.of(program), out));
    Path expected = Path.of(program.toString().replace(".java", ".txt"));
    if (REFRESH) {
      Files.writeString(expected, found);
    }
    assertEquals(Files.readString(expected), found);
    assertFalse(found.isEmpty(), "a rejected program has messages");
  }

  private void translateAsExpected(Path program) throws Exception {
    assertEquals("", messages(translated(program)));
    String translated = Files.readString(only(translated(program)));
    Path expected = OWN.resolve("expected-jikesrvm").resolve(program.getFileName());
    if (REFRESH) {
      Files.createDirectories(expected.getParent());
      Files.writeString(expected, translated);
    }
    assertEquals(Files.readString(expected), translated);
    assertEquals(Files.readString(program).lines().count(), translated.lines().count());
    runsAsItsElision(program);
  }

  private TranslationResult translated(Path program) {
    return translations.computeIfAbsent(
        program, p -> JikesPrograms.translate(List.of(p), folder.resolve(name(p))));
  }

  private static Path only(TranslationResult result) {
    assertEquals(1, result.files().size());
    return result.files().get(0).output();
  }

  private void runsAsItsElision(Path program) throws Exception {
    if (translated(program).hasErrors()) {
      return; // the other test knows why
    }
    assertTrue(classes().ofJava8().contains(program) || !program.startsWith(OWN), "is of Java 8");
    Optional<String> expected = GoldenPrograms.elision(program);
    if (expected.isEmpty()) {
      return;
    }
    String main = GoldenPrograms.main(program);
    for (ForcedHandlers handlers : ForcedHandlers.values()) {
      Path ws = handlers.classes(folder.resolve("ws"));
      try (URLClassLoader loader = JikesPrograms.loader(ws, classes().folders().get(program))) {
        assertEquals(expected.get(), MainProgram.run(loader, main), handlers.toString());
      }
    }
  }

  /** Where the classes of translations are, and the programs that are written in Java 8. */
  private record Classes(Map<Path, Path> folders, Set<Path> ofJava8) {}

  private Classes classes() throws IOException {
    if (classes == null) {
      List<Path> programs = new ArrayList<>(programs(OWN.resolve("input-jikesrvm")));
      programs.addAll(shared());
      programs.removeIf(p -> translated(p).hasErrors());
      Classes found = new Classes(new HashMap<>(), new HashSet<>());
      for (List<Path> batch : GoldenPrograms.batches(programs)) {
        // What the elision needs of newer Java is not this test's matter: generated code needs
        // none.
        Path elisions = Files.createTempDirectory(folder, "elisions");
        List<Path> old = JikesPrograms.compilable(batch, elisions, "8");
        List<Path> newer = new ArrayList<>(batch);
        newer.removeAll(old);
        compile(old, "8", found);
        compile(newer, null, found);
        found.ofJava8().addAll(old);
      }
      classes = found;
    }
    return classes;
  }

  private void compile(List<Path> programs, String release, Classes to) throws IOException {
    Path own = Files.createTempDirectory(folder, "own");
    List<Path> sources = programs.stream().map(p -> only(translated(p))).toList();
    assertEquals("", JikesPrograms.compile(sources, own, release));
    programs.forEach(p -> to.folders().put(p, own));
  }

  private static List<Path> otherInputs() throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> constructs = Files.list(GOLDEN)) {
      for (Path construct : constructs.sorted().toList()) {
        // An overlay says where the constructs are.
        if (!construct.endsWith("overlay")) {
          found.addAll(programs(construct.resolve("input")));
        }
      }
    }
    return found;
  }

  private static List<Path> shared() throws IOException {
    return GoldenPrograms.share(otherInputs(), JikesGoldenTest.class);
  }

  private static List<Path> programs(Path folder) throws IOException {
    return Files.isDirectory(folder) ? JikesPrograms.sourcesIn(folder) : List.of();
  }

  private static String name(Path program) {
    return GOLDEN.relativize(program).toString().replace('\\', '/').replace(".java", "");
  }

  private static String messages(TranslationResult result) {
    return result.diagnostics().stream()
        .map(Diagnostic::format)
        .map(m -> m.replaceFirst("^.*/(?=\\w+\\.java:)", "") + "\n")
        .collect(Collectors.joining());
  }
}
