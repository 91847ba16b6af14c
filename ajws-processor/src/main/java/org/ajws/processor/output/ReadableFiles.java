package org.ajws.processor.output;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/**
 * The files in a folder of a class path. That may be any folder, such as a home: what cannot be
 * read in it cannot be read by the compiler, either, and so is no input of the translation.
 */
final class ReadableFiles {
  private ReadableFiles() {}

  /** All regular files below a folder, and links to some, in no order. */
  static List<Path> below(Path folder) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()
                || attributes.isSymbolicLink() && Files.isRegularFile(file)) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path left, IOException e) {
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }
}
