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
import org.junit.jupiter.api.Test;
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

  /** The first page shows a program before and after, side by side. */
  @Test
  void theReadmesTwoColumns() {
    String code = PageExample.of("README.md").get(0).code();
    int middle = code.indexOf("// after");
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    code.lines()
        .forEach(
            line -> {
              before.append(line, 0, Math.min(middle, line.length())).append('\n');
              after.append(line.substring(Math.min(middle, line.length()))).append('\n');
            });
    compile(Map.of("Before.java", program("Before", before.toString())));
    String text = program("After", after.toString());
    Sources sources = new Sources(folder.resolve("readme")).add("After.java", text);
    assertEquals("", Sources.messages(sources.translate()));
    compile(Map.of("After.java", text));
  }

  /** Statements up to the first class, and members behind. */
  private static String program(String name, String code) {
    int members = code.indexOf(code.contains("@AtomicSet") ? "@AtomicSet" : "class Hits");
    return "import org.ajws.*; class %s { double[] temp; ".formatted(name)
        + "static class Dct { void forward(double[] x) { x[0] = x.length; } } "
        + "void example(int rows, int columns, double[][] a, Dct dct) {\n"
        + code.substring(0, members)
        + "}\n"
        + code.substring(members)
        + "}\n";
  }
}
