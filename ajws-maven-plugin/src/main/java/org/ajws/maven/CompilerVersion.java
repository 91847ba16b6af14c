package org.ajws.maven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** Of which Java a compiler is that a build calls: it may be that of another JDK than Maven's. */
final class CompilerVersion {
  /** The last one whose versions are written in another way: 1.8.0_402. */
  private static final int OLD = 8;

  private CompilerVersion() {}

  /**
   * By the file that each JDK has beside the folder of its programs.
   *
   * @param program {@code .../bin/javac}; null for the compiler of Maven's own JDK, whose version
   *     is also taken where the file does not say another one
   */
  static int of(String program) throws IOException {
    Path release = program == null ? null : Path.of(program).toAbsolutePath();
    if (release != null && Files.exists(release)) {
      release = release.toRealPath().getParent().resolveSibling("release");
      if (Files.isRegularFile(release)) {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(release)) {
          properties.load(in);
        }
        String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
        if (version.startsWith("1.8")) {
          return OLD;
        }
        if (!version.isEmpty()) {
          try {
            return Runtime.Version.parse(version).feature();
          } catch (IllegalArgumentException e) {
            return Runtime.version().feature();
          }
        }
      }
    }
    return Runtime.version().feature();
  }
}
