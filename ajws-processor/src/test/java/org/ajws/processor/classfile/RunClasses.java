package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Class files for Jikes RVM, run on this Java. */
final class RunClasses {
  private RunClasses() {}

  /** What the program prints, in a JVM that verifies all of its class files. */
  static String main(Path classes, String mainClass, Path... classPath)
      throws IOException, InterruptedException {
    String path =
        Stream.concat(Stream.of(classes), Stream.of(classPath))
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-ea",
                    "-cp",
                    path,
                    mainClass))
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    try (InputStream in = process.getInputStream()) {
      String printed = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), printed);
      return printed;
    }
  }

  /** A folder of some classes of this JDK: stands for a library that has no others. */
  static void copyOfJdk(Path folder, String... classNames) throws IOException {
    for (String name : classNames) {
      Path file = folder.resolve(name + ".class");
      Files.createDirectories(file.getParent());
      try (InputStream in =
          ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ".class")) {
        Files.write(file, in.readAllBytes());
      }
    }
  }
}
