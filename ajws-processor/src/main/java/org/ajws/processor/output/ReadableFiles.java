package org.ajws.processor.output;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.source.ReadableTree;

/** The files in a folder of a class path that can be read: others are no input. */
public final class ReadableFiles {
  private ReadableFiles() {}

  /** All regular files below a folder, and links to some, in no order. */
  public static List<Path> below(Path folder) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new ReadableTree() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()
                || attributes.isSymbolicLink() && Files.isRegularFile(file)) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }
}
