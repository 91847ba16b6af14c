package org.ajws.processor.classfile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Class files in jars and folders, found in the order of a class path. */
final class ClassStore implements AutoCloseable {
  private record Jar(Path path, ZipFile file) {}

  private final List<Path> folders = new ArrayList<>();
  private final List<Jar> jars = new ArrayList<>();

  /** Opens the entries; one that does not exist has no classes. */
  ClassStore(List<Path> path) throws IOException {
    for (Path entry : path) {
      if (Files.isDirectory(entry)) {
        folders.add(entry);
      } else if (Files.isRegularFile(entry)) {
        jars.add(new Jar(entry, new ZipFile(entry.toFile())));
      }
    }
  }

  /** The class file of an internal name; null if there is none. */
  byte[] find(String className) throws IOException {
    String file = className + ".class";
    for (Path folder : folders) {
      Path found = folder.resolve(file);
      if (Files.isRegularFile(found)) {
        return Files.readAllBytes(found);
      }
    }
    for (Jar jar : jars) {
      ZipEntry entry = jar.file.getEntry(file);
      if (entry != null) {
        try (InputStream in = jar.file.getInputStream(entry)) {
          return in.readAllBytes();
        }
      }
    }
    return null;
  }

  @Override
  public void close() throws IOException {
    for (Jar jar : jars) {
      jar.file.close();
    }
  }
}
