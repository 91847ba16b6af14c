package org.ajws.processor.codebases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Code without any construct is not changed, and costs no more than to parse it. The time to write
 * the copies is shown beside it: it is the file system's, and a parser writes nothing.
 */
@EnabledIfSystemProperty(named = "ajws.codebases", matches = ".+")
class UntouchedCodeTest {
  private static final int ROUNDS = 9;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> untouched() throws IOException {
    Map<String, List<Path>> codeBases =
        SourceJars.all().stream()
            .collect(
                Collectors.groupingBy(
                    jar -> jar.getFileName().toString().split("-", 2)[0],
                    TreeMap::new,
                    Collectors.toList()));
    assertFalse(codeBases.isEmpty(), "no sources jar in the folder");
    return codeBases.entrySet().stream()
        .map(e -> dynamicTest(e.getKey(), () -> check(e.getKey(), e.getValue())));
  }

  /** The jars of one code base ({@code jmetal-core}, {@code jmetal-exec}…) are one module here. */
  private void check(String name, List<Path> jars) throws IOException {
    Path root = folder.resolve(name);
    for (Path jar : jars) {
      SourceJars.unpack(jar, root);
    }
    List<Path> files = SourceJars.sources(root);
    long[] checking = new long[ROUNDS];
    long[] writing = new long[ROUNDS];
    long[] parsing = new long[ROUNDS];
    // Side by side, so that all see the same machine; the first round only warms up.
    for (int round = -1; round < ROUNDS; round++) {
      Path output = folder.resolve(name + "-out" + round);
      long start = System.nanoTime();
      translate(root, null);
      long checked = System.nanoTime();
      translate(root, output);
      long written = System.nanoTime();
      parse(files);
      long parsed = System.nanoTime();
      assertEquals(Sources.tree(root), Sources.tree(output));
      if (round >= 0) {
        checking[round] = checked - start;
        writing[round] = written - checked;
        parsing[round] = parsed - written;
      }
    }
    long parse = median(parsing);
    System.out.printf(
        Locale.ROOT,
        "%s: %d files; parsing %d ms; translating %d ms (%.2f), with output %d ms (%.2f)%n",
        name,
        files.size(),
        parse / 1_000_000,
        median(checking) / 1_000_000,
        (double) median(checking) / parse,
        median(writing) / 1_000_000,
        (double) median(writing) / parse);
    assertTrue(median(checking) <= parse, "translating takes longer than parsing");
  }

  private static long median(long[] times) {
    Arrays.sort(times);
    return times[times.length / 2];
  }

  private static void translate(Path root, Path output) {
    TranslationResult result =
        Translator.translate(
            new TranslationRequest(
                List.of(root),
                Sources.CLASS_PATH,
                List.of(),
                output,
                null,
                Target.TRYCATCH,
                LockKind.MONITOR,
                StandardCharsets.ISO_8859_1,
                null,
                false));
    assertFalse(result.hasErrors(), Sources.messages(result));
  }

  private static void parse(List<Path> files) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager =
        compiler.getStandardFileManager(d -> {}, Locale.ROOT, StandardCharsets.ISO_8859_1)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, d -> {}, null, null, manager.getJavaFileObjectsFromPaths(files));
      task.parse().forEach(unit -> assertTrue(Files.exists(Path.of(unit.getSourceFile().toUri()))));
    }
  }
}
