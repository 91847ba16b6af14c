package org.ajws.processor.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** On Windows the system does not note each change: files are always read there. */
@DisabledOnOs(OS.WINDOWS)
class FileMemoryTest {
  /** So long after the files were written that no change can be missed. */
  private static final long LATER = System.currentTimeMillis() + 3_600_000;

  @TempDir Path folder;
  private Path file;
  private Path memory;

  @BeforeEach
  void oneFile() throws IOException {
    file = Files.writeString(folder.resolve("A.java"), "class A {}");
    memory = folder.resolve("cache/memory");
  }

  /** Asks for it, then reads and remembers it; gives back what was known. */
  private String known(long moment) throws IOException {
    FileMemory files = new FileMemory(memory, moment);
    String known = files.of(file);
    if (known == null) {
      files.put(file, Files.readString(file));
    }
    files.store();
    return known;
  }

  @Test
  void whatHasNotChangedIsNotRead() throws IOException {
    assertNull(known(LATER));
    assertEquals("class A {}", known(LATER));
  }

  @Test
  void anotherTextOfTheSameSizeAndTimeIsRead() throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    known(LATER);
    Files.writeString(file, "class B {}");
    Files.setLastModifiedTime(file, time);
    assertNull(known(LATER));
    assertEquals("class B {}", known(LATER));
  }

  @Test
  void anotherFileInItsPlaceIsRead() throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    Path other = Files.writeString(folder.resolve("B.java"), "class B {}");
    Files.setLastModifiedTime(other, time);
    known(LATER);
    Files.move(file, folder.resolve("old"));
    Files.move(other, file);
    assertNull(known(LATER));
    assertEquals("class B {}", known(LATER));
  }

  @Test
  void anotherFolderInThePlaceOfItsOwnIsLookedInto() throws IOException {
    Path one = Files.createDirectories(folder.resolve("one"));
    Path two = Files.createDirectories(folder.resolve("two"));
    Path moved = Files.writeString(two.resolve("A.java"), "class B {}");
    file = Files.move(file, one.resolve("A.java"));
    Files.setLastModifiedTime(moved, Files.getLastModifiedTime(file));
    known(LATER);
    Files.move(one, folder.resolve("three"));
    Files.move(two, one);
    assertNull(known(LATER));
  }

  @Test
  void aTouchedFileIsReadAgain() throws IOException {
    known(LATER);
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
    assertNull(known(LATER));
    assertNotNull(known(LATER));
  }

  /** It may be written again at what the file system takes for the same time. */
  @Test
  void aFileThatWasWrittenAMomentBeforeIsReadAgain() throws IOException {
    long now = Files.getLastModifiedTime(file).toMillis();
    known(now);
    assertNull(known(now + 1_000));
    assertNull(known(LATER));
    assertNotNull(known(LATER));
  }

  @Test
  void aDamagedMemoryIsNone() throws IOException {
    known(LATER);
    byte[] whole = Files.readAllBytes(memory);
    for (int length = 0; length < whole.length; length++) {
      Files.write(memory, Arrays.copyOf(whole, length));
      assertNull(new FileMemory(memory, LATER).of(file));
    }
  }
}
