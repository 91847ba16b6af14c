package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastCompilationTest {
  private static final FileTime LATER = FileTime.from(Instant.now().plusSeconds(60));

  @TempDir private Path folder;

  private Path type;

  @BeforeEach
  void aCompiledModule() throws IOException {
    Files.createDirectories(folder.resolve("src/a"));
    Files.writeString(folder.resolve("src/a/B.java"), "package a; class B {}");
    Files.createDirectories(folder.resolve("classes/a"));
    type = Files.writeString(folder.resolve("classes/a/B.class"), "code");
    Files.writeString(folder.resolve("classes/a/Foreign.class"), "code");
    with("settings").remember();
  }

  @Test
  void nothingHasChanged() throws IOException {
    assertEquals(List.of(), outdated("settings"));
  }

  @Test
  void otherSettingsMakeOtherClasses() throws IOException {
    assertEquals(List.of(type), outdated("other settings"));
  }

  @Test
  void aClassOfAnotherCompilerMayBeSerial() throws IOException {
    Files.setLastModifiedTime(type, LATER);
    assertEquals(List.of(type), outdated("settings"));
    with("settings").remember();
    Files.setLastModifiedTime(folder.resolve("record"), LATER);
    assertEquals(List.of(), outdated("settings"));
  }

  @Test
  void aTranslatedClassIsRightWhoeverCompiledIt() throws IOException {
    Files.writeString(type, "..Lorg/ajws/runtime/Translated;..");
    Files.setLastModifiedTime(type, LATER);
    assertEquals(List.of(), outdated("settings"));
  }

  @Test
  void withoutAnyRecordNothingIsKnown() throws IOException {
    Files.delete(folder.resolve("record"));
    assertEquals(List.of(type), outdated("settings"));
  }

  private List<Path> outdated(String settings) throws IOException {
    return with(settings).outdated(List.of(folder.resolve("src")), folder.resolve("classes"));
  }

  private LastCompilation with(String settings) {
    return new LastCompilation(folder.resolve("record"), settings);
  }
}
