package org.ajws.processor.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.processor.Pages;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The overlays on the pages of messages get these, at the places that the page gives: in the text
 * of the message, or by a mark in a comment, {@code # AJWS-nnn} or {@code // AJWS-nnn}.
 */
class OverlayPagesTest {
  /** What is said of overlays. */
  static final Set<DiagnosticCode> CODES =
      EnumSet.of(
          DiagnosticCode.OVERLAY_SYNTAX,
          DiagnosticCode.OVERLAY_UNMATCHED,
          DiagnosticCode.OVERLAY_AMBIGUOUS,
          DiagnosticCode.OVERLAY_CONFLICT,
          DiagnosticCode.OVERLAY_MISPLACED,
          DiagnosticCode.OVERLAY_NO_FIELD,
          DiagnosticCode.LOCK_TAKEN_AWAY);

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> overlaysGetWhatTheirPageSays() {
    return CODES.stream().map(code -> DynamicTest.dynamicTest(code.id(), () -> check(code)));
  }

  private static void check(DiagnosticCode code) throws IOException {
    Sources sources = new Sources(folder.resolve(code.id()));
    Path overlay = folder.resolve(code.id() + ".ajws-overlay");
    List<String> inSource = null;
    List<String> inOverlay = null;
    String message = null;
    for (PageExample example : PageExample.of("docs/diagnostics/" + code.id() + ".md")) {
      switch (example.isWrong() ? example.language() : "not wrong") {
        case "java" -> {
          ExampleProgram program = new ExampleProgram(example);
          String placed = code == DiagnosticCode.OVERLAY_NO_FIELD ? "package a;" : "";
          sources.add("Example.java", program.text("").replaceFirst("package \\w+;", placed));
          inSource = example.marks();
        }
        case "text" -> message = example.code().strip();
        case "" -> {
          Files.writeString(overlay, example.code());
          inOverlay = example.marks();
        }
        default -> {}
      }
    }
    if (inSource == null) {
      sources.add("a/Rows.java", rows(code));
      inSource = List.of();
    }
    List<Diagnostic> found =
        Translator.translate(sources.request().withOverlays(List.of(overlay))).diagnostics();
    if (message != null) {
      assertEquals(1, found.size(), found::toString);
      String whole = found.get(0).format().replaceAll("[^\\s(]*/", "");
      String pattern = Pattern.quote(message.replaceFirst("^o\\.", code.id() + "."));
      assertTrue(whole.matches(pattern.replace("…", "\\E.*\\Q")), whole);
      return;
    }
    Predicate<Diagnostic> ofSource = d -> d.file().toString().endsWith(".java");
    assertEquals(inSource, ExampleProgram.lines(found.stream().filter(ofSource).toList()));
    assertEquals(
        inOverlay,
        found.stream().filter(ofSource.negate()).map(d -> d.line() + " " + d.code().id()).toList());
    assertTrue(found.stream().anyMatch(d -> d.code() == code), found::toString);
  }

  /** The overlays of the guide, on classes that fit. */
  @Test
  void overlaysOfTheGuideApply() throws IOException {
    List<PageExample> overlays =
        PageExample.of("docs/overlays.md").stream()
            .filter(e -> e.language().isEmpty() && e.code().contains("class org.example."))
            .toList();
    assertEquals(2, overlays.size());
    Decisions transforms = applied(overlays.get(0), "Cosine_2D");
    assertEquals(3, transforms.overlayEntries());
    assertEquals(
        List.of("temp", "t"),
        transforms.loops().stream().flatMap(l -> l.privateCopies().stream()).distinct().toList());
    assertEquals(4, transforms.loops().size());
    Decisions pool = applied(overlays.get(1), "Pool");
    assertEquals(5, pool.overlayEntries());
    assertEquals(List.of("idle", "closed"), pool.atomicSets().get(0).members());
  }

  private static Decisions applied(PageExample example, String program) throws IOException {
    Sources sources = new Sources(folder.resolve(program));
    String path = "ajws-processor/src/test/resources/pages/" + program + ".java";
    sources.add(program + ".java", Pages.source(path));
    Path overlay = folder.resolve(program + ".ajws-overlay");
    Files.writeString(overlay, example.code());
    TranslationResult result =
        Translator.translate(sources.request().withOverlays(List.of(overlay)));
    assertEquals("", Sources.messages(result));
    return result.decisions();
  }

  /** The class that the overlays are about. */
  private static String rows(DiagnosticCode code) {
    String begin = "package a;\n\nclass Rows {\n";
    return begin
        + switch (code) {
          case OVERLAY_AMBIGUOUS ->
              """
                void scale(double[] x) { x[0] = 1; }
                void scale(float[] x) { x[0] = 1; }
              }
              """;
          case OVERLAY_MISPLACED ->
              """
                void scale(int n) {
                  while (n > 0) n--;
                }
              }
              """;
          default ->
              """
                void scale(double[] x) {
                  for (int i = 0; i < x.length; i++) x[i] *= 2;
                }
              }
              """;
        };
  }
}
