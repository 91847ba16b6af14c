package org.ajws.processor.source.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Diagnostics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OverlaySetTest {
  private static final Path SOURCE = Path.of("a", "A.java");

  @TempDir Path folder;

  private final Diagnostics diagnostics = new Diagnostics();

  private OverlaySet overlay(String text) throws IOException {
    Path file = folder.resolve("o.ajws-overlay");
    Files.writeString(file, text);
    return OverlaySet.parse(List.of(file), StandardCharsets.UTF_8, diagnostics);
  }

  private AppliedSource apply(String overlay, String source) throws IOException {
    return overlay(overlay).apply(SOURCE, source);
  }

  private String messages() {
    return diagnostics.sorted().stream()
        .map(Diagnostic::format)
        .map(m -> m.replace(folder + "/", ""))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void keepsLinesAndLineEnds() throws IOException {
    String source =
        "package a;\r\n\r\nclass A {\r\n\tvoid f(int[] x) {\r\n"
            + "\t\tfor (int i = 0;\r\n\t\t\t i < 9; i++)\t{ x[i] = 1; } // end\r\n\t}\r\n}\r\n";
    AppliedSource applied =
        apply("class a.A method f loop over i: @ParallelFor private y", source.replace("x", "y"));
    assertEquals("", applied.text().replaceAll("[^\r\n]", "").replace("\r\n", ""));
    assertTrue(messages().contains("AJWS-115"), messages());

    AppliedSource annotated = apply("class a.A method f loop over i: @ParallelFor\r\n", source);
    assertEquals(
        source.replace("(int i", "(@org.ajws.ParallelFor int i"), annotated.text(), messages());
  }

  @Test
  void mapsEveryOffsetBack() throws IOException {
    String source =
        "class A { int[] t; void f() { for (int i = 0; i < 9; i++) t[i] = 1; g(); } void g() {} }";
    AppliedSource applied =
        apply("class A method f { loop 1: @ParallelFor private t\ncall g: async: }", source);
    assertEquals(
        "class A { int[] t; void f() { { @org.ajws.Private int[] t = this.t; for"
            + " (@org.ajws.ParallelFor int i = 0; i < 9; i++) t[i] = 1; } async: g(); } void g()"
            + " {} }",
        applied.text(),
        messages());
    StringBuilder original = new StringBuilder();
    int last = -1;
    for (int i = 0; i < applied.text().length(); i++) {
      int offset = applied.originalOffset(i);
      assertTrue(offset >= last, "offsets never go back");
      if (offset > last) {
        assertEquals(last + 1, offset);
        original.append(source.charAt(offset));
      }
      last = offset;
    }
    assertEquals(source, original.toString());
    assertEquals(2, applied.entries());
  }

  @Test
  void insertsBehindUnicodeEscapes() throws IOException {
    String source = "cl\\u0061ss \\u0041 { void f() { /* \\u00e4 */ for (int \\u0069=0;;) {} } }";
    AppliedSource applied = apply("class A method f loop over i: @ParallelFor", source);
    assertEquals(
        source.replace("int \\u0069", "@org.ajws.ParallelFor int \\u0069"),
        applied.text(),
        messages());
  }

  @Test
  void takesAwayWithoutMovingAnything() throws IOException {
    String source = "class A {\n  @Deprecated(\n    since = \"1\") int f;\n  int g;\n}\n";
    AppliedSource applied = apply("class A fields *: off @Deprecated", source);
    assertEquals(
        "class A {\n              \n                 int f;\n  int g;\n}\n", applied.text());
    assertEquals(source.indexOf("int f"), applied.originalOffset(applied.text().indexOf("int f")));
  }

  @Test
  void replacesAnAnnotation() throws IOException {
    String source = "class A { void f() { @Reduce(MIN) int s = 0; } }";
    AppliedSource applied = apply("class A method f local s: off @Reduce @Reduce(MAX)", source);
    assertEquals(
        "class A { void f() { @org.ajws.Reduce(org.ajws.ReduceOp.MAX)              int s = 0; } }",
        applied.text(),
        messages());
  }

  @Test
  void puts_and_removes_labels() throws IOException {
    String source = "class A { void f() { finish: { g(); } h(() -> { g(); }); } }";
    AppliedSource applied =
        apply("class A method f { block 1: off finish:\n call g #2: async: }", source);
    assertTrue(messages().contains("AJWS-110"), "blocks are numbered by #n: " + messages());
    assertSame(source, applied.text());

    AppliedSource right =
        apply("class A method f { block #1: off finish:\n call g #2: async: }", source);
    assertEquals(
        "class A { void f() {         { g(); } h(() -> { async: g(); }); } }", right.text());
  }

  @Test
  void sharesOneAnnotationAmongDeclarators() throws IOException {
    AppliedSource applied =
        apply("class A method f locals i, j: @Private", "class A { void f() { int i, j; } }");
    assertEquals("class A { void f() { @org.ajws.Private int i, j; } }", applied.text());
    assertEquals("", messages());
  }

  @Test
  void selectsBySignature() throws IOException {
    String source =
        "class A { A(int x) {} void f(java.util.List<String> a, int... b) {} void f(List<?> a) {}"
            + " void f(int[] a[]) {} }";
    String overlay =
        "class A {\n constructor(int): @Deprecated\n method f(List, int[]): @Deprecated\n"
            + " method f(int[][]) param a: @Atomic\n}";
    assertEquals(
        "class A { @Deprecated A(int x) {} @Deprecated void f(java.util.List<String> a, int... b)"
            + " {} void f(List<?> a) {} void f(@org.ajws.Atomic int[] a[]) {} }",
        apply(overlay, source).text(),
        messages());
  }

  @Test
  void leavesOutWhatIsExcepted() throws IOException {
    String source =
        "class A { void f() { for (int i=0;;) g(); for (int i=0;;) i++; for (int k=0;;) g(); }"
            + " void g() {} void h() { for (int i=0;;) g(); } }";
    String all = "class A method * except h loops over i, k except flat, k: @ParallelFor";
    assertEquals(
        source.replaceFirst("int i", "@org.ajws.ParallelFor int i"),
        apply(all, source).text(),
        messages());
    assertEquals(
        source.replaceFirst("int k", "@org.ajws.ParallelFor int k"),
        apply("class A method f loops except #1, #2: @ParallelFor", source).text(),
        messages());
  }

  @Test
  void readsClassesOfFamilies() throws IOException {
    String source = "package p.q; class A_2D { class In { int f; } int f; } class B_3D { int f; }";
    assertEquals(
        "package p.q; class A_2D { class In { @org.ajws.Atomic int f; } int f; } class B_3D { int"
            + " f; }",
        apply("class p.*.*_2D.In field f: @Atomic", source).text());
    assertSame(source, apply("class *_4D field f: @Atomic", source).text());
    assertEquals("", messages());
  }

  @Test
  void reportsASyntaxErrorOfTheSourceOnce() throws IOException {
    OverlaySet set = overlay("class A method f: @Finish");
    String source = "class A {\n\tvoid f( {}\n}";
    assertSame(source, set.apply(SOURCE, source).text());
    set.reportUnmatched();
    assertTrue(messages().startsWith("a/A.java:2:10: error: [AJWS-101]"), messages());
    assertEquals(0, set.applied());
  }

  @Test
  void reportsAnotherEncoding() throws IOException {
    Path file = folder.resolve("latin.ajws-overlay");
    Files.write(file, new byte[] {'#', (byte) 0xe4, '\n'});
    OverlaySet set = OverlaySet.parse(List.of(file), StandardCharsets.UTF_8, diagnostics);
    assertTrue(set.isEmpty());
    assertTrue(messages().contains("not UTF-8"), messages());
  }
}
