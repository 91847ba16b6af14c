package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.source.JavaFiles;

/** Folders that are named as source roots. */
final class SourceFolders {
  private SourceFolders() {}

  /** A folder without any source is most likely the wrong one. */
  static List<Diagnostic> withoutSources(List<Path> paths) {
    List<Diagnostic> found = new ArrayList<>();
    for (Path path : paths) {
      if (!Files.isDirectory(path)) {
        continue;
      }
      try {
        if (JavaFiles.below(path).isEmpty()) {
          found.add(unreadable(path, "there is no .java file in this folder"));
        }
      } catch (IOException e) {
        found.add(unreadable(path, "this folder cannot be read: " + FailureReason.of(e)));
      }
    }
    return found;
  }

  private static Diagnostic unreadable(Path path, String cause) {
    DiagnosticCode code = DiagnosticCode.UNREADABLE;
    return new Diagnostic(
        code, code.severity(), path, 0, 0, cause, "check the path and its permissions");
  }
}
