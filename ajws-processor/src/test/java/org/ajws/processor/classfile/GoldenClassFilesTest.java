package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.ParallelFor;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.jikesrvm.StealHandlers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The golden programs as class files for Jikes RVM: what version 50 can hold before translation, it
 * can hold after it, and every call of {@code WS} has its handlers.
 */
class GoldenClassFilesTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  /** How many programs at least are Java 6 to 8 without lambdas, and can be translated. */
  private static final int AT_LEAST = 30;

  @TempDir private Path folder;

  @Test
  void translationNeedsNoMoreThanItsProgram() throws Exception {
    List<String> held = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (Path program : programs()) {
      String name = GOLDEN.relativize(program).toString();
      if (!build(List.of(new FileResult(program, program, false)), name + "-plain").isEmpty()) {
        continue;
      }
      TranslationResult translation =
          Translator.translate(
              TranslationRequest.of(List.of(program), classPath(), folder.resolve(name))
                  .withTarget(Target.JIKESRVM));
      if (translation.hasErrors()) {
        continue; // The translator has said what the target cannot do.
      }
      List<Diagnostic> found = build(translation.files(), name + "-translated");
      held.add(name);
      found.forEach(d -> faults.add(d.format()));
    }
    assertEquals("", faults.stream().collect(Collectors.joining("\n")));
    assertTrue(held.size() >= AT_LEAST, () -> "only " + held.size() + ": " + held);
  }

  private static List<Path> programs() throws IOException {
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      return files
          .filter(f -> f.toString().endsWith(".java"))
          .filter(
              f -> List.of("input", "accepted").contains(f.getParent().getFileName().toString()))
          .filter(f -> !f.startsWith(GOLDEN.resolve("dialect")))
          .sorted()
          .toList();
    }
  }

  private List<Diagnostic> build(List<FileResult> files, String name)
      throws IOException, URISyntaxException {
    return JikesClasses.build(
            new ClassRequest(
                files,
                classPath(),
                List.of(placeOf(StealHandlers.class), placeOf(ParallelFor.class)),
                List.of(),
                folder.resolve(name + "-classes"),
                ClassCompiler.JAVAC,
                StandardCharsets.UTF_8))
        .diagnostics();
  }

  private static List<Path> classPath() throws URISyntaxException {
    return List.of(placeOf(ParallelFor.class), placeOf(AjwsRuntime.class));
  }

  private static Path placeOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
