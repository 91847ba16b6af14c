package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceRootsTest {
  @TempDir private Path folder;
  private MavenProject project;
  private Path main;
  private Path output;

  @BeforeEach
  void aProject() throws IOException {
    project = new MavenProject();
    project.setFile(folder.resolve("pom.xml").toFile());
    main = Files.createDirectories(folder.resolve("src/main/java"));
    output = Files.createDirectories(folder.resolve("target/ajws/sources"));
  }

  @Test
  void defaultIsWhatTheBuildHasAndExists() {
    List<String> ofBuild =
        List.of("src/main/java", main.toString(), "src/gone/java", output.toString());
    assertEquals(List.of(main), SourceRoots.sources(project, null, ofBuild, output));
  }

  @Test
  void configuredRootThatIsMissingIsKeptForItsDiagnostic() {
    List<File> configured = List.of(new File("src/main/java"), new File("src/gone"));
    assertEquals(
        List.of(main, folder.resolve("src/gone")),
        SourceRoots.sources(project, configured, List.of("other"), output));
  }

  @Test
  void overlaysComeFromFoldersByNameAndFromFiles() throws IOException {
    assertEquals(List.of(), SourceRoots.overlays(project, null, SourceRoots.MAIN_OVERLAYS));

    Path ajws = Files.createDirectories(folder.resolve("src/main/ajws"));
    Path b = Files.createFile(ajws.resolve("b.ajws-overlay"));
    Path a = Files.createFile(ajws.resolve("a.ajws-overlay"));
    Files.createFile(ajws.resolve("notes.txt"));
    assertEquals(
        List.of(a, b), SourceRoots.overlays(project, List.of(), SourceRoots.MAIN_OVERLAYS));

    Path single = folder.resolve("extra.ajws-overlay");
    assertEquals(
        List.of(single, a, b),
        SourceRoots.overlays(
            project,
            List.of(new File("extra.ajws-overlay"), new File("src/main/ajws")),
            SourceRoots.MAIN_OVERLAYS));
  }
}
