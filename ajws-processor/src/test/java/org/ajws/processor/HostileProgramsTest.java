package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs that use the corners of Java beside spawning calls ({@code src/test/resources/hostile}):
 * for each target they print what their serial elision prints, the lines of exceptions included,
 * with stacks saved at every poll, at some, and by thieves.
 *
 * <p>Those of a folder that is called like a release of Java need a JDK that is as new. {@code
 * -Dhostile.only=NAME} leaves the others out, {@code -Dhostile.seed=S} saves at other polls.
 */
class HostileProgramsTest {
  private static final Path FOLDER = Path.of("src/test/resources/hostile");
  private static final String PACKAGE = "hostile";
  private static final String COMMON = "Spawns.java";
  private static final String ONLY = System.getProperty("hostile.only", "");
  private static final long SEED = Long.getLong("hostile.seed", 1);

  /** How a target is run: its workers, and one poll in so many that saves the stack; 0: none. */
  private record Run(Target target, int workers, double stealEvery) {}

  private static final List<Run> RUNS =
      List.of(
          new Run(Target.TRYCATCH, 1, 1),
          new Run(Target.TRYCATCH, 2, 3),
          new Run(Target.TRYCATCH, 8, 1.5),
          new Run(Target.TRYCATCH, 2, 0),
          new Run(Target.FORKJOIN, 1, 0),
          new Run(Target.FORKJOIN, 2, 0),
          new Run(Target.FORKJOIN, 8, 0),
          new Run(Target.SERIAL, 1, 0));

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @TestFactory
  Stream<DynamicTest> printWhatTheElisionPrints() throws IOException {
    try (Stream<Path> entries = Files.list(FOLDER)) {
      return entries
          .filter(Files::isDirectory)
          .filter(f -> Integer.parseInt(name(f)) <= Runtime.version().feature())
          .sorted()
          .toList()
          .stream()
          .flatMap(f -> programsOf(f).stream());
    }
  }

  private List<DynamicTest> programsOf(Path release) {
    Map<String, String> sources = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(release)) {
      for (Path p : files.sorted().toList()) {
        if (ONLY.isEmpty() || name(p).equals(ONLY + ".java")) {
          sources.put(name(p), Files.readString(p));
        }
      }
      sources.put(COMMON, Files.readString(FOLDER.resolve(COMMON)));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    Programs programs = new Programs(folder.resolve(name(release)), sources);
    return sources.keySet().stream()
        .filter(name -> !name.equals(COMMON))
        .map(name -> DynamicTest.dynamicTest(name, () -> programs.check(name)))
        .toList();
  }

  private static String name(Path path) {
    return path.getFileName().toString();
  }

  /** Programs that are translated together. */
  private static final class Programs {
    private final Path folder;
    private final Map<String, String> sources;
    private Map<String, byte[]> elision; // when first needed
    private final Map<Target, Map<String, byte[]>> translated = new EnumMap<>(Target.class);

    Programs(Path folder, Map<String, String> sources) {
      this.folder = folder;
      this.sources = sources;
    }

    void check(String name) throws Exception {
      translate();
      String type = PACKAGE + "." + name.replace(".java", "");
      String expected = MainProgram.run(elision, type);
      assertFalse(expected.contains("ends with"), expected);
      for (Run run : RUNS) {
        SchedulerForTests.install(run.workers(), 0, run.stealEvery(), SEED);
        assertEquals(expected, MainProgram.run(translated.get(run.target()), type), run.toString());
      }
    }

    private void translate() throws IOException {
      if (elision != null) {
        return;
      }
      Path root = folder.resolve("src");
      Path files = Files.createDirectories(root.resolve(PACKAGE));
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Files.writeString(files.resolve(source.getKey()), source.getValue());
      }
      List<TranslationRequest> requests = new ArrayList<>();
      List<Target> targets = List.of(Target.TRYCATCH, Target.FORKJOIN, Target.SERIAL);
      for (Target target : targets) {
        requests.add(
            TranslationRequest.of(List.of(root), Sources.CLASS_PATH, output(target))
                .withTarget(target));
      }
      for (TranslationResult result : Translator.translate(requests)) {
        assertFalse(result.hasErrors(), () -> Sources.messages(result));
      }
      try (MemoryCompiler compiler = new MemoryCompiler()) {
        Map<String, byte[]> untranslated = compiler.compile(sources);
        for (Target target : targets) {
          Map<String, String> texts = new LinkedHashMap<>();
          for (String name : sources.keySet()) {
            texts.put(name, Files.readString(output(target).resolve(PACKAGE).resolve(name)));
          }
          translated.put(target, compiler.compile(texts));
        }
        elision = untranslated;
      }
    }

    private Path output(Target target) {
      return folder.resolve(target.id());
    }
  }
}
