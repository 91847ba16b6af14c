package org.ajws.processor.source.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.ajws.processor.Sources;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What files of published programs hold besides the forms, and say of each other. */
class PublishedFilesTest {
  private static SourceFile file(String name, String text) {
    return SourceFile.of(Path.of(name), Path.of(name), text, "");
  }

  private static String standard(SourceFile file, boolean counts, SourceFile... others) {
    Diagnostics diagnostics = new Diagnostics();
    List<SourceFile> all = Stream.concat(Stream.of(file), Arrays.stream(others)).toList();
    String text =
        DialectReader.translating(Dialect.AUTO, diagnostics, all, counts).read(file).text();
    assertEquals(List.of(), diagnostics.sorted());
    return text;
  }

  @Test
  void anAnnotationOfThePackageIsNotOurs() {
    String use = "package p;\nclass C { static final String a = \"\"; @Atomic(a) int n; }\n";
    SourceFile own =
        file("p/Atomic.java", "package p; public @interface Atomic { String value(); }");
    SourceFile other =
        file("q/Atomic.java", "package q; public @interface Atomic { String value(); }");
    assertEquals(use, standard(file("p/C.java", use), false, own));
    assertFalse(standard(file("p/C.java", use), false, other).equals(use));
    String imported = use.replace("package p;", "package r; import q.*;");
    assertEquals(imported, standard(file("r/C.java", imported), false, own, other));
    String single = use.replace("package p;", "package p; import org.ajws.Atomic;");
    assertEquals(single, standard(file("p/C.java", single), false, own));
  }

  @Test
  void anOwnAnnotationBesideFormsStaysAsItIs() {
    SourceFile own =
        file("p/Atomic.java", "package p; public @interface Atomic { String value(); }");
    String use =
        "package p; class C { @Atomic(X.a) int n; void f() { finish { async { f(); } } } }";
    assertEquals(
        use.replace("finish {", "finish: {").replace("async {", "async: {"),
        standard(file("p/C.java", use), false, own));
  }

  @Test
  void asyncsAreCountedOnlyWhereTheProgramAsks() {
    SourceFile asks = file("Main.java", "class Main { long n = WS.wsTotalPush(); }");
    String use = "class C { void f() { finish { if (b) async { f(); } else g(); } } }";
    String counted = "{ org.jikesrvm.scheduler.WS.pushed(); ";
    String plain = use.replace("finish {", "finish: {").replace("async {", "async: {");
    assertEquals(plain, standard(file("C.java", use), true));
    assertEquals(plain, standard(file("C.java", use), false, asks));
    assertEquals(
        plain.replace("async: { f(); }", counted + "async: { f(); } }"),
        standard(file("C.java", use), true, asks));
  }

  @Test
  void commentsInFormsStay() {
    String use = "class C { @Atomicset(a /* why */); @Atomic( // where\n a) int n; }";
    assertEquals(
        "import org.ajws.Atomic; import org.ajws.AtomicSet; @AtomicSet(\"a\") class C { /* why */"
            + "@Atomic(\"a\") // where\n int n; }",
        standard(file("C.java", use), false).replaceAll(" +", " "));
  }

  @Test
  void importsStandBehindALicenceAndBeforeJavadoc() {
    String imports = "import org.ajws.AtomicSet; ";
    String form = "class C { @Atomicset(a); }";
    String standard = "@AtomicSet(\"a\") class C { }";
    for (String licence : List.of("/* Licence. */\n", "// Licence.\n", "/** Licence. */ // x\n")) {
      assertEquals(
          licence + imports + standard,
          standard(file("C.java", licence + form), false).replaceAll(" +", " "));
    }
    String both = "/* Licence. */\n";
    String javadoc = "/** What it is. */\n";
    assertEquals(
        both + imports + javadoc + standard,
        standard(file("C.java", both + javadoc + form), false).replaceAll(" +", " "));
  }

  /** As in the published jMetal, whose generator compares states. */
  @Test
  void theOnlyParameterOfTypeObjectIsAUnitParameterByItself(@TempDir Path folder) {
    String program =
        """
        class C {
          @Atomicset(a);
          @Atomic(a) private int n;
          boolean stateEquals(Object o) { return o instanceof C && ((C) o).n == n; }
          boolean isOne(Object o, int i) { return ((C) o).n == i; }
        }
        """;
    TranslationResult dialect = new Sources(folder).add("C.java", program).translate();
    assertEquals(1, dialect.diagnostics().size(), () -> Sources.messages(dialect));
    assertTrue(Sources.messages(dialect).contains("C.java:5:"), Sources.messages(dialect));
    assertTrue(
        Sources.messages(dialect).contains("by @Atomic(a) on parameter o"),
        Sources.messages(dialect));
    TranslationResult standard =
        new Sources(folder)
            .add(
                "C.java",
                "import org.ajws.*; @AtomicSet(\"a\") "
                    + program.replace("@Atomicset(a);", "").replace("@Atomic(a)", "@Atomic(\"a\")"))
            .translate();
    assertEquals(2, standard.diagnostics().size(), () -> Sources.messages(standard));
  }
}
