package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StaleClassesTest {
  @TempDir private Path folder;

  @Test
  void findsClassesWithoutStampOfTranslatedFilesOnly() throws IOException {
    Path serial = classFile("Serial", "Lorg/ajws/runtime/loop/Loops;");
    classFile("Stamped", "..Lorg/ajws/runtime/Translated;");
    classFile("Plain", "java/lang/Object");
    List<FileResult> files =
        List.of(
            file("Serial", true), file("Stamped", true), file("Plain", false), file("No", true));
    assertEquals(
        List.of(serial),
        StaleClasses.find(files, folder.resolve("sources"), folder.resolve("classes")));
  }

  /** With {@code useIncrementalCompilation=false} a serial build left them as they were. */
  @Test
  void findsClassesOfTranslations() throws IOException {
    Path stamped = classFile("Stamped", "..Lorg/ajws/runtime/Translated;");
    classFile("Plain", "java/lang/Object");
    classFile("Foreign", "..Lorg/ajws/runtime/Translated;");
    Path sources = Files.createDirectories(folder.resolve("sources/p"));
    Files.createFile(sources.resolve("Stamped.java"));
    Files.createFile(sources.resolve("Plain.java"));
    Files.createFile(sources.resolve("Gone.java"));
    Path classes = folder.resolve("classes");
    assertEquals(List.of(stamped), StaleClasses.translated(sources.getParent(), classes));
    assertEquals(List.of(), StaleClasses.translated(folder.resolve("none"), classes));
  }

  private Path classFile(String name, String content) throws IOException {
    Path file = folder.resolve("classes/p/" + name + ".class");
    Files.createDirectories(file.getParent());
    return Files.write(file, content.getBytes(StandardCharsets.UTF_8));
  }

  private FileResult file(String name, boolean translated) {
    return new FileResult(
        folder.resolve("src/p/" + name + ".java"),
        folder.resolve("sources/p/" + name + ".java"),
        translated);
  }
}
