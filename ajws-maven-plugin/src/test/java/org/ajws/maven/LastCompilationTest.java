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
    compile("settings");
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
    compile("settings");
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

  /** It failed the build with "Input length = 1". */
  @Test
  void aDamagedRecordIsOneOfOtherSettings() throws IOException {
    Files.write(folder.resolve("record"), new byte[] {(byte) 0xff, 0, (byte) 0xfe});
    assertEquals(List.of(type), outdated("settings"));
    compile("settings");
    assertEquals(List.of(), outdated("settings"));
  }

  /** Where the record is gone, or the goal translate has made them, parallel classes stayed. */
  @Test
  void aSerialBuildHasNoTranslatedClasses() throws IOException {
    Files.delete(folder.resolve("record"));
    assertEquals(List.of(), outdated("skip"));
    Files.writeString(type, "..Lorg/ajws/runtime/Translated;..");
    assertEquals(List.of(type), outdated("skip"));
    compile("skip");
    Files.setLastModifiedTime(folder.resolve("record"), LATER);
    assertEquals(List.of(), outdated("skip"));
    assertEquals(List.of(type), outdated("settings"));
  }

  /** It left class files of the other settings, as translated as any, beside the old record. */
  @Test
  void aBuildThatWasInterruptedMayHaveWrittenSomeClasses() throws IOException {
    assertEquals(List.of(type), outdated("other settings"));
    Files.writeString(type, "..Lorg/ajws/runtime/Translated;..");
    Files.setLastModifiedTime(type, LATER);
    assertEquals(List.of(type), outdated("settings"));
    compile("settings");
    assertEquals(List.of(), outdated("settings"));
  }

  /** Maven follows them, to sources that stayed what they were with other settings. */
  @Test
  void linkedSources() throws IOException {
    Path real = folder.resolve("real");
    Files.move(folder.resolve("src"), real);
    Files.createSymbolicLink(folder.resolve("src"), real);
    assertEquals(List.of(type), outdated("other settings"));
    Files.delete(folder.resolve("src"));
    Files.createDirectories(folder.resolve("src"));
    Files.createSymbolicLink(folder.resolve("src/a"), real.resolve("a"));
    assertEquals(List.of(type), outdated("other settings"));
  }

  /** A build that ends before the compiler, as {@code mvn process-resources}, compiles nothing. */
  @Test
  void withoutACompilationNothingIsRemembered() throws IOException {
    with("other settings").built();
    assertEquals(List.of(type), outdated("other settings"));
    Files.setLastModifiedTime(type, LATER);
    with("settings").built();
    assertEquals(List.of(type), outdated("settings"));
  }

  /** Plugins that write into class files run behind the compiler. */
  @Test
  void whatTheBuildHasWrittenLaterIsItsOwn() throws IOException {
    LastCompilation last = with("settings");
    last.outdated(List.of(), folder);
    last.compiled();
    Files.delete(folder.resolve("record"));
    last.built();
    assertEquals(List.of(), outdated("settings"));
  }

  private void compile(String settings) throws IOException {
    LastCompilation last = with(settings);
    last.outdated(List.of(), folder);
    last.compiled();
  }

  private List<Path> outdated(String settings) throws IOException {
    return with(settings).outdated(List.of(folder.resolve("src")), folder.resolve("classes"));
  }

  private LastCompilation with(String settings) {
    return new LastCompilation(folder.resolve("record"), () -> settings, settings.equals("skip"));
  }
}
