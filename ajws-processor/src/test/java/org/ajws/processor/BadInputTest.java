package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with the input is a diagnostic; nothing is written then, nothing is lost. */
class BadInputTest {
  private static final String LOOP =
      "import org.ajws.ParallelFor;\nclass Loop { void f(int[] a) {\n"
          + "  for (@ParallelFor int i = 0; i < a.length; i++) { a[i] = i; } } }\n";

  @TempDir Path folder;
  private Sources sources;

  @BeforeEach
  void makeSources() {
    sources = new Sources(folder);
  }

  @Test
  void syntaxErrorNamesItsPlaceAndNothingIsWritten() throws IOException {
    sources
        .add("Loop.java", LOOP)
        .add("Bad.java", "import org.ajws.*;\nclass Bad {\n  int = 3;\n}");
    assertRejected(sources.translate(), "Bad.java:3:", "[AJWS-101]");
  }

  @Test
  void classesThatExtendThemselves() throws IOException {
    sources.add(
        "Loop.java",
        LOOP + "class A extends B {}\nclass B extends A {}\ninterface I extends I {}\n");
    assertRejected(sources.translate(), "Loop.java:4:", "[AJWS-101]", "cyclic inheritance");
  }

  /** The compiler says what is wrong; here each ended in an exception of the translator. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Missing.of(all).keySet().stream()\n"
            + "    .map(k -> Missing.of(all).get(k).stream().map(Objects::toString));",
        "missing(x ->\n    one(\n        n) + 1);",
        "all.merge(unknown.get(0).place.type(), \"\", String::concat);"
      })
  void functionsOfUnknownNames(String statement) throws IOException {
    sources.add(
        "Functions.java",
        """
        import java.util.*;
        import org.ajws.*;
        class Functions<T> {
          static int one(int n) {
            return n;
          }
          void all(Map<String, String> all, List<Missing> unknown, int n) {
            @Async int a = one(n);
            one(a);
            %s
            int b = one(n);
          }
        }
        @AtomicSet("s")
        class Counter {
          int v;
        }
        """
            .formatted(statement));
    assertFalse(Sources.messages(sources.translate()).contains("itself failed"));
  }

  private static final String CAUGHT =
      """
      package p;
      import org.ajws.*;
      class Caught {
        static int f(int n) {
          int[] r = new int[1];
          finish: {
            try {
              async: r[0] = n;
            } catch (RuntimeException e) {
            }
          }
          return r[0];
        }
      }
      """;

  /** Such a clause of the class that was not bound ended in an exception of the translator. */
  @Test
  void translationBesideItsSource() throws IOException {
    sources.add("p/Caught.java", CAUGHT).add("gen/p/Caught.java", CAUGHT);
    assertRejected(
        sources.translate(), "Caught.java:3:1: error: [AJWS-101] class p.Caught is declared in ");
  }

  @Test
  void classWithConstructsBesideOneWithoutOfTheSameName() throws IOException {
    sources
        .add("p/Caught.java", CAUGHT)
        .add("gen/p/Caught.java", "package p;\nclass Caught {}\n")
        .add("a/p/Caught.java", "package p;\nclass Caught {}\n");
    assertAccepted(sources.translate());
  }

  @Test
  void syntaxErrorWithoutConstructIsTheCompilersAffair() throws IOException {
    sources.add("Bad.java", "class Bad {\n  int = 3;\n}");
    assertAccepted(sources.translate());
    assertEquals(Sources.tree(sources.root()), Sources.tree(sources.output()));
  }

  @Test
  void unknownAnnotationValue() throws IOException {
    sources.add(
        "Loop.java",
        "import org.ajws.*;\nclass Loop { int f(int n) {\n  @Reduce(ReduceOp.MEDIAN) int s = 0;\n"
            + "  for (@ParallelFor int i = 0; i < n; i++) { s += i; }\n  return s; } }\n");
    assertRejected(sources.translate(), "Loop.java:3:", "[AJWS-203]", "MEDIAN");
  }

  @Test
  void unknownAnnotationElement() throws IOException {
    sources.add("Loop.java", LOOP.replace("@ParallelFor", "@ParallelFor(grain = 3)"));
    assertRejected(sources.translate(), "Loop.java:3:", "[AJWS-203]", "grain");
  }

  @Test
  void unboundNameInALoop() throws IOException {
    sources.add("Loop.java", LOOP.replace("a[i] = i", "a[i] = oops(i)"));
    assertRejected(sources.translate(), "Loop.java:3:", "[AJWS-103]", "oops");
  }

  @Test
  void unboundNameElsewhereIsTheCompilersAffair() throws IOException {
    sources.add("Loop.java", LOOP.replace("class Loop {", "class Loop { Generated later;"));
    assertAccepted(sources.translate());
  }

  @Test
  void whatIsWrongInAMethodThatReachesAConstructIsSaidOfItsSource() throws IOException {
    sources.add(
        "Reaching.java",
        "import org.ajws.*;\nclass Reaching {\n  static int work(int n) { return n + 1; }\n"
            + "  static int f(int n) { int r = 0; finish: { async: r = work(n); } return r; }\n"
            + "  static int g(String s) {\n    return (s.trim() instanceof Integer k ? k : 0) + f(3);\n  }\n"
            + "}\n");
    assertRejected(sources.translate(), "Reaching.java:6:", "[AJWS-103]", "Integer");
  }

  @Test
  void whatIsNotCaughtInAMethodThatReachesAConstructIsSaidOfItsSource() throws IOException {
    sources.add(
        "Reaching.java",
        "import org.ajws.*;\nclass Reaching {\n  static int work(int n) { return n + 1; }\n"
            + "  static int f(int n) { int r = 0; finish: { async: r = work(n); } return r; }\n"
            + "  static int h(Throwable t) {\n    if (t != null) { throw t; }\n    return f(3);\n  }\n}\n");
    assertRejected(sources.translate(), "Reaching.java:6:", "[AJWS-103]", "unreported");
  }

  @Test
  void withoutAnnotationsOnTheClassPathTheConstructIsNotIgnored() throws IOException {
    sources.add("Loop.java", LOOP);
    TranslationRequest request =
        TranslationRequest.of(List.of(sources.root()), List.of(), sources.output());
    assertRejected(Translator.translate(request), "Loop.java:", "[AJWS-103]", "org.ajws");
  }

  @Test
  void missingClassPathEntry() throws IOException {
    sources.add("Loop.java", LOOP);
    TranslationRequest request =
        TranslationRequest.of(
            List.of(sources.root()), List.of(folder.resolve("no.jar")), sources.output());
    assertRejected(Translator.translate(request), "no.jar", "[AJWS-105]");
  }

  @Test
  void brokenJarOnTheClassPath() throws IOException {
    sources.add("Loop.java", LOOP);
    Path jar = Files.writeString(folder.resolve("broken.jar"), "this is no zip");
    TranslationRequest request =
        TranslationRequest.of(List.of(sources.root()), List.of(jar), sources.output());
    assertRejected(Translator.translate(request), "broken.jar: error: [AJWS-105]", "no archive");
  }

  @Test
  void missingSourceRoot() throws IOException {
    TranslationRequest request =
        TranslationRequest.of(
            List.of(folder.resolve("none")), Sources.CLASS_PATH, sources.output());
    assertRejected(Translator.translate(request), "none", "[AJWS-102]");
  }

  @Test
  void otherEncodingThanDeclared() throws IOException {
    sources.add("Loop.java", LOOP + "// é");
    sources.add(
        "Latin.java", "class Latin { String s = \"é\"; }".getBytes(StandardCharsets.ISO_8859_1));
    assertRejected(sources.translate(), "Latin.java", "[AJWS-102]", "UTF-8");
  }

  @Test
  void unknownLanguageLevel() throws IOException {
    sources.add("Loop.java", LOOP);
    assertRejected(Translator.translate(withRelease("999")), "[AJWS-100]", "999");
  }

  @Test
  void languageOfALaterLevel() throws IOException {
    sources.add(
        "Loop.java", LOOP.replace("class Loop {", "class Loop { String s = \"\"\"\n  text\"\"\";"));
    assertRejected(Translator.translate(withRelease("11")), "Loop.java:2:", "[AJWS-101]");
    assertAccepted(Translator.translate(withRelease("17")));
  }

  @Test
  void twoFilesWithTheSameOutput() throws IOException {
    Path other = folder.resolve("other");
    Files.createDirectories(other);
    Files.writeString(other.resolve("Loop.java"), LOOP);
    sources.add("Loop.java", LOOP);
    TranslationRequest request =
        TranslationRequest.of(List.of(sources.root(), other), Sources.CLASS_PATH, sources.output());
    assertRejected(Translator.translate(request), "other", "Loop.java", "[AJWS-106]");
  }

  @Test
  void aFileGivenTwiceCountsOnce() throws IOException {
    sources.add("Loop.java", LOOP);
    Path again = sources.root().resolve("../src/Loop.java");
    TranslationRequest request =
        TranslationRequest.of(List.of(sources.root(), again), Sources.CLASS_PATH, sources.output());
    assertAccepted(Translator.translate(request));
  }

  @Test
  void symbolicLinksAreFollowedButNotInCircles() throws IOException {
    sources.add("Loop.java", LOOP);
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Files.writeString(elsewhere.resolve("Far.java"), "package far; class Far { }");
    Files.createSymbolicLink(sources.root().resolve("far"), elsewhere);
    Files.createSymbolicLink(elsewhere.resolve("back"), sources.root());
    Files.createSymbolicLink(elsewhere.resolve("Gone.java"), folder.resolve("gone"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), sources.root());
    assertAccepted(
        Translator.translate(
            TranslationRequest.of(List.of(link), Sources.CLASS_PATH, sources.output())));
    assertTrue(sources.translated("Loop.java").contains("Translated"));
    assertEquals(
        "package far; class Far { }", Files.readString(sources.output().resolve("far/Far.java")));
  }

  @Test
  void outputFolderIsSourceFolder() throws IOException {
    sources.add("Plain.java", "class Plain {}").add("Loop.java", LOOP);
    Map<String, String> before = Sources.tree(folder);
    TranslationRequest request =
        TranslationRequest.of(List.of(sources.root()), Sources.CLASS_PATH, sources.root());
    TranslationResult result = Translator.translate(request);
    assertTrue(Sources.messages(result).contains("[AJWS-109]"), Sources.messages(result));
    assertEquals(before, Sources.tree(folder));
  }

  @Test
  void outputFolderInsideTheSourceFolderIsNoSource() throws IOException {
    sources.add("p/Loop.java", LOOP.replace("import", "package p; import"));
    Path output = sources.root().resolve("target/ajws");
    TranslationRequest request =
        TranslationRequest.of(List.of(sources.root()), Sources.CLASS_PATH, output);
    assertAccepted(Translator.translate(request));
    TranslationResult second = Translator.translate(request);
    assertAccepted(second);
    assertEquals(1, second.files().size());
    assertEquals(List.of("p/Loop.java"), List.copyOf(Sources.tree(output).keySet()));
  }

  @Test
  void outputFolderThatHoldsSources() throws IOException {
    sources.add("Plain.java", "class Plain {}").add("p/Loop.java", "package p; " + LOOP);
    Map<String, String> before = Sources.tree(folder);
    TranslationRequest request =
        TranslationRequest.of(
            List.of(sources.root()), Sources.CLASS_PATH, sources.root().resolve("p"));
    TranslationResult result = Translator.translate(request);
    assertTrue(Sources.messages(result).contains("Loop.java: error: [AJWS-109]"));
    assertEquals(before, Sources.tree(folder));
  }

  @Test
  void whatAKilledRunHasLeftIsDeleted() throws IOException {
    long dead = Long.MAX_VALUE;
    Path left = sources.output().resolve(".ajws-staging-" + dead + "-7/p/Loop.java");
    Files.createDirectories(left.getParent());
    Files.writeString(left, LOOP);
    sources.add("Loop.java", LOOP);
    assertAccepted(sources.translate());
    assertEquals(List.of("Loop.java"), List.copyOf(Sources.tree(sources.output()).keySet()));
  }

  @Test
  void sourceTooDeepForTheCompiler() throws IOException {
    sources.add("Loop.java", LOOP.replace("= i;", "= " + "~".repeat(100_000) + "i;"));
    System.setProperty(LargeStack.PROPERTY, "1"); // the default takes minutes to fill
    try {
      assertRejected(sources.translate(), "[AJWS-108]");
    } finally {
      System.clearProperty(LargeStack.PROPERTY);
    }
    assertAccepted(sources.translate());
  }

  @Test
  void reasonsAreWords() throws IOException {
    sources.add("Loop.java", LOOP);
    Files.writeString(sources.output(), "a file");
    String messages = Sources.messages(sources.translate());
    assertTrue(messages.contains("exists and is no folder"), messages);
    assertFalse(messages.contains("Exception"), messages);
  }

  @Test
  void aForeignFileInTheOutputIsKept() throws IOException {
    sources.add("Loop.java", LOOP);
    Files.createDirectories(sources.output());
    Files.writeString(sources.output().resolve("Loop.java"), "// mine");
    Files.writeString(sources.output().resolve("Other.java"), "// mine, too");
    TranslationResult result = sources.translate();
    assertTrue(Sources.messages(result).contains("[AJWS-104]"), Sources.messages(result));
    assertEquals(
        Map.of("Loop.java", "// mine", "Other.java", "// mine, too"),
        Sources.tree(sources.output()));
  }

  @Test
  void aFolderInTheWayOfAFile() throws IOException {
    sources.add("Loop.java", LOOP).add("A.java", "class A {}");
    Files.createDirectories(sources.output().resolve("Loop.java/inner"));
    TranslationResult result = sources.translate();
    assertTrue(Sources.messages(result).contains("[AJWS-104]"), Sources.messages(result));
    assertEquals(Map.of(), Sources.tree(sources.output()));
  }

  @Test
  void aFileInTheWayOfTheOutputFolder() throws IOException {
    sources.add("Loop.java", LOOP);
    Files.writeString(sources.output(), "a file");
    TranslationResult result = sources.translate();
    assertTrue(Sources.messages(result).contains("[AJWS-104]"), Sources.messages(result));
    assertEquals("a file", Files.readString(sources.output()));
  }

  private TranslationRequest withRelease(String release) {
    TranslationRequest r = sources.request();
    return new TranslationRequest(
        r.sources(),
        r.classPath(),
        r.overlays(),
        r.output(),
        r.cache(),
        r.target(),
        r.locks().general(),
        r.encoding(),
        release,
        r.failOnWarning());
  }

  private void assertRejected(TranslationResult result, String... inMessages) throws IOException {
    String messages = Sources.messages(result);
    assertTrue(result.hasErrors(), "no error: " + messages);
    assertAll(
        List.of(inMessages).stream()
            .map(part -> () -> assertTrue(messages.contains(part), part + " not in: " + messages)));
    assertEquals(Map.of(), Sources.tree(sources.output()), "nothing is written");
  }

  private static void assertAccepted(TranslationResult result) {
    assertFalse(result.hasErrors(), Sources.messages(result));
  }
}
