package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in the folder for translations after compilations of sources that change. */
class ReadableTranslationsTest {
  private static final String OTHER = AjwsPluginTest.ROWS.replace("Rows", "Other");

  @TempDir Path folder;
  private Path output;
  private Path rows;
  private Path other;

  @BeforeEach
  void bothAreTranslated() throws IOException {
    output = folder.resolve("out");
    rows = source("a/Rows.java", AjwsPluginTest.ROWS);
    other = source("a/Other.java", OTHER);
    isContent(compile("", rows, other));
    assertEquals(List.of("a/Other.java", "a/Rows.java"), translations());
  }

  @Test
  void ofASourceThatIsGoneNothingIsLeft() throws IOException {
    Files.delete(other);
    isContent(compile("", rows));
    assertEquals(List.of("a/Rows.java"), translations());
  }

  @Test
  void ofASourceWithoutAConstructNothingIsLeft() throws IOException {
    source("a/Other.java", "package a; class Other { }");
    isContent(compile("", rows, other));
    assertEquals(List.of("a/Rows.java"), translations());
    source("a/Rows.java", "package a; class Rows { }");
    isContent(compile("", rows, other));
    assertEquals(List.of(), translations());
  }

  @Test
  void aSourceThatHasMovedHasOneTranslation() throws IOException {
    Files.delete(other);
    Path moved = source("b/Other.java", OTHER.replace("package a", "package b"));
    isContent(compile("", rows, moved));
    assertEquals(List.of("a/Rows.java", "b/Other.java"), translations());
  }

  /** The same file may get another package, or another root beside it. */
  @Test
  void aSourceOfAnotherPackageHasOneTranslation() throws IOException {
    source("a/Other.java", OTHER.replace("package a", "package c"));
    isContent(compile("", rows, other));
    assertEquals(List.of("a/Rows.java", "c/Other.java"), translations());
  }

  @Test
  void whatIsCompiledAloneTakesNothingFromOthers() throws IOException {
    isContent(compile("", rows));
    assertEquals(List.of("a/Other.java", "a/Rows.java"), translations());
  }

  /** Nothing is known then of what the sources would become. */
  @Test
  void anErrorLeavesAllAsItWas() throws IOException {
    source("a/Other.java", OTHER.replace("a[i] *= a[i];", "a[0] += i;"));
    assertFalse(compile("", rows, other).ok());
    assertEquals(List.of("a/Other.java", "a/Rows.java"), translations());
    source("a/Other.java", "package a; class Other { void f(int[] a) { finish: { async: ; } } }");
    assertFalse(compile("failOnWarning", rows, other).ok());
    assertEquals(List.of("a/Other.java", "a/Rows.java"), translations());
  }

  /** The name may be that of a file which somebody has put there since. */
  @Test
  void whatSomebodyElseHasPutThereStays() throws IOException {
    Files.writeString(output.resolve("a/Other.java"), "package a; class Mine { }");
    Files.delete(other);
    isContent(compile("", rows));
    assertEquals(List.of("a/Other.java", "a/Rows.java"), translations());
  }

  @Test
  void aDamagedListIsNone() throws IOException {
    Files.writeString(output.resolve(".ajws-sources"), "?");
    isContent(compile("", rows, other));
    Files.delete(other);
    isContent(compile("", rows));
    assertEquals(List.of("a/Rows.java"), translations());
  }

  private List<String> translations() throws IOException {
    try (var files = Files.walk(output)) {
      return files
          .filter(f -> f.toString().endsWith(".java"))
          .map(f -> SourceRoots.slashed(output.relativize(f)))
          .sorted()
          .toList();
    }
  }

  private static void isContent(Compilation run) {
    assertTrue(run.ok(), () -> run.messages().toString());
  }

  /** With a cache, since a translation that is taken from it writes no less. */
  private Compilation compile(String words, Path... files) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    String all = "output=" + output + " cache=" + folder.resolve("cache") + " " + words;
    return Compilation.withPlugin(classes, List.of(files), all);
  }

  private Path source(String name, String text) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
