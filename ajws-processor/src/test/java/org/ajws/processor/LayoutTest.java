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
import org.ajws.processor.run.Share;
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
 *
 * <p>Each build takes its {@link Share} of the programs. They are translated for all targets, and
 * run for {@code trycatch} and one of the others in turn; {@code -Dajws.layouts=all} runs each for
 * all of them.
 */
class LayoutTest {
  private static final boolean ALL = System.getProperty("ajws.layouts", "").equals("all");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicContainer> programsInEachLayout() throws IOException {
    List<DynamicContainer> suites = new ArrayList<>();
    for (Layout layout : Layout.values()) {
      for (String kind : List.of("input", "accepted")) {
        Map<Path, String> sources = new LinkedHashMap<>();
        // without those whose comments, or the places of their tokens, say something
        List<Path> programs = GoldenPrograms.without(GoldenPrograms.in(kind), "dialect", "overlay");
        for (Path p : GoldenPrograms.share(programs, LayoutTest.class)) {
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

  private DynamicContainer compile(Map<Path, String> sources, String name) {
    DynamicTest together =
        DynamicTest.dynamicTest(
            "are translated and compile",
            () ->
                GoldenPrograms.compiled(
                    translated(sources, List.of(Target.TRYCATCH))
                        .getOrDefault(Target.TRYCATCH, Map.of())));
    return DynamicContainer.dynamicContainer(name, Stream.of(together));
  }

  /**
   * Translations of programs, as many at once as have no names in common: each binding of its own
   * costs more. What they become alone, and that those of a module may change each other, are the
   * affairs of {@link GoldenTest} and {@link TranslatedTogetherTest}.
   */
  private Map<Target, Map<Path, String>> translated(Map<Path, String> sources, List<Target> targets)
      throws IOException {
    Map<LockSettings, List<Path>> byLocks = new LinkedHashMap<>();
    for (Path p : sources.keySet()) {
      byLocks.computeIfAbsent(GoldenPrograms.locks(p), l -> new ArrayList<>()).add(p);
    }
    Map<Target, Map<Path, String>> translations = new EnumMap<>(Target.class);
    for (Map.Entry<LockSettings, List<Path>> each : byLocks.entrySet()) {
      for (List<Path> batch : GoldenPrograms.batches(each.getValue())) {
        Map<Path, String> texts = new LinkedHashMap<>();
        batch.forEach(p -> texts.put(p, sources.get(p)));
        translated(texts, each.getKey(), targets)
            .forEach(
                (target, found) ->
                    translations.computeIfAbsent(target, t -> new LinkedHashMap<>()).putAll(found));
      }
    }
    translations.values().forEach(found -> assertEquals(sources.keySet(), found.keySet()));
    return translations;
  }

  /** Programs in a layout, and what they become, compiled together. */
  private final class Suite {
    private final Map<Path, String> sources;
    private final List<Target> targets;
    private Map<Target, Map<Path, String>> translations = Map.of();
    private final Map<Target, Map<Path, Compiled>> compiled = new EnumMap<>(Target.class);
    private Map<Path, Compiled> elisions;

    Suite(Map<Path, String> sources, List<Target> targets) {
      this.sources = sources;
      this.targets = targets;
    }

    DynamicContainer tests(String name) {
      DynamicTest together =
          DynamicTest.dynamicTest(
              "are translated", () -> translations = translated(sources, targets));
      return DynamicContainer.dynamicContainer(
          name,
          Stream.concat(
              Stream.of(together),
              sources.keySet().stream()
                  .map(
                      p ->
                          DynamicTest.dynamicTest(
                              GoldenPrograms.name(p) + " behaves", () -> compare(p)))));
    }

    private void compare(Path program) throws Exception {
      compare(program, targets.get(0));
      for (Target target : targets.subList(1, targets.size())) {
        if (runs(program, target)) {
          compare(program, target);
        }
      }
    }

    /** Each program for the first target; for the others in turn, unless all are asked for. */
    private boolean runs(Path program, Target target) {
      int others = targets.size() - 1;
      int turn = List.copyOf(sources.keySet()).indexOf(program);
      return ALL || target == targets.get(0) || target == targets.get(1 + turn % others);
    }

    private void compare(Path program, Target target) throws Exception {
      assertNotNull(translations.get(target), "not translated for " + target);
      if (elisions == null) {
        elisions = GoldenPrograms.compiled(sources);
      }
      if (!compiled.containsKey(target)) {
        Map<Path, String> texts = new LinkedHashMap<>(translations.get(target));
        texts.keySet().removeIf(p -> !runs(p, target));
        compiled.put(target, GoldenPrograms.compiled(texts));
      }
      Compiled found = compiled.get(target).get(program);
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
      Path program = Path.of(name);
      for (Map.Entry<Target, Map<Path, String>> each :
          translated(Map.of(program, source), locks, targets).entrySet()) {
        Map<String, byte[]> classes = compiler.compile(Map.of(name, each.getValue().get(program)));
        assertEquals(
            expected,
            MainProgram.run(classes, main),
            "output of " + name + " for " + each.getKey());
      }
    }
  }

  /** The translations of programs with the same settings, each with as many lines as it had. */
  private Map<Target, Map<Path, String>> translated(
      Map<Path, String> sources, LockSettings locks, List<Target> targets) throws IOException {
    Path root = Files.createTempDirectory(folder, "programs");
    Map<Path, Path> files = new LinkedHashMap<>();
    for (Map.Entry<Path, String> each : sources.entrySet()) {
      Path file = root.resolve(each.getKey().getFileName());
      files.put(each.getKey(), Files.writeString(file, each.getValue()));
    }
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : targets) {
      Path output = root.resolve("out-" + target.id());
      requests.add(request(List.copyOf(files.values()), output, locks, target));
    }
    Translator.translate(requests).forEach(LayoutTest::assertAccepted);
    Map<Target, Map<Path, String>> translations = new EnumMap<>(Target.class);
    for (TranslationRequest request : requests) {
      Map<Path, String> texts = new LinkedHashMap<>();
      for (Map.Entry<Path, Path> file : files.entrySet()) {
        Path translation = translation(file.getValue(), request.output());
        texts.put(file.getKey(), text(translation, sources.get(file.getKey())));
      }
      translations.put(request.target(), texts);
    }
    return translations;
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
