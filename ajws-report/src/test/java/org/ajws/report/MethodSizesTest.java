package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MethodSizesTest {
  @TempDir Path folder;

  /** {@code small} has one spawning call, {@code large} as many as it is told. */
  private static String program(int calls) {
    StringBuilder text = new StringBuilder("package p;\nimport org.ajws.Async;\nclass Big {\n");
    text.append("static int small(int n) {\nif (n < 2) return n;\n@Async int a = small(n - 1);\n");
    text.append("return a + small(n - 2);\n}\nstatic int large(int n) {\nint r = 0;\n");
    text.append("r += small(n);\n".repeat(calls));
    return text.append("return r;\n}\n}\n").toString();
  }

  private MethodSizes sizes(int calls) throws Exception {
    Path source = folder.resolve("src/p/Big.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, program(calls));
    Path output = folder.resolve("out");
    TranslationRequest request =
        TranslationRequest.of(List.of(folder.resolve("src")), Sources.CLASS_PATH, output);
    TranslationResult result = Translator.translate(request);
    assertTrue(!result.hasErrors(), Sources.messages(result));
    Path classes = folder.resolve("classes/p");
    Files.createDirectories(classes);
    String text = Files.readString(output.resolve("p/Big.java"));
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      for (Map.Entry<String, byte[]> e : compiler.compile(Map.of("Big.java", text)).entrySet()) {
        String name = e.getKey().substring(e.getKey().lastIndexOf('.') + 1);
        Files.write(classes.resolve(name + ".class"), e.getValue());
      }
    }
    return MethodSizes.of(result, folder.resolve("classes"));
  }

  @Test
  void smallMethodsAreCounted() throws Exception {
    MethodSizes sizes = sizes(1);
    assertEquals(List.of(), sizes.warnings());
    assertEquals(
        Map.of("methods.fast", 2L, "methods.large", 0L, "methods.huge", 0L),
        Map.of(
            sizes.figures().get(0).id(), sizes.figures().get(0).value(),
            sizes.figures().get(1).id(), sizes.figures().get(1).value(),
            sizes.figures().get(2).id(), sizes.figures().get(2).value()));
  }

  @Test
  void methodsThatAreNeverCompiledAreNamedWithTheirLine() throws Exception {
    MethodSizes sizes = sizes(330);
    List<Diagnostic> warnings = sizes.warnings();
    assertTrue(!warnings.isEmpty());
    for (Diagnostic w : warnings) {
      assertEquals(DiagnosticCode.HUGE_METHOD, w.code());
      assertEquals("Big.java", w.file().getFileName().toString());
      assertTrue(w.line() >= 9 && w.line() <= 11, w.format()); // where large begins
      assertTrue(w.cause().contains("version of large has "), w.format());
    }
    assertEquals(1, sizes.figures().get(1).value());
    assertEquals(warnings.size(), sizes.figures().get(2).value());
  }

  /** It calls the entry, whose frames end there. */
  @Test
  void aMethodTooLargeForAClassFileGetsNoFrames() throws Exception {
    MethodSizes sizes = sizes(1500);
    assertEquals(List.of(), sizes.warnings());
    assertEquals(1, sizes.figures().get(0).value());
  }

  @Test
  void withoutClassFilesNothingIsSaid() throws Exception {
    TranslationResult result = new TranslationResult(List.of(), List.of(), Decisions.none(), false);
    MethodSizes sizes = MethodSizes.of(result, folder.resolve("none"));
    assertEquals(List.of(), sizes.figures());
    assertEquals(List.of(), sizes.warnings());
  }
}
