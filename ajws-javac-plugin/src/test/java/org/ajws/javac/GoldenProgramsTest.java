package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.processor.Translator;
import org.ajws.processor.api.TranslationRequest;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The translator's golden programs inside the compiler: the class files are, byte for byte, those
 * of the translated text, and the messages stand where the translator's stand.
 */
class GoldenProgramsTest {
  private static final Path GOLDEN = Path.of("../ajws-processor/src/test/resources/golden");

  /** What is no Java, and names that are not bound: the compiler says that itself. */
  private static final Pattern BY_JAVAC = Pattern.compile("\\[AJWS-10[13]\\]");

  @TempDir Path folder;

  @Test
  void classFilesAreThoseOfTheTranslation() throws IOException {
    // Some have classes of the same name.
    Map<Path, Path> named = new TreeMap<>();
    programs("input").forEach(p -> named.put(p.getFileName(), p));
    List<Path> programs = List.copyOf(named.values());
    TranslationRequest request = TranslationRequest.of(programs, Compilation.CLASS_PATH, null);
    Translator.Texts texts = Translator.translateInMemory(request);
    assertFalse(texts.result().hasErrors());
    List<Path> translations = new ArrayList<>();
    for (Path program : programs) {
      Translator.Text text = texts.translated().get(program);
      String name = "sources/" + (text == null ? program.getFileName() : text.relative());
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      translations.add(
          Files.writeString(file, text == null ? Files.readString(program) : text.text()));
    }
    // Newer compilers name locals of their own by numbers that are others in each run.
    String debug = Runtime.version().feature() < 25 ? "-g" : "-g:source,lines";
    Compilation expected = Compilation.plain(folder.resolve("expected"), translations, debug);
    assertTrue(expected.ok(), () -> expected.messages().toString());
    Compilation found = Compilation.withPlugin(folder.resolve("found"), programs, "", debug);
    assertTrue(found.ok(), () -> found.messages().toString());
    assertEquals(expected.classes().keySet(), found.classes().keySet());
    expected.classes().forEach((n, bytes) -> assertArrayEquals(bytes, found.classes().get(n), n));
  }

  /**
   * One by one: what is wrong in one file may keep the translator from looking closer at others.
   */
  @TestFactory
  Stream<DynamicTest> messagesStandAtTheUsersText() throws IOException {
    return programs("rejected").stream()
        .map(p -> DynamicTest.dynamicTest(name(p), () -> compareMessages(p)));
  }

  private void compareMessages(Path program) throws IOException {
    Path texts = program.resolveSibling(program.getFileName().toString().replace(".java", ".txt"));
    List<String> expected =
        Files.readAllLines(texts).stream()
            .filter(m -> !BY_JAVAC.matcher(m).find())
            .map(GoldenProgramsTest::withPage)
            .sorted()
            .toList();
    Path output = folder.resolve(name(program));
    Compilation found = Compilation.withPlugin(output, List.of(program), "");
    assertEquals(
        expected, found.messages().stream().filter(m -> m.contains("[AJWS-")).sorted().toList());
    boolean errors = Files.readString(texts).contains(": error: ");
    assertEquals(errors, !found.ok(), () -> found.messages().toString());
  }

  /** As the message is shown. */
  private static String withPage(String message) {
    int code = message.indexOf("[AJWS-") + 1;
    return message
        + "\n    (see docs/diagnostics/"
        + message.substring(code, message.indexOf(']', code))
        + ".md)";
  }

  /** Programs that need no overlay and no settings. */
  private static List<Path> programs(String kind) throws IOException {
    try (var files = Files.walk(GOLDEN)) {
      return files
          .filter(f -> f.getParent().endsWith(kind) && f.toString().endsWith(".java"))
          .filter(f -> !f.startsWith(GOLDEN.resolve("dialect")))
          .filter(f -> !f.startsWith(GOLDEN.resolve("locks")))
          .filter(f -> !Files.exists(overlay(f)))
          .sorted()
          .toList();
    }
  }

  private static Path overlay(Path program) {
    return program.resolveSibling(
        program.getFileName().toString().replace(".java", ".ajws-overlay"));
  }

  private static String name(Path program) {
    return GOLDEN.relativize(program).toString();
  }
}
