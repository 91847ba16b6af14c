package org.ajws.processor.output;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  private static final byte[] ONE = "one".getBytes(StandardCharsets.UTF_8);

  @TempDir Path folder;

  private Set<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      Set<String> names = new TreeSet<>();
      files.forEach(f -> names.add(f.getFileName().toString()));
      return names;
    }
  }

  /** A file of a cache or of a translation is for all who may read the folder. */
  @Test
  void whoMayReadANewFileOfThePlatformMayReadThis() throws IOException {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
    Path file = folder.resolve("file");
    WholeFile.write(file, ONE);
    Path other = Files.writeString(folder.resolve("other"), "");
    assertEquals(Files.getPosixFilePermissions(other), Files.getPosixFilePermissions(file));
  }

  @Test
  void theOldContentIsReplacedAndNothingElseIsLeft() throws IOException {
    Path file = folder.resolve("file");
    Files.writeString(file, "a longer content of old");
    WholeFile.write(file, ONE);
    assertArrayEquals(ONE, Files.readAllBytes(file));
    assertEquals(Set.of("file"), names());
  }

  @Test
  void whereItCannotBeWrittenNothingIsLeft() throws IOException {
    Path inTheWay = Files.createDirectory(folder.resolve("folder"));
    Files.writeString(inTheWay.resolve("content"), "");
    assertThrows(IOException.class, () -> WholeFile.write(inTheWay, ONE));
    assertEquals(Set.of("folder"), names());
  }

  /** Files for most systems: a name has 255 bytes. */
  @Test
  void aNameMayBeAsLongAsNamesCanBe() throws IOException {
    String name = "N".repeat(250) + ".java";
    WholeFile.write(folder.resolve(name), ONE);
    assertEquals(Set.of(name), names());
  }

  @Test
  void whereWritingEndsInTheMiddleNothingIsLeft() {
    assertThrows(
        IOException.class,
        () ->
            WholeFile.beside(
                folder.resolve("file"),
                out -> {
                  out.write(ONE);
                  throw new IOException("No space left on device");
                }));
    assertEquals(Set.of(), assertDoesNotThrow(this::names));
  }

  @Test
  void manyMayWriteAtOnce() throws IOException {
    Path file = folder.resolve("file");
    List<Path> written =
        IntStream.range(0, 200)
            .parallel()
            .mapToObj(
                i -> {
                  try {
                    return WholeFile.beside(file, ONE);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                })
            .toList();
    assertEquals(200, Set.copyOf(written).size());
  }
}
