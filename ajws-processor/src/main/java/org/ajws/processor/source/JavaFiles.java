package org.ajws.processor.source;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The Java files below a source root. */
public final class JavaFiles {
  private JavaFiles() {}

  /** Whether a file is named {@code *.java}. */
  public static boolean isJava(Path file) {
    return file.toString().endsWith(".java");
  }

  /** Whether a file describes a module or a package. */
  public static boolean isInfo(Path file) {
    return file.endsWith("module-info.java") || file.endsWith("package-info.java");
  }

  /**
   * Whether a class is one of a source's, by their names: that of the source, or a class inside of
   * it.
   *
   * @param sources what sources are named, as paths below their roots without {@code .java}
   * @param classFile the path of the class file below its folder
   */
  public static boolean isClassOf(Set<String> sources, String classFile) {
    String type = classFile.substring(0, classFile.length() - ".class".length());
    for (int end = type.length(); end > 0; end = type.lastIndexOf('$', end - 1)) {
      if (sources.contains(type.substring(0, end))) {
        return true;
      }
    }
    return false;
  }

  /**
   * All files named {@code *.java}, sorted. Symbolic links are followed, as the compiler's plugin
   * of Maven does; a link back to a folder around it is left out.
   *
   * @throws IOException if a folder cannot be read
   */
  public static List<Path> below(Path root) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        root,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile() && isJava(file)) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
            if (e instanceof FileSystemLoopException) {
              return FileVisitResult.CONTINUE;
            }
            throw e;
          }
        });
    found.sort(null);
    return found;
  }
}
