package org.ajws.processor.source;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;

/**
 * Goes through a folder of a class path or an output folder. That may be any folder, such as a
 * home: what cannot be read in it cannot be read by the compiler, either, and is passed over.
 */
public abstract class ReadableTree extends SimpleFileVisitor<Path> {
  /** For a walk of its own. */
  protected ReadableTree() {}

  @Override
  public final FileVisitResult visitFileFailed(Path file, IOException e) {
    return FileVisitResult.CONTINUE;
  }

  @Override
  public final FileVisitResult postVisitDirectory(Path left, IOException e) {
    return FileVisitResult.CONTINUE;
  }
}
