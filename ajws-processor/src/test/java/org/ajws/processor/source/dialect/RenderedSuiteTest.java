package org.ajws.processor.source.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.GoldenPrograms;
import org.ajws.processor.run.GoldenPrograms.Compiled;
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
  private static final List<Style> DIALECTS =
      List.of(Style.WORDS, Style.ANNOTATIONS, Style.COMMENTS);

  @TempDir Path folder;

  private Map<Path, Compiled> compiled;

  /**
   * The published dialects have no speculative loops, no snapshots and no shared objects, and no
   * form for annotations of sets where these have no meaning.
   */
  private static List<Path> programs(String... kinds) throws IOException {
    List<Path> programs = new ArrayList<>();
    for (Path program :
        GoldenPrograms.without(
            GoldenPrograms.in(kinds), "dialect", "overlay", "snapshots", "speculative")) {
      String text = Files.readString(program);
      if (!text.contains("speculative = true")
          && !text.contains("shared = true")
          && !program.endsWith("MisplacedSets.java")) {
        programs.add(program);
      }
    }
    return programs;
  }

  @Test
  void conversionIsTheInverseOfRendering() throws IOException {
    Map<Style, Integer> rendered = new EnumMap<>(Style.class);
    for (Path program : programs("input", "accepted", "rejected")) {
      String source = Files.readString(program);
      if (!Renderer.isJava(source)) {
        continue;
      }
      for (Style style : DIALECTS) {
        String dialect = Renderer.render(source, style);
        if (!dialect.equals(source)) {
          rendered.merge(style, 1, Integer::sum);
        }
        String expected = style == Style.COMMENTS ? source : Renderer.render(source, Style.NORMAL);
        assertEquals(
            Renderer.model(slotsAtBrackets(expected)),
            Renderer.model(ConversionTest.standard(dialect, of(style))),
            () -> program + " as " + style + ":\n" + dialect);
      }
    }
    assertTrue(rendered.get(Style.WORDS) > 100, rendered.toString());
    assertTrue(rendered.get(Style.COMMENTS) > 10, rendered.toString());
  }

  /** Of the two places for an alias of slots in a new array, conversion writes this one. */
  private static String slotsAtBrackets(String source) {
    return source.replaceAll(
        "new @AliasAtomic\\((\"[^\"]*\\[][^\"]*\")\\) (\\w+)\\[", "new $2 @AliasAtomic($1) [");
  }

  private static Dialect of(Style style) {
    return style == Style.COMMENTS ? Dialect.AJ : Dialect.AJWS;
  }

  /** A build's share, each for one target in turn: what is converted is the same for all. */
  @TestFactory
  Stream<DynamicTest> renderedProgramsBehaveAlike() throws IOException {
    List<Target> targets = Target.forOpenJdk();
    Map<Path, String> translations = new LinkedHashMap<>();
    List<DynamicTest> translating = new ArrayList<>();
    List<DynamicTest> running = new ArrayList<>();
    List<Path> all = programs("input");
    for (Path program : GoldenPrograms.share(all, RenderedSuiteTest.class)) {
      Target target = targets.get(all.indexOf(program) % targets.size());
      String name = GoldenPrograms.name(program) + " for " + target.id();
      translating.add(
          DynamicTest.dynamicTest(
              name + " is translated", () -> translate(program, target, translations)));
      running.add(DynamicTest.dynamicTest(name, () -> behavesAlike(program, translations)));
    }
    return Stream.concat(translating.stream(), running.stream());
  }

  private void translate(Path program, Target target, Map<Path, String> translations)
      throws IOException {
    String source = Files.readString(program);
    String dialect = Renderer.render(source, Style.ANNOTATIONS);
    if (dialect.equals(source)) {
      return;
    }
    assertNotEquals(dialect, ConversionTest.standard(dialect, Dialect.AJWS));
    Path root = Files.createTempDirectory(folder, "program");
    Path file = Files.writeString(root.resolve(program.getFileName()), dialect);
    String translated = translated(file, target);
    assertEquals(source.lines().count(), translated.lines().count());
    translations.put(program, translated);
  }

  /** Programs without anything to render are not there. */
  private void behavesAlike(Path program, Map<Path, String> translations) throws Exception {
    if (compiled == null) {
      compiled = GoldenPrograms.compiled(translations);
    }
    if (compiled.containsKey(program)) {
      assertEquals(GoldenPrograms.elision(program), compiled.get(program).run());
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
