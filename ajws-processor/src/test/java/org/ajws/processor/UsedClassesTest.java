package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsedClassesTest {
  @TempDir private Path folder;
  private Path classes;

  @BeforeEach
  void aModule() throws IOException {
    classes = Files.createDirectories(folder.resolve("classes"));
    write("a/Set.class", "..Lorg/ajws/AtomicSet;..");
    write("a/Plain.class", "..");
  }

  @Test
  void onlyClassesOfAjwsCount() throws IOException {
    String before = digest(classes);
    write("a/Plain.class", "other");
    write("a/New.class", "..");
    write("a/Set.txt", "Lorg/ajws/");
    assertEquals(before, digest(classes));
    write("a/Set.class", "..Lorg/ajws/AtomicSet;.-");
    assertNotEquals(before, digest(classes));
    write("a/Set.class", "..Lorg/ajws/AtomicSet;..");
    assertEquals(before, digest(classes));
    write("b/Set.class", "..Lorg/ajws/AtomicSet;..");
    assertNotEquals(before, digest(classes));
  }

  @Test
  void whereThereAreNoneNothingIsKnown() throws IOException {
    Files.delete(classes.resolve("a/Set.class"));
    assertEquals("", digest(classes));
    assertEquals("", digest(folder.resolve("nothing")));
  }

  /** A build has the one or the other, as far as it goes. */
  @Test
  void aJarHasThemAsTheFolderHas() throws IOException {
    Path jar = folder.resolve("a.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String name : new String[] {"a/Set.class", "a/Plain.class"}) {
        out.putNextEntry(new ZipEntry(name));
        Files.copy(classes.resolve(name), out);
      }
    }
    assertEquals(digest(classes), digest(jar));
  }

  /** The compiler follows them. */
  @Test
  void linksLeadToWhatTheyAreOf() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), classes);
    assertEquals(digest(classes), digest(link));
    Path other = Files.createDirectories(folder.resolve("other"));
    Files.createSymbolicLink(other.resolve("a"), classes.resolve("a"));
    Files.createSymbolicLink(other.resolve("again"), other);
    assertEquals(digest(classes), digest(other));
  }

  /** The compiler says so, and names the jar. */
  @Test
  void aDamagedJarIsNoneOfOurs() throws IOException {
    Path jar = Files.writeString(folder.resolve("a.jar"), "no jar");
    assertEquals("", digest(jar));
  }

  private String digest(Path entry) throws IOException {
    UsedClasses used = new UsedClasses(folder.resolve("memory"));
    String digest = used.digest(entry);
    used.store();
    return digest;
  }

  private void write(String name, String text) throws IOException {
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
