package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ajws.processor.diagnostic.FailureReason;

/** The files that a command writes at its end: what is in their way is said before it begins. */
final class OutputFiles {
  private OutputFiles() {}

  /** Makes the folders of files; those that were not asked for are null. */
  static void prepare(Path... files) {
    for (Path file : files) {
      if (file == null) {
        continue;
      }
      if (Files.isDirectory(file)) {
        throw new Failure(file + " cannot be written: it is a folder — name a file");
      }
      Path folder = file.toAbsolutePath().getParent();
      try {
        Files.createDirectories(folder);
      } catch (IOException e) {
        throw new Failure(file + " cannot be written: " + FailureReason.of(e), e);
      }
      if (!Files.isWritable(Files.exists(file) ? file : folder)) {
        throw new Failure(file + " cannot be written: check the permissions");
      }
    }
  }
}
