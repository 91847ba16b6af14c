package org.ajws.processor.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.Sources;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples of the other pages: they are legal Java as they are, the translator has nothing
 * against them but what they are marked by, {@code // AJWS-nnn}, and their translations compile.
 */
class PageExamplesTest {
  /** Pages with examples that are no whole programs. */
  static final List<String> PAGES =
      List.of(
          "docs/constructs/async.md",
          "docs/constructs/async-value.md",
          "docs/constructs/atomic-sets.md",
          "docs/constructs/become.md",
          "docs/constructs/channels.md",
          "docs/constructs/conditions.md",
          "docs/constructs/finish.md",
          "docs/constructs/futures.md",
          "docs/constructs/intervals.md",
          "docs/constructs/parallel-for.md",
          "docs/constructs/private.md",
          "docs/constructs/promises.md",
          "docs/constructs/reduce.md",
          "docs/constructs/speculative.md",
          "docs/atomic-sets-guide.md",
          "docs/how-to.md");

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> examples() {
    Map<String, String> programs = new LinkedHashMap<>();
    Map<String, String> translations = new LinkedHashMap<>();
    List<DynamicTest> tests = new ArrayList<>();
    for (String page : PAGES) {
      for (PageExample example : PageExample.of(page)) {
        if (example.language().equals("java")) {
          tests.add(
              DynamicTest.dynamicTest(
                  example.name(), () -> translate(example, programs, translations)));
        }
      }
    }
    tests.add(DynamicTest.dynamicTest("they compile as they are", () -> compile(programs)));
    tests.add(DynamicTest.dynamicTest("translations compile", () -> compile(translations)));
    return tests.stream();
  }

  private static void translate(
      PageExample example, Map<String, String> programs, Map<String, String> translations)
      throws Exception {
    ExampleProgram program = new ExampleProgram(example);
    String text = program.text("");
    Sources sources = new Sources(folder.resolve(program.packageName()));
    TranslationResult result = sources.add(program.file(), text).translate();
    programs.put(program.file(), text);
    assertEquals(
        example.marks(),
        ExampleProgram.lines(result.diagnostics()),
        () -> example.name() + "\n" + Sources.messages(result));
    Path output = sources.output().resolve(program.file());
    if (!result.hasErrors()) {
      translations.put(program.file(), Files.exists(output) ? Files.readString(output) : text);
    }
  }

  private static void compile(Map<String, String> texts) {
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      compiler.compile(texts);
    }
  }
}
