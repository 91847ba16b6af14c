package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.GoldenPrograms;
import org.ajws.processor.run.GoldenPrograms.Compiled;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs of the golden suite in other layouts. Where each statement begins at the offset
 * where another one ends, text must go to the right one of the two; where each token has a line of
 * its own, what is replaced or moved must keep all of them. What has a {@code main} prints the same
 * as its serial elision in the same layout, traces of exceptions included; the rest compiles.
 */
class LayoutTest {
  @TempDir Path folder;

  @TestFactory
  Stream<DynamicContainer> programsInEachLayout() throws IOException {
    List<DynamicContainer> suites = new ArrayList<>();
    for (Layout layout : Layout.values()) {
      for (String kind : List.of("input", "accepted")) {
        Map<Path, String> sources = new LinkedHashMap<>();
        // without those whose comments, or the places of their tokens, say something
        for (Path p : GoldenPrograms.without(GoldenPrograms.in(kind), "dialect", "overlay")) {
          sources.put(p, layout.of(Files.readString(p)));
        }
        if (kind.equals("accepted")) {
          suites.add(compile(sources, kind + " " + layout));
        } else {
          boolean all = layout == Layout.ONE_LINE;
          List<Target> targets = all ? Target.forOpenJdk() : List.of(Target.TRYCATCH);
          suites.add(new Suite(sources, targets).tests(kind + " " + layout));
        }
      }
    }
    return suites.stream();
  }

  /** Programs that are not run are translated together: each binding of its own costs more. */
  private DynamicContainer compile(Map<Path, String> sources, String name) {
    DynamicTest together =
        DynamicTest.dynamicTest(
            "are translated and compile",
            () -> {
              Map<Path, String> translations = new LinkedHashMap<>();
              Map<LockSettings, List<Path>> byLocks = new LinkedHashMap<>();
              for (Path p : sources.keySet()) {
                LockSettings locks = GoldenPrograms.locks(p);
                byLocks.computeIfAbsent(locks, l -> new ArrayList<>()).add(p);
              }
              for (Map.Entry<LockSettings, List<Path>> each : byLocks.entrySet()) {
                for (List<Path> batch : GoldenPrograms.batches(each.getValue())) {
                  translations.putAll(translated(batch, sources, each.getKey()));
                }
              }
              assertEquals(sources.keySet(), translations.keySet());
              GoldenPrograms.compiled(translations);
            });
    return DynamicContainer.dynamicContainer(name, Stream.of(together));
  }

  private Map<Path, String> translated(
      List<Path> programs, Map<Path, String> sources, LockSettings locks) throws IOException {
    Path root = Files.createTempDirectory(folder, "programs");
    List<Path> files = new ArrayList<>();
    for (Path p : programs) {
      files.add(Files.writeString(root.resolve(p.getFileName()), sources.get(p)));
    }
    Map<Path, String> translations = new LinkedHashMap<>();
    Map<Path, Path> outputs = translate(files, root.resolve("out"), locks);
    for (Path p : programs) {
      translations.put(p, text(outputs.get(root.resolve(p.getFileName())), sources.get(p)));
    }
    return translations;
  }

  private interface Check {
    void run(Path program) throws Exception;
  }

  /** Programs in a layout: each is translated alone, and what they become is compiled together. */
  private final class Suite {
    private final Map<Path, String> sources;
    private final List<Target> targets;
    private final Map<Target, Map<Path, String>> translations = new EnumMap<>(Target.class);
    private final Map<Target, Map<Path, Compiled>> compiled = new EnumMap<>(Target.class);
    private Map<Path, Compiled> elisions;

    Suite(Map<Path, String> sources, List<Target> targets) {
      this.sources = sources;
      this.targets = targets;
    }

    DynamicContainer tests(String name) {
      return DynamicContainer.dynamicContainer(
          name,
          Stream.concat(
              sources.keySet().stream().map(p -> test(p, "is translated", this::translate)),
              sources.keySet().stream().map(p -> test(p, "behaves", this::compare))));
    }

    private DynamicTest test(Path program, String what, Check check) {
      return DynamicTest.dynamicTest(
          GoldenPrograms.name(program) + " " + what, () -> check.run(program));
    }

    private void translate(Path program) throws IOException {
      translated(
              program.getFileName().toString(),
              sources.get(program),
              GoldenPrograms.locks(program),
              targets)
          .forEach(
              (target, text) ->
                  translations
                      .computeIfAbsent(target, t -> new LinkedHashMap<>())
                      .put(program, text));
    }

    private void compare(Path program) throws Exception {
      for (Target target : targets) {
        compare(program, target);
      }
    }

    private void compare(Path program, Target target) throws Exception {
      if (elisions == null) {
        elisions = GoldenPrograms.compiled(sources);
      }
      if (!compiled.containsKey(target)) {
        compiled.put(target, GoldenPrograms.compiled(translations.get(target)));
      }
      Compiled found = compiled.get(target).get(program);
      assertNotNull(found, "not translated for " + target);
      assertEquals(elisions.get(program).run(), found.run(), "output for " + target);
    }
  }

  /** The first call was skipped when the stack was saved at the second one. */
  @Test
  void statementsThatTouchEachOtherKeepTheirCalls() throws Exception {
    String source =
        """
        import org.ajws.*;
        class Touching {
          static final java.util.concurrent.atomic.AtomicInteger sum=new java.util.concurrent.atomic.AtomicInteger();
          static int add(int n){if(n<1)return 0;finish:{async:add(n-1);add(n-2);}sum.addAndGet(n);return n;}
          static void both(int n){add(n);add(n-1);if(n>3)add(1);else add(2);while(n>4){n--;add(n);}}
          public static void main(String[]a){both(7);System.out.println(sum);}
        }
        """;
    LockSettings locks = LockSettings.of(LockKind.MONITOR);
    behaves("Touching.java", source, locks, Target.forOpenJdk());
    behaves("Touching.java", Layout.ONE_LINE.of(source), locks, Target.forOpenJdk());
  }

  private void behaves(String name, String source, LockSettings locks, List<Target> targets)
      throws Exception {
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = compiler.compile(Map.of(name, source));
      String main = MainProgram.find(elision).orElseThrow();
      String expected = MainProgram.run(elision, main);
      for (Map.Entry<Target, String> each : translated(name, source, locks, targets).entrySet()) {
        Map<String, byte[]> classes = compiler.compile(Map.of(name, each.getValue()));
        assertEquals(
            expected,
            MainProgram.run(classes, main),
            "output of " + name + " for " + each.getKey());
      }
    }
  }

  /** The translations of one source, which have as many lines. */
  private Map<Target, String> translated(
      String name, String source, LockSettings locks, List<Target> targets) throws IOException {
    Path file =
        Files.writeString(Files.createTempDirectory(folder, "program").resolve(name), source);
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : targets) {
      requests.add(request(List.of(file), output(file, target), locks, target));
    }
    Translator.translate(requests).forEach(LayoutTest::assertAccepted);
    Map<Target, String> translations = new EnumMap<>(Target.class);
    for (Target target : targets) {
      translations.put(target, text(translation(file, output(file, target)), source));
    }
    return translations;
  }

  private static Path output(Path file, Target target) {
    return file.resolveSibling("out-" + target.id());
  }

  /** Where the translation of each file is. */
  private static Map<Path, Path> translate(List<Path> files, Path out, LockSettings locks) {
    assertAccepted(Translator.translate(request(files, out, locks, Target.TRYCATCH)));
    Map<Path, Path> outputs = new LinkedHashMap<>();
    files.forEach(file -> outputs.put(file, translation(file, out)));
    return outputs;
  }

  private static TranslationRequest request(
      List<Path> files, Path out, LockSettings locks, Target target) {
    return TranslationRequest.of(files, Sources.CLASS_PATH, out)
        .withTarget(target)
        .withLocks(locks);
  }

  private static void assertAccepted(TranslationResult result) {
    assertFalse(result.hasErrors(), () -> Sources.messages(result));
  }

  /** Itself where there is nothing to translate. */
  private static Path translation(Path file, Path out) {
    Path changed = out.resolve(file.getFileName());
    return Files.exists(changed) ? changed : file;
  }

  private static String text(Path translation, String source) throws IOException {
    String text = Files.readString(translation);
    assertEquals(source.lines().count(), text.lines().count(), "lines of " + translation);
    return text;
  }
}
