package org.ajws.processor.source.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.processor.run.Share;
import org.ajws.processor.source.SourceFile;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code golden/dialect/source/X.java} converts to {@code converted/X.java}: legal Java with as
 * many lines, which converts to itself. The dialect's file, translated for each target, prints what
 * its conversion prints as it is, and its conversion does so, too, when it is translated.
 *
 * <p>{@code -Dgolden.refresh=true} writes what there is now.
 */
class ConversionTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/dialect");
  private static final boolean REFRESH = Boolean.getBoolean("golden.refresh");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> runs() throws IOException {
    return programs().map(p -> DynamicTest.dynamicTest(p.getFileName().toString(), () -> runs(p)));
  }

  private static Stream<Path> programs() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN.resolve("source"))) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList().stream();
    }
  }

  private Map<String, byte[]> convert(Path program) throws Exception {
    String source = Files.readString(program);
    String converted = standard(source);
    Path expected = GOLDEN.resolve("converted").resolve(program.getFileName());
    if (REFRESH) {
      Files.writeString(expected, converted);
    }
    assertEquals(Files.readString(expected), converted);
    assertNotEquals(source, converted);
    assertEquals(source.lines().count(), converted.lines().count());
    assertEquals(converted, standard(converted), "a converted file is in the standard surface");
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      return compiler.compile(Map.of(program.getFileName().toString(), converted));
    }
  }

  private static String standard(String source) {
    return standard(source, Dialect.AUTO);
  }

  static String standard(String source, Dialect dialect) {
    Diagnostics diagnostics = new Diagnostics();
    SourceFile file = SourceFile.of(Path.of("X.java"), Path.of("X.java"), source, "");
    DialectReader reader = DialectReader.converting(dialect, diagnostics, List.of(file));
    String text = reader.read(file).text();
    assertEquals(List.of(), diagnostics.sorted());
    return text;
  }

  /** The file with the warnings that a program gets, if it gets some. */
  private static Path warnings(Path program) {
    return program.resolveSibling(program.getFileName().toString().replace(".java", ".txt"));
  }

  private void runs(Path program) throws Exception {
    Map<String, byte[]> elision = convert(program);
    String main = MainProgram.find(elision).orElseThrow();
    String expected = MainProgram.run(elision, main);
    for (Target target : targets(program)) {
      Path out = folder.resolve(program.getFileName() + "-" + target.id());
      TranslationRequest request =
          TranslationRequest.of(List.of(program), Sources.CLASS_PATH, out).withTarget(target);
      String messages = Sources.messages(Translator.translate(request));
      if (REFRESH && !messages.isEmpty()) {
        Files.writeString(warnings(program), messages);
      }
      Path known = warnings(program);
      assertEquals(Files.exists(known) ? Files.readString(known) : "", messages);
      Map<String, String> files = Sources.tree(out);
      assertEquals(1, files.size());
      try (MemoryCompiler compiler = new MemoryCompiler()) {
        Map<String, byte[]> classes =
            compiler.compile(
                Map.of(
                    program.getFileName().toString(),
                    Files.readString(out.resolve(files.keySet().iterator().next()))));
        assertEquals(expected, MainProgram.run(classes, main), "output for " + target);
      }
    }
    assertTrue(expected.length() > 1);
    Path converted = GOLDEN.resolve("converted").resolve(program.getFileName());
    assertEquals(expected, translatedAndRun(converted, main), "output of the conversion");
  }

  /** One or two for each program, in turn. */
  private static List<Target> targets(Path program) {
    List<Target> all = Target.forOpenJdk();
    String name = program.getFileName().toString();
    return REFRESH ? all : Share.inTurn(all, name, ConversionTest.class);
  }

  private String translatedAndRun(Path program, String main) throws Exception {
    Path out = folder.resolve(program.getFileName() + "-converted");
    TranslationRequest request = TranslationRequest.of(List.of(program), Sources.CLASS_PATH, out);
    TranslationResult result = Translator.translate(request);
    assertFalse(result.hasErrors(), () -> Sources.messages(result));
    String text = Files.readString(out.resolve(Sources.tree(out).keySet().iterator().next()));
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      return MainProgram.run(
          compiler.compile(Map.of(program.getFileName().toString(), text)), main);
    }
  }
}
