package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilations of sources that were compiled before, with a cache. */
class CompilingAgainTest {
  @TempDir Path folder;

  /** The class files and messages are those of a compilation without a cache, at the new lines. */
  @Test
  void aCacheChangesNothingButTheTime() throws IOException {
    String wrong =
        AjwsPluginTest.ROWS.replace("a[i] *= a[i];", "").replace("package a;", "package a; // old");
    Path cache = folder.resolve("cache");
    for (String text :
        List.of(
            wrong, wrong.replace("old", "a new one"), wrong + "// end\n", AjwsPluginTest.ROWS)) {
      Path rows = source("a/Rows.java", text);
      for (int i = 0; i < 2; i++) {
        Compilation plain = compile(List.of(rows), "", "-Xlint:deprecation");
        Compilation run = compile(List.of(rows), "cache=" + cache, "-Xlint:deprecation");
        assertTrue(run.ok(), () -> run.messages().toString());
        assertEquals(plain.messages(), run.messages());
        assertEquals(plain.classes().keySet(), run.classes().keySet());
        plain.classes().forEach((n, bytes) -> assertArrayEquals(bytes, run.classes().get(n), n));
      }
    }
    assertTrue(Files.exists(cache.resolve("translation.texts")));
  }

  /**
   * Also classes beside the one that a file is named after; they were taken for somebody else's.
   */
  @Test
  void whatACompilationHasWrittenIsNoInputOfTheNext() throws IOException {
    Path classes = folder.resolve("classes");
    Path cache = folder.resolve("cache");
    Path memory = cache.resolve("translation.texts");
    String text =
        AjwsPluginTest.ROWS
            + """
            final class Beside<T> { int[] squares = {1}; }
            @SuppressWarnings(value = "class")
            @interface Note { Class<?> value() default Beside.class; }
            enum Kind { ONE { int f() { return 1; } }; abstract int f(); }
            record Two(int a) { class Inside {} }
            """;
    String before = null;
    for (String comment : List.of("", "// a", "/* b */")) {
      List<Path> files = List.of(source("a/Rows.java", text + comment));
      Compilation run = Compilation.withPlugin(classes, files, "cache=" + cache);
      assertTrue(run.ok(), () -> run.messages().toString());
      assertEquals(7, run.classes().size(), () -> run.classes().keySet().toString());
      String translation = Files.getLastModifiedTime(memory).toString();
      assertEquals(before == null ? translation : before, translation, "translated again");
      before = translation;
    }
    // Of somebody else, such as another language's compiler: it may be used by a construct.
    Files.write(classes.resolve("a/Other.class"), new byte[] {1});
    List<Path> files = List.of(source("a/Rows.java", text));
    Compilation.withPlugin(classes, files, "cache=" + cache);
    assertNotEquals(before, Files.getLastModifiedTime(memory).toString());
  }

  /** What they make may depend on more than AJWS sees. */
  @Test
  void whatNeedsAnnotationProcessorsIsNotRemembered() throws IOException {
    Path old = source("a/Old.java", "package a; @Deprecated class Old {}");
    Path user =
        source(
            "a/Rows.java",
            AjwsPluginTest.ROWS.replace("new java.util.Date(1, 2, 3);", "gen.Made.of(i);"));
    Path cache = folder.resolve("cache");
    String processor = TestProcessor.class.getName();
    Compilation run = compile(List.of(user, old), "cache=" + cache, "-processor", processor);
    assertTrue(run.ok(), () -> run.messages().toString());
    Path memory = cache.resolve("translation.texts");
    assertFalse(Files.exists(memory));
    Path plain = source("a/Rows.java", AjwsPluginTest.ROWS);
    assertTrue(compile(List.of(plain, old), "cache=" + cache, "-processor", processor).ok());
    assertTrue(Files.exists(memory));
  }

  @Test
  void whereNothingIsTranslatedNothingIsRemembered() throws IOException {
    Path cache = folder.resolve("cache");
    Path plain = source("a/Plain.java", "package a; class Plain { synchronized void f() {} }");
    assertTrue(compile(List.of(plain), "cache=" + cache).ok());
    assertFalse(Files.exists(cache));
  }

  private Compilation compile(List<Path> files, String arguments, String... options)
      throws IOException {
    Path output = Files.createTempDirectory(folder, "classes");
    return Compilation.withPlugin(output, files, arguments, options);
  }

  private Path source(String name, String text) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
