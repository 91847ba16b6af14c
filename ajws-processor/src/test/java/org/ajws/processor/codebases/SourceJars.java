package org.ajws.processor.codebases;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The sources jars of the code bases, in the folder that the system property {@code ajws.codebases}
 * names; the profile {@code code-bases} fetches them.
 */
final class SourceJars {
  private SourceJars() {}

  /** The jars, by name. */
  static List<Path> all() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("ajws.codebases")))) {
      return files.filter(f -> f.toString().endsWith("-sources.jar")).sorted().toList();
    }
  }

  /** Unpacks the sources of a jar. */
  static Path unpack(Path jar, Path folder) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(e -> (ZipEntry) e)::iterator) {
        Path target = folder.resolve(entry.getName()).normalize();
        if (entry.getName().endsWith(".java") && target.startsWith(folder)) {
          Files.createDirectories(target.getParent());
          try (InputStream in = zip.getInputStream(entry)) {
            Files.copy(in, target);
          }
        }
      }
    }
    return folder;
  }

  /** The sources below a folder. */
  static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }
}
