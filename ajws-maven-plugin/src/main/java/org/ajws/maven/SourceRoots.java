package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.project.MavenProject;

/** Which folders and files of a module are translated. */
final class SourceRoots {
  /** Where overlays for main sources are looked for. */
  static final String MAIN_OVERLAYS = "src/main/ajws";

  /** Where overlays for test sources are looked for. */
  static final String TEST_OVERLAYS = "src/test/ajws";

  private static final String OVERLAY_SUFFIX = ".ajws-overlay";

  private SourceRoots() {}

  /** A root as an absolute path without {@code .} and {@code ..}. */
  static Path normal(MavenProject project, String root) {
    return project.getBasedir().toPath().resolve(root).toAbsolutePath().normalize();
  }

  /** Where the compiler puts the classes of these sources. */
  static Path classes(MavenProject project, Scope scope) {
    return normal(
        project,
        scope == Scope.TEST
            ? project.getBuild().getTestOutputDirectory()
            : project.getBuild().getOutputDirectory());
  }

  /**
   * The configured roots, or those of the build that exist. A configured root that does not exist
   * is kept, for the translator to complain about.
   */
  static List<Path> sources(
      MavenProject project, List<File> configured, List<String> ofBuild, Path output) {
    if (configured != null && !configured.isEmpty()) {
      return configured.stream().map(f -> normal(project, f.getPath())).distinct().toList();
    }
    return sources(project, ofBuild).stream().filter(root -> !root.equals(output)).toList();
  }

  /** The roots of the build that exist. */
  static List<Path> sources(MavenProject project, List<String> ofBuild) {
    return ofBuild.stream()
        .map(root -> normal(project, root))
        .distinct()
        .filter(Files::isDirectory)
        .toList();
  }

  /**
   * The overlay files: each configured file, and the {@code *.ajws-overlay} files of each
   * configured folder by name; without any configuration those of the default folder.
   */
  static List<Path> overlays(MavenProject project, List<File> configured, String defaultFolder)
      throws IOException {
    List<Path> result = new ArrayList<>();
    if (configured == null || configured.isEmpty()) {
      addOverlays(normal(project, defaultFolder), result);
    } else {
      for (File file : configured) {
        Path path = normal(project, file.getPath());
        if (Files.isDirectory(path)) {
          addOverlays(path, result);
        } else {
          result.add(path);
        }
      }
    }
    return result;
  }

  private static void addOverlays(Path folder, List<Path> result) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files.filter(f -> f.toString().endsWith(OVERLAY_SUFFIX)).sorted().forEach(result::add);
    }
  }
}
