package org.ajws.processor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.ajws.processor.output.FileMemory;
import org.ajws.processor.output.ReadableFiles;
import org.ajws.processor.source.SourceReader;

/**
 * Which classes of AJWS other modules have. A translation takes their locks and calls their units,
 * so where these have changed, sources that have not are to be compiled anew. It makes no
 * difference whether the classes lie in a folder or in a jar.
 */
public final class UsedClasses {
  /** In the class file of each class that was translated, or has annotations that are kept. */
  private static final String MARK = "Lorg/ajws/";

  private static final String CLASS = ".class";

  private final FileMemory memory;

  /**
   * Knows of what was found before.
   *
   * @param memory the file that remembers it
   */
  public UsedClasses(Path memory) {
    this.memory = new FileMemory(memory);
  }

  /**
   * What the classes of AJWS in a folder or jar are known by; empty where there is none.
   *
   * @throws IOException if it cannot be read
   */
  public String digest(Path entry) throws IOException {
    if (Files.isDirectory(entry)) {
      Map<String, String> found = new TreeMap<>();
      for (Path file : ReadableFiles.below(entry)) {
        if (!file.toString().endsWith(CLASS) || !Files.isReadable(file)) {
          continue;
        }
        String known = memory.of(file);
        if (known == null) {
          known = digest(Files.readAllBytes(file));
          memory.put(file, known);
        }
        found.put(entry.relativize(file).toString().replace('\\', '/'), known);
      }
      return digest(found);
    }
    if (!Files.isRegularFile(entry)) {
      return "";
    }
    String known = memory.of(entry);
    if (known == null) {
      known = ofJar(entry);
      memory.put(entry, known);
    }
    return known;
  }

  /** Remembers what was found, for the next time. */
  public void store() throws IOException {
    memory.store();
  }

  /** Of one that is damaged the compiler says so. */
  private static String ofJar(Path jar) throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (Enumeration<? extends ZipEntry> all = file.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        if (entry.getName().endsWith(CLASS)) {
          try (var in = file.getInputStream(entry)) {
            found.put(entry.getName(), digest(in.readAllBytes()));
          }
        }
      }
    } catch (ZipException e) {
      return "";
    }
    return digest(found);
  }

  /** Of all classes; the digests of those that have nothing to do with AJWS are empty. */
  private static String digest(Map<String, String> classes) {
    classes.values().removeIf(String::isEmpty);
    return classes.isEmpty()
        ? ""
        : SourceReader.sha256(classes.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String digest(byte[] type) {
    return new String(type, StandardCharsets.ISO_8859_1).contains(MARK)
        ? SourceReader.sha256(type)
        : "";
  }
}
