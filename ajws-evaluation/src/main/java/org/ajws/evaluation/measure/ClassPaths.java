package org.ajws.evaluation.measure;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Class paths as arguments of a JVM. */
public final class ClassPaths {
  private ClassPaths() {}

  /** Joined as {@code java -cp} wants them. */
  public static String text(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** What {@link #text} has joined; empty entries are left out. */
  public static List<Path> of(String text) {
    return Arrays.stream(text.split(File.pathSeparator))
        .filter(entry -> !entry.isEmpty())
        .map(Path::of)
        .toList();
  }
}
