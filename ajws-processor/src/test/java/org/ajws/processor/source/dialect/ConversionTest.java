package org.ajws.processor.source.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.Dialect;
import org.ajws.processor.Sources;
import org.ajws.processor.Target;
import org.ajws.processor.TranslationRequest;
import org.ajws.processor.Translator;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.processor.source.SourceFile;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code golden/dialect/source/X.java} converts to {@code converted/X.java}: legal Java with as
 * many lines, which converts to itself. The dialect's file, translated for each target, prints what
 * its conversion prints as it is. Files of {@code aliases} are converted and compiled only.
 *
 * <p>{@code -Dgolden.refresh=true} writes what there is now.
 */
class ConversionTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/dialect");
  private static final boolean REFRESH = Boolean.getBoolean("golden.refresh");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> runs() throws IOException {
    return programs("source")
        .map(p -> DynamicTest.dynamicTest(p.getFileName().toString(), () -> runs(p)));
  }

  @TestFactory
  Stream<DynamicTest> converts() throws IOException {
    return programs("aliases")
        .map(
            p ->
                DynamicTest.dynamicTest(
                    p.getFileName().toString(), () -> convert(p, "aliases-converted")));
  }

  private static Stream<Path> programs(String kind) throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN.resolve(kind))) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList().stream();
    }
  }

  private Map<String, byte[]> convert(Path program, String kind) throws Exception {
    String source = Files.readString(program);
    String converted = standard(source);
    Path expected = GOLDEN.resolve(kind).resolve(program.getFileName());
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
    String text = new DialectReader(dialect, diagnostics).read(file).text();
    assertEquals(List.of(), diagnostics.sorted());
    return text;
  }

  private void runs(Path program) throws Exception {
    Map<String, byte[]> elision = convert(program, "converted");
    String main = MainProgram.find(elision).orElseThrow();
    String expected = MainProgram.run(elision, main);
    for (Target target : Target.values()) {
      Path out = folder.resolve(program.getFileName() + "-" + target.id());
      TranslationRequest request =
          TranslationRequest.of(List.of(program), Sources.CLASS_PATH, out).withTarget(target);
      assertEquals("", Sources.messages(Translator.translate(request)));
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
  }
}
