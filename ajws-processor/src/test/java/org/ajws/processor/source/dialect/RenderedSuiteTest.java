package org.ajws.processor.source.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.processor.source.dialect.Renderer.Style;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs of the golden suite, rendered into the dialects: their conversion is, for the
 * compiler, the program that was rendered; the translator finds the same wrong with them at the
 * same lines; and what runs prints the same.
 */
class RenderedSuiteTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final List<Style> DIALECTS =
      List.of(Style.WORDS, Style.ANNOTATIONS, Style.COMMENTS);

  /** Queued tasks on other workers would be the same text with other names of classes. */
  private static final List<Target> TARGETS =
      List.of(Target.TRYCATCH, Target.FORKJOIN, Target.SERIAL);

  @TempDir Path folder;

  private static List<Path> programs(String... kinds) throws IOException {
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      return files
          .filter(f -> f.toString().endsWith(".java"))
          .filter(f -> List.of(kinds).contains(f.getParent().getFileName().toString()))
          .filter(f -> !f.startsWith(GOLDEN.resolve("dialect")))
          .filter(f -> !f.startsWith(GOLDEN.resolve("overlay")))
          .sorted()
          .toList();
    }
  }

  @Test
  void conversionIsTheInverseOfRendering() throws IOException {
    Map<Style, Integer> rendered = new EnumMap<>(Style.class);
    for (Path program : programs("input", "accepted", "rejected")) {
      String source = Files.readString(program);
      if (Renderer.model(source).isEmpty()) {
        continue; // no Java
      }
      for (Style style : DIALECTS) {
        String dialect = Renderer.render(source, style);
        if (!dialect.equals(source)) {
          rendered.merge(style, 1, Integer::sum);
        }
        String expected = style == Style.COMMENTS ? source : Renderer.render(source, Style.NORMAL);
        assertEquals(
            Renderer.model(expected),
            Renderer.model(ConversionTest.standard(dialect, of(style))),
            () -> program + " as " + style + ":\n" + dialect);
      }
    }
    assertTrue(rendered.get(Style.WORDS) > 100, rendered.toString());
    assertTrue(rendered.get(Style.COMMENTS) > 10, rendered.toString());
  }

  private static Dialect of(Style style) {
    return style == Style.COMMENTS ? Dialect.AJ : Dialect.AJWS;
  }

  @TestFactory
  Stream<DynamicTest> renderedProgramsBehaveAlike() throws IOException {
    return programs("input").stream()
        .map(p -> DynamicTest.dynamicTest(GOLDEN.relativize(p).toString(), () -> behavesAlike(p)));
  }

  private void behavesAlike(Path program) throws Exception {
    String name = program.getFileName().toString();
    String source = Files.readString(program);
    String dialect = Renderer.render(source, Style.ANNOTATIONS);
    if (dialect.equals(source)) {
      return;
    }
    assertNotEquals(dialect, ConversionTest.standard(dialect, Dialect.AJWS));
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = compiler.compile(Map.of(name, source));
      Optional<String> main = MainProgram.find(elision);
      String expected = main.isPresent() ? MainProgram.run(elision, main.get()) : "";
      Path root = Files.createDirectories(Files.createTempDirectory(folder, "program"));
      Path file = Files.writeString(root.resolve(name), dialect);
      for (Target target : TARGETS) {
        String translated = translated(file, target);
        assertEquals(source.lines().count(), translated.lines().count());
        Map<String, byte[]> classes = compiler.compile(Map.of(name, translated));
        if (main.isPresent()) {
          assertEquals(expected, MainProgram.run(classes, main.get()), "output for " + target);
        }
      }
    }
  }

  private static String translated(Path file, Target target) throws IOException {
    Path out = file.resolveSibling("out-" + target.id());
    TranslationRequest request =
        TranslationRequest.of(List.of(file), Sources.CLASS_PATH, out)
            .withDialect(Dialect.AJWS)
            .withTarget(target);
    TranslationResult result = Translator.translate(request);
    assertFalse(result.hasErrors(), () -> Sources.messages(result) + "\n" + file);
    return Files.readString(out.resolve(Sources.tree(out).keySet().iterator().next()));
  }
}
