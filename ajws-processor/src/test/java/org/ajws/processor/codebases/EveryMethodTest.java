package org.ajws.processor.codebases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a parallel loop shares is looked for through all that its body calls, and there is an end to
 * that, whatever the code: here of a library that nobody wrote for AJWS, each of its public methods
 * called by a loop.
 */
class EveryMethodTest {
  /** What can be said of such loops: what they share, and where. */
  private static final Set<DiagnosticCode> EXPECTED =
      Set.of(
          DiagnosticCode.SHARED_SLOT,
          DiagnosticCode.SHARED_FIELD,
          DiagnosticCode.SHARED_OBJECT,
          DiagnosticCode.DEPENDENT_ITERATIONS,
          DiagnosticCode.PERHAPS_SHARED,
          DiagnosticCode.CHECK_THEN_ACT,
          DiagnosticCode.SHARED_SEQUENCE,
          DiagnosticCode.UNKNOWN_FUNCTION,
          DiagnosticCode.THREAD_BOUND,
          DiagnosticCode.UNBOUND); // an overload that raw types make ambiguous

  @TempDir Path folder;

  @Test
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void ofAPool() throws IOException {
    check(Path.of(System.getProperty("ajws.knownBugs"), "commons-pool-1.4-sources.jar"), 100);
  }

  @Test
  @EnabledIfSystemProperty(named = "ajws.codebases", matches = ".+")
  void ofLargeCodeBases() throws IOException {
    for (Path jar : SourceJars.all()) {
      check(jar, 20);
    }
  }

  private void check(Path jar, int atLeast) throws IOException {
    Path root = SourceJars.unpack(jar, folder.resolve(jar.getFileName().toString()));
    Map<String, String> texts = EveryMethod.of(root);
    int methods = EveryMethod.count(texts.values());
    assertTrue(methods >= atLeast, () -> jar.getFileName() + ": " + methods + " methods");
    String[] options = {"-encoding", "ISO-8859-1"};
    boolean whole = Sources.compile(root, folder.resolve("classes"), options).isEmpty();
    Path calls = root.resolve("Calls.java");
    Path output = folder.resolve("out");
    List<String> others = new ArrayList<>();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Files.writeString(calls, text.getValue());
      long start = System.nanoTime();
      TranslationResult result = translate(root, null);
      System.out.printf(
          "%s %s: %d methods, %d messages, %d ms%n",
          jar.getFileName(),
          text.getKey(),
          EveryMethod.count(List.of(text.getValue())),
          result.diagnostics().size(),
          (System.nanoTime() - start) / 1_000_000);
      result.diagnostics().stream()
          .filter(d -> !EXPECTED.contains(d.code()))
          .map(Diagnostic::format)
          .forEach(others::add);
      String ahead = "@ParallelFor(speculative = true)";
      Files.writeString(calls, text.getValue().replace("@ParallelFor", ahead));
      if (whole && !translate(root, output).hasErrors()) {
        assertEquals("", Sources.compile(output, folder.resolve("translated"), options));
      }
    }
    assertEquals(List.of(), others);
  }

  private static TranslationResult translate(Path root, Path output) {
    return Translator.translate(
        new TranslationRequest(
            List.of(root),
            Sources.CLASS_PATH,
            List.of(),
            output,
            null,
            Target.TRYCATCH,
            LockKind.MONITOR,
            StandardCharsets.ISO_8859_1,
            null,
            false));
  }
}
