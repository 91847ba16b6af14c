package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where sources may lie, and their translations. */
class SourcePlacesTest {
  @TempDir Path folder;

  /** A module reads the module of the runtime by a name that looks like a construct's. */
  @Test
  void aDeclarationOfAModuleThatNobodyNamedHasNoConstruct() throws IOException {
    source("module-info.java", "module m { requires org.ajws.runtime; }");
    Path user = source("a/User.java", "package a; class User { }");
    String path = AjwsPluginTest.module("ajws-runtime", folder).toString();
    String root = folder.resolve("src").toString();
    Compilation run = compile(List.of(user), "", "-sourcepath", root, "--module-path", path);
    assertTrue(run.ok(), () -> run.messages().toString());
  }

  /** Javac takes them; only their translations would be in each other's way. */
  @Test
  void filesOfOnePlaceInSeveralRoots() throws IOException {
    Path rows = source("one/a/Rows.java", AjwsPluginTest.ROWS);
    Path other = source("two/a/Rows.java", "package a;\nclass Other {}\n");
    Compilation run = compile(List.of(rows, other), "output=" + folder.resolve("out"));
    assertTrue(run.ok(), () -> run.messages().toString());
    source("two/a/Rows.java", AjwsPluginTest.ROWS.replace("public class Rows", "class Other"));
    assertTrue(compile(List.of(rows, other), "").ok());
    Compilation both = compile(List.of(rows, other), "output=" + folder.resolve("out"));
    assertFalse(both.ok());
    assertTrue(both.messages().get(0).contains("[AJWS-106] "), () -> both.messages().toString());
  }

  @Test
  void modulesInOneCompilation() throws IOException {
    String path =
        AjwsPluginTest.module("ajws-annotations", folder)
            + File.pathSeparator
            + AjwsPluginTest.module("ajws-runtime", folder);
    Path plain = source("n/module-info.java", "module n { }");
    Path info =
        source(
            "m/module-info.java",
            "module m { requires static org.ajws.annotations; requires org.ajws.runtime; }");
    Path rows = source("m/a/Rows.java", AjwsPluginTest.ROWS);
    String root = folder.resolve("src").toString();
    List<Path> all = List.of(plain, info, rows);
    Compilation run = compile(all, "", "--module-source-path", root, "--module-path", path);
    assertTrue(run.ok(), () -> run.messages().toString());
    assertTrue(run.classes().containsKey("m/a/Rows.class"), () -> "" + run.classes().keySet());
  }

  /** The folder for translations was that of the sources: these were written over. */
  @Test
  void noFileOfTheUsersIsWrittenOver() throws IOException {
    Path rows = source("a/Rows.java", AjwsPluginTest.ROWS);
    Compilation run = compile(List.of(rows), "output=" + folder.resolve("src"));
    assertFalse(run.ok());
    String message = run.messages().get(0);
    assertTrue(message.contains("[AJWS-104] this is in the way of a translation"), message);
    assertEquals(AjwsPluginTest.ROWS, Files.readString(rows));
    Path output = folder.resolve("out");
    assertTrue(compile(List.of(rows), "output=" + output).ok());
    source("a/Rows.java", AjwsPluginTest.ROWS.replace("*=", "+="));
    assertTrue(compile(List.of(rows), "output=" + output).ok());
    assertTrue(Files.readString(output.resolve("a/Rows.java")).contains("a[i] += a[i]"));
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
