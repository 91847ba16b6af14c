package org.ajws.evaluation;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceCompilerTest {
  @TempDir Path folder;

  /** What it requires is on the class path, where no module is found. */
  @Test
  void theSourcesOfAModule() throws IOException {
    Path root = Files.createDirectories(folder.resolve("src/a")).getParent();
    Files.writeString(root.resolve("module-info.java"), "module a { requires b; }");
    Files.writeString(root.resolve("a/A.java"), "package a; class A {}");
    assertTrue(Files.exists(compile(root).resolve("a/A.class")));
    assertFalse(Files.exists(compile(root).resolve("module-info.class")));
  }

  @Test
  void linkedSources() throws IOException {
    Path real = Files.createDirectories(folder.resolve("real"));
    Files.writeString(real.resolve("A.java"), "class A {}");
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    assertTrue(Files.exists(compile(link).resolve("A.class")));
  }

  private Path compile(Path root) throws IOException {
    Path classes = folder.resolve("classes");
    SourceCompiler.compile(List.of(root), classes, List.of(), StandardCharsets.UTF_8, List.of());
    return classes;
  }
}
