package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.report.LineCounter.AjwsLines;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineCounterTest {
  @TempDir Path folder;

  @Test
  void blankLinesAndCommentsAreNoCode() {
    assertEquals(0, LineCounter.codeLines(""));
    assertEquals(0, LineCounter.codeLines("\n  \n// a\n/* b\n c */ \n/** d */ // e"));
    assertEquals(2, LineCounter.codeLines("int a; // x\n/* y */ int b;\n"));
    assertEquals(2, LineCounter.codeLines("int a; /* from\n here\n to */ int b;"));
    assertEquals(0, LineCounter.codeLines("/* open\n int a;\n"));
  }

  @Test
  void whatLooksLikeACommentInALiteralIsCode() {
    assertEquals(2, LineCounter.codeLines("String s = \"/*\";\nint a; // */"));
    assertEquals(2, LineCounter.codeLines("String s = \"\\\"//\" + '\"' + \"/*\";\nint a;"));
    assertEquals(2, LineCounter.codeLines("char c = '\\'', d = '\"'; /* \"\n*/ int a;"));
    assertEquals(
        4, LineCounter.codeLines("String s = \"\"\"\n  /* text \\\"\"\" \n\n // text\n  \"\"\";"));
  }

  @Test
  void everyLineEndCounts() {
    assertEquals(3, LineCounter.codeLines("a;\r\nb;\r\n\r\nc;"));
    assertEquals(3, LineCounter.codeLines("a;\rb;\r\rc;"));
  }

  @Test
  void linesForAjwsAreAddedOrChanged() {
    String source =
"""
        package p;

        import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
        import org.ajws.ParallelFor; // added
        import org.ajws.Reduce;
        import static org.ajws.ReduceOp.SUM;

        class A {
          double sum(double[] a) {
            @Reduce(SUM) // added
            double s = 0;
            for (@ParallelFor int i = 0; i < a.length; i++) { // changed
              s += a[i];
            }
            @Reduce(
                SUM) double t = 0; // one added, one changed
            finish: { // changed
              async2: t += s > 0 ? finish : s;
            }
            return t;
          }
        }
        """;
    assertEquals(new AjwsLines(5, 4), LineCounter.ajwsLines(source));
  }

  @Test
  void onlyAnnotationsOfAjwsCount() {
    assertEquals(
        new AjwsLines(0, 0), LineCounter.ajwsLines("import x.Async;\n@Async void f() {}\n"));
    assertEquals(new AjwsLines(1, 0), LineCounter.ajwsLines("@org.ajws.Finish\nvoid f() {}\n"));
    assertEquals(
        new AjwsLines(2, 0),
        LineCounter.ajwsLines("import org.ajws.*;\n@AtomicSet(\"a\")\nclass A {}\n"));
    assertEquals(
        new AjwsLines(0, 0),
        LineCounter.ajwsLines("// @org.ajws.Finish\nString s = \"import org.ajws.Async;\";"));
    assertEquals(
        new AjwsLines(0, 0),
        LineCounter.ajwsLines("switch (x) { case finish: break; case A: finish(); }"));
    assertEquals(new AjwsLines(0, 0), LineCounter.ajwsLines("asynchronous: { int finished; }"));
  }

  @Test
  void callsOfTheRuntimeCount() {
    assertEquals(
        new AjwsLines(2, 1),
        LineCounter.ajwsLines(
            "import org.ajws.runtime.AjwsRuntime;\nf();\nAjwsRuntime.cancel();\n"
                + "int n = AjwsRuntime.workers();"));
  }

  @Test
  void overlayCommentsDoNotCount() {
    assertEquals(
        3, LineCounter.overlayLines("# comment\n\n  class A\n   # more\n  loop\n #1: x # y\r\n#"));
  }

  @Test
  void figuresCoverSourcesAndOverlays() throws IOException {
    Path plain = Files.writeString(folder.resolve("Plain.java"), "class Plain {\n}\n");
    Path marked =
        Files.writeString(
            folder.resolve("Marked.java"),
            "import org.ajws.*;\nclass Marked {{ for (@ParallelFor int i = 0; i < 9; i++) {} }}\n");
    Path overlay = Files.writeString(folder.resolve("a.ajws-overlay"), "# c\nx\n");
    TranslationRequest request =
        TranslationRequest.of(List.of(plain, marked), List.of(), null)
            .withOverlays(List.of(overlay));
    TranslationResult result =
        new TranslationResult(
            List.of(),
            List.of(
                new TranslationResult.FileResult(plain, null, false),
                new TranslationResult.FileResult(marked, null, true)),
            Decisions.none(),
            false);
    List<Figure> figures = SourceFigures.of(request, result);
    assertEquals(2, value(figures, "files"));
    assertEquals(1, value(figures, "files.translated"));
    assertEquals(4, value(figures, "lines.code"));
    assertEquals(2, value(figures, "lines.annotations"));
    assertEquals(1, value(figures, "lines.overlays"));
  }

  private static long value(List<Figure> figures, String id) {
    return figures.stream().filter(f -> f.id().equals(id)).findFirst().orElseThrow().value();
  }

  @Test
  void elisionIsWithoutWhatIsThereForAjws() {
    String source =
        """
        import org.ajws.ParallelFor; // for the loop
        class A {
          @org.ajws.AtomicSet("a")
          int   x;

          void f(int[] a) {
            finish: {
              for (@ParallelFor int i = 0; i < 9; i++) { a[i] = i; }
            }
          }
        }
        """;
    assertEquals(
        java.util.List.of(
            "class A {",
            "int x ;",
            "void f ( int [ ] a ) {",
            "{",
            "for ( int i = 0 ; i < 9 ; i + + ) { a [ i ] = i ; }",
            "}",
            "}",
            "}"),
        LineCounter.elision(source));
  }

  @Test
  void labelsInUnitsAreForAjws() {
    assertEquals(
        new AjwsLines(0, 2),
        LineCounter.ajwsLines("{\n await: while (n == 0);\n become_leaf: n--;\n }"));
    assertEquals(new AjwsLines(0, 0), LineCounter.ajwsLines("awaiting: { becomes(); }"));
  }

  @Test
  void everyAnnotationIsKnown() throws IOException {
    Path sources = Path.of("../ajws-annotations/src/main/java/org/ajws");
    Set<String> declared = new TreeSet<>();
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Matcher name = Pattern.compile("@interface (\\w+)").matcher(Files.readString(file));
        if (name.find()) {
          declared.add(name.group(1));
        }
      }
    }
    assertEquals(declared, new TreeSet<>(LineCounter.ANNOTATIONS));
  }
}
