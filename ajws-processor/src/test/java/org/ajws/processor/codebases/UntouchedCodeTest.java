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
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.ajws.processor.Sources;
import org.ajws.processor.TranslationRequest;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.Translator;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Code without any construct is not changed, and costs no more than to parse it. */
@EnabledIfSystemProperty(named = "ajws.codebases", matches = ".+")
class UntouchedCodeTest {
  private static final int ROUNDS = 5;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> untouched() throws IOException {
    return SourceJars.all().stream()
        .map(jar -> dynamicTest(jar.getFileName().toString(), () -> check(jar)));
  }

  private void check(Path jar) throws IOException {
    String name = jar.getFileName().toString();
    Path root = SourceJars.unpack(jar, folder.resolve(name));
    List<Path> files = SourceJars.sources(root);
    long[] translating = new long[ROUNDS];
    long[] parsing = new long[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) { // side by side: both see the same machine
      Path output = folder.resolve(name + "-out" + round);
      long start = System.nanoTime();
      TranslationResult result =
          Translator.translate(
              new TranslationRequest(
                  List.of(root),
                  Sources.CLASS_PATH,
                  List.of(),
                  output,
                  null,
                  org.ajws.processor.Target.TRYCATCH,
                  org.ajws.processor.LockKind.MONITOR,
                  StandardCharsets.ISO_8859_1,
                  null,
                  false));
      translating[round] = System.nanoTime() - start;
      assertFalse(result.hasErrors(), Sources.messages(result));
      assertEquals(Sources.tree(root), Sources.tree(output));
      start = System.nanoTime();
      parse(files);
      parsing[round] = System.nanoTime() - start;
    }
    Arrays.sort(translating);
    Arrays.sort(parsing);
    double ratio = (double) translating[ROUNDS / 2] / parsing[ROUNDS / 2];
    System.out.printf(
        Locale.ROOT,
        "%s: %d files; translating %d ms, parsing %d ms, ratio %.2f (medians of %d)%n",
        name,
        files.size(),
        translating[ROUNDS / 2] / 1_000_000,
        parsing[ROUNDS / 2] / 1_000_000,
        ratio,
        ROUNDS);
    assertTrue(ratio <= 1, "translating takes " + ratio + " of parsing");
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
