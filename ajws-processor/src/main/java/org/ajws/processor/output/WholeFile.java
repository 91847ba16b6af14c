package org.ajws.processor.output;

import java.io.IOException;
import java.io.OutputStream;
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

  /** What is written into a new file. */
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a new file into the folder of another one. Its name is short, for that of the other one
   * may be as long as a name can be.
   *
   * @throws IOException if it cannot be written; then it is not there
   */
  static Path beside(Path file, byte[] content) throws IOException {
    return beside(file, out -> out.write(content));
  }

  /** The same for what is not at hand as a whole. */
  static Path beside(Path file, Content content) throws IOException {
    for (long number = System.nanoTime(); ; number++) {
      Path made = file.resolveSibling(".ajws" + Long.toHexString(number));
      OutputStream out;
      try {
        out = Files.newOutputStream(made, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      } catch (FileAlreadyExistsException e) {
        continue; // of somebody who writes at the same moment
      }
      boolean whole = false;
      try {
        try (out) {
          content.writeTo(out);
        }
        whole = true;
        return made;
      } finally {
        if (!whole) {
          Files.deleteIfExists(made);
        }
      }
    }
  }
}
