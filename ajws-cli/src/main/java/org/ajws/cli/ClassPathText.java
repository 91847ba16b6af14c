package org.ajws.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ajws.processor.diagnostic.FailureReason;

/** Class paths as they are written for {@code java -cp}. */
final class ClassPathText {
  private ClassPathText() {}

  /** The entries, each once; {@code DIR/*} is every jar of a folder. */
  static List<Path> entries(List<String> classPaths) {
    Set<Path> entries = new LinkedHashSet<>();
    for (String path : classPaths) {
      for (String entry : path.split(File.pathSeparator, -1)) {
        if (entry.endsWith("*")) {
          entries.addAll(jarsIn(Path.of(entry.substring(0, entry.length() - 1))));
        } else if (!entry.isEmpty()) {
          entries.add(Path.of(entry));
        }
      }
    }
    return List.copyOf(entries);
  }

  private static List<Path> jarsIn(Path folder) {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
      found.forEach(jars::add);
    } catch (IOException e) {
      throw new Failure(
          "the class path folder " + folder + " cannot be read: " + FailureReason.of(e), e);
    }
    jars.sort(null);
    return jars;
  }
}
