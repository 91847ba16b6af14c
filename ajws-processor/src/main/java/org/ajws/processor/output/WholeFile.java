package org.ajws.processor.output;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file so that whoever reads it meanwhile finds the old content or the new one, whole.
 * Temporary files of the JDK are not used: only their owner may read them, and the numbers in their
 * names are of a generator for secrets, which takes longer to start than all else that is done.
 */
public final class WholeFile {
  private WholeFile() {}

  /**
   * Puts a content in the place of a file, whose folder is made if there is none.
   *
   * @throws IOException if it cannot be written; then the file is as before
   */
  public static void write(Path file, byte[] content) throws IOException {
    Path absolute = file.toAbsolutePath();
    Files.createDirectories(absolute.getParent());
    Path whole = beside(absolute, content);
    try {
      try {
        Files.move(whole, absolute, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(whole, absolute, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(whole);
    }
  }

  /** Writes a new file into the folder of another one. */
  static Path beside(Path file, byte[] content) throws IOException {
    for (long number = System.nanoTime(); ; number++) {
      Path made = file.resolveSibling("." + file.getFileName() + "." + Long.toHexString(number));
      try {
        Files.write(made, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return made;
      } catch (FileAlreadyExistsException e) {
        continue; // of somebody who writes at the same moment
      }
    }
  }
}
