package org.ajws.processor.injected;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.ajws.processor.Sources;
import org.ajws.processor.TranslateMain;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Code that nobody wrote for AJWS, with a spawning call in every method, does what it does without:
 * in short the translator's own package of texts, at length the whole translator, which translates
 * the golden programs, and the sources that {@code -Dajws.injected.sources} names, to the same
 * bytes. Calls are put in by a seed, {@code -Dajws.injected.seed}.
 */
class InjectionTest {
  private static final Path MAIN = Path.of("src/main/java");
  private static final Path DRIVER = Path.of("src/test/resources/injected/ReadGolden.java");
  private static final long SEED = Long.getLong("ajws.injected.seed", 1);
  private static final String[] WHOLE_PATH =
      System.getProperty("java.class.path").split(File.pathSeparator);

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void aPackageOfTheTranslatorDoesTheSame() throws Exception {
    System.out.println("calls put in by seed " + SEED);
    Path root = Files.createDirectories(folder.resolve("root"));
    Path texts = root.resolve("org/ajws/processor/text");
    copy(MAIN.resolve("org/ajws/processor/text"), texts);
    Files.copy(DRIVER, root.resolve(DRIVER.getFileName()));
    Path injected = folder.resolve("injected");
    int calls =
        InjectedSources.write(root, files(root), Sources.CLASS_PATH, List.of(), injected, SEED, 4);
    assertTrue(calls > 300, () -> calls + " calls");
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      String expected = MainProgram.run(classes(compiler, root), "ReadGolden");
      assertEquals(expected, MainProgram.run(classes(compiler, injected), "ReadGolden"));
      for (Target target : List.of(Target.TRYCATCH, Target.FORKJOIN)) {
        Path output = translated(injected, Sources.CLASS_PATH, target);
        Map<String, byte[]> classes = classes(compiler, output);
        for (double every : target == Target.TRYCATCH ? new double[] {3, 200} : new double[] {0}) {
          SchedulerForTests.install(2, 0, every, SEED);
          assertEquals(
              expected, MainProgram.run(classes, "ReadGolden"), target + ", steal every " + every);
        }
      }
    }
  }

  @Test
  @EnabledIfSystemProperty(named = "ajws.injected.whole", matches = "true")
  void theTranslatorTranslatesTheSame() throws Exception {
    List<Path> path = Arrays.stream(WHOLE_PATH).map(Path::of).filter(Files::exists).toList();
    Path injected = folder.resolve("injected");
    int calls = InjectedSources.write(MAIN, files(MAIN), path, List.of(), injected, SEED, 8);
    System.out.println(calls + " calls put in by seed " + SEED);
    Path output = translated(injected, path, Target.TRYCATCH);
    Path classes = folder.resolve("classes");
    String options = String.join(File.pathSeparator, WHOLE_PATH);
    assertEquals("", Sources.compile(output, classes, "-cp", options));
    copy(Path.of("src/main/resources"), classes);
    List<Path> inputs = new ArrayList<>(List.of(Path.of("src/test/resources/golden/finish/input")));
    String named = System.getProperty("ajws.injected.sources", "");
    Stream.of(named.split(File.pathSeparator))
        .filter(s -> !s.isEmpty())
        .map(Path::of)
        .forEach(inputs::add);
    for (Path input : inputs) {
      Map<String, String> expected = translations(input, "expected", List.of());
      for (String every : List.of("1000", "30")) {
        Map<String, String> found =
            translations(input, "every" + every, List.of(classes.toString(), every));
        assertEquals(expected.keySet(), found.keySet(), "files of " + input);
        expected.forEach((name, text) -> assertEquals(text, found.get(name), name));
      }
    }
  }

  /** What a process of its own makes of sources, by other classes of the translator if given. */
  private Map<String, String> translations(Path input, String name, List<String> other)
      throws IOException, InterruptedException {
    Path output = folder.resolve(name + "-" + Math.abs(input.hashCode()));
    String path = String.join(File.pathSeparator, WHOLE_PATH);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (!other.isEmpty()) {
      path = other.get(0) + File.pathSeparator + path;
      command.add("-Dajws.stealEvery=" + other.get(1));
      command.add("-Dajws.stealSeed=" + SEED);
    }
    command.addAll(
        List.of("-cp", path, TranslateMain.class.getName(), input.toString(), output.toString()));
    Path said = folder.resolve(name + ".txt");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertTrue(process.waitFor(20, TimeUnit.MINUTES), "does not end");
    Map<String, String> files = new TreeMap<>(Sources.tree(output));
    files.put("messages", Files.readString(said, StandardCharsets.UTF_8));
    files.put("exit", String.valueOf(process.exitValue()));
    return files;
  }

  private Path translated(Path injected, List<Path> classPath, Target target) throws IOException {
    Path output = injected.resolveSibling("out-" + target.id());
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(injected), classPath, output).withTarget(target));
    assertFalse(result.hasErrors(), () -> Sources.messages(result));
    return output;
  }

  private static Map<String, byte[]> classes(MemoryCompiler compiler, Path root)
      throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Path file : files(root)) {
      texts.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
    }
    return compiler.compile(texts);
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }
}
