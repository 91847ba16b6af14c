package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs that class files for Jikes RVM cannot hold, and the messages they get: {@code X.java}
 * provokes exactly those of {@code X.txt}. {@code -Dgolden.refresh=true} writes what there is now.
 */
class RejectedClassFilesTest {
  private static final Path PROGRAMS =
      Path.of("src/test/resources/golden/class-files/rejected-jikesrvm");

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> rejected() throws IOException {
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList().stream()
          .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> reject(f)));
    }
  }

  private void reject(Path program) throws IOException {
    String name = program.getFileName().toString();
    Path output = folder.resolve(name);
    ClassResult result =
        JikesClasses.build(
            new ClassRequest(
                List.of(new FileResult(program, program, false)),
                List.of(),
                List.of(StubClasses.in(folder.resolve("stub"))),
                List.of(),
                output,
                ClassCompiler.JAVAC,
                StandardCharsets.UTF_8));
    String found =
        result.diagnostics().stream()
            .map(d -> d.format().replace(program.toString(), name) + "\n")
            .collect(Collectors.joining());
    Path expected = PROGRAMS.resolve(name.replace(".java", ".txt"));
    if (Boolean.getBoolean("golden.refresh")) {
      Files.writeString(expected, found);
    }
    assertEquals(Files.readString(expected), found);
    assertFalse(found.isEmpty(), "a rejected program has messages");
    assertFalse(Files.exists(output), "nothing is written after an error");
  }
}
