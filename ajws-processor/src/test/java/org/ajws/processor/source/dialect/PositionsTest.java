package org.ajws.processor.source.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.TranslationRequest;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Messages about files of a dialect name the user's line and column, whatever was rewritten before
 * on the line, and however the file is written: with tabs, with other line ends, with escapes.
 *
 * <p>{@code ^506^} in a program stands before the place of message AJWS-506.
 */
class PositionsTest {
  private static final Pattern MARK = Pattern.compile("\\^(\\d{3})\\^");

  /** What is wrong in each phase of the translation, behind rewritings on its line. */
  private static final Map<String, List<String>> PROGRAMS =
      Map.of(
          "forms",
              List.of(
                  "finish { async { f(); g(); } async { f(); ^605^int x = 1; } } finish { f(); }",
                  "@SyncSteal { @Steal { f(); } ^604^@Stael { g(); } ^602^@Steal f(); }",
                  "int i; finish { async { f(); } async { ^606^for (i = 0; i < 3; i++) f(); } }"),
          "names",
              List.of(
                  "finish { async { f(); g(); } async { ^103^unknown(); } }",
                  "finish { async { f(); g(); } ^103^missing = 1; async { f(); } }",
                  "@SyncSteal { @Steal { for (int i = 0; i < ^103^missing; i++) f(); } }"),
          "bodies",
              List.of(
                  "int s = 0; finish { async { f(); g(); } async { for (int i = 0; i < 9; i++) ^301^s += i; } }",
                  "finish { async { f(); g(); } async { for (int i = 0; i < 9; i++) ^204^i = 3; } }",
                  "while (true) { finish { async { { f(); if (other != null) ^220^break; } } g(); } }"),
          "sets",
              List.of(
                  "finish { async { f(); g(); } async { other.f(); ^506^other.count++; } }",
                  "finish { async { f(); ^508^count++; g(); } async { if (^508^count > 1) f(); f(); } }",
                  "finish { async { if (^508^count > 0) count++; } async { for (int i = 0; i < ^508^count; i++) f(); } }"),
          "places",
              List.of(
                  "finish { async { f(); g(); } } } ^501^@Atomic(z) int z; void h() { finish { f(); }",
                  "async { f(); } } @Atomic(a) int y; ^515^@AliasAtomic(q=this.a) Positions p; void h2() {"));

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> messagesNameTheUsersPlace() {
    Map<String, UnaryOperator<String>> writings =
        Map.of(
            "as it is", s -> s,
            "tabs", s -> s.replace("    ", "\t\t").replace(" { ", "\t{ "),
            "CRLF", s -> s.replace("\n", "\r\n"),
            "CR", s -> s.replace("\n", "\r"),
            "escapes",
                s ->
                    s.replace("async", "asyn\\u0063")
                        .replace("finish", "\\uu0066inish")
                        .replace("count", "c\\u006funt"),
            "comments", s -> s.replace("{ ", "{ /* async { } */ "));
    List<DynamicTest> tests = new ArrayList<>();
    PROGRAMS.forEach(
        (kind, lines) ->
            writings.forEach(
                (writing, change) -> {
                  for (int i = 0; i < lines.size(); i++) {
                    String program = change.apply(program(lines.get(i)));
                    tests.add(
                        DynamicTest.dynamicTest(
                            kind + " " + i + ", " + writing, () -> check(program)));
                  }
                }));
    return tests.stream();
  }

  private static String program(String line) {
    return """
        class Positions { @Atomicset(a); @Atomic(a) int count;
          void f() { count++; }
          void g() { f(); }
          void run(Positions other) { f();
            %s
          }
        }
        """
        .formatted(line);
  }

  private void check(String marked) throws IOException {
    List<String> expected = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Matcher mark = MARK.matcher(marked);
    int from = 0;
    while (mark.find()) {
      text.append(marked, from, mark.start());
      from = mark.end();
      expected.add(place(text) + " AJWS-" + mark.group(1));
    }
    text.append(marked, from, marked.length());
    assertFalse(expected.isEmpty());
    Path file =
        Files.writeString(
            Files.createTempDirectory(folder, "program").resolve("Positions.java"), text);
    TranslationRequest request =
        TranslationRequest.of(List.of(file), Sources.CLASS_PATH, file.resolveSibling("out"));
    List<String> found =
        Translator.translate(request).diagnostics().stream()
            .map(d -> d.line() + ":" + d.column() + " " + d.code().id())
            .toList();
    assertEquals(expected, found, text::toString);
  }

  /** Line and column, from 1, of the end of a text. */
  private static String place(CharSequence text) {
    String[] lines = text.toString().split("\r\n|\r|\n", -1);
    return lines.length + ":" + (lines[lines.length - 1].length() + 1);
  }
}
