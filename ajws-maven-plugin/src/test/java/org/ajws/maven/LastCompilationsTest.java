package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A jar with classes for several Javas: the goal compiles twice, from roots and into folders of its
 * own.
 */
class LastCompilationsTest {
  private static final String ROOTS =
      "<compileSourceRoots default-value=\"${project.compileSourceRoots}\">%s</compileSourceRoots>";

  @TempDir private Path folder;
  private MavenProject project;
  private Path general;
  private Path newer;

  @BeforeEach
  void aModuleForSeveralJavas() throws IOException {
    project = new MavenProject();
    project.setFile(folder.resolve("pom.xml").toFile());
    Build build = new Build();
    build.setOutputDirectory("classes");
    project.setBuild(build);
    project.addCompileSourceRoot("src/java");
    for (String root : List.of("java", "java25")) {
      Path source = folder.resolve("src/" + root + "/a/B.java");
      Files.createDirectories(source.getParent());
      Files.writeString(source, "package a; class B {}");
    }
    general = type("classes");
    newer = type("classes/META-INF/versions/25");
  }

  /** The second one found what the first had remembered, and left its own classes as they were. */
  @Test
  void eachOfThemIsCompiledAnew() throws Exception {
    for (String settings : List.of("settings", "other settings", "settings")) {
      LastCompilations now = with(settings);
      assertEquals(List.of(general), now.outdated(forAll()));
      now.compiled(forAll());
      assertEquals(List.of(newer), now.outdated(for25()));
      now.compiled(for25());
      now.built();
      LastCompilations again = with(settings);
      assertEquals(List.of(), again.outdated(forAll()));
      assertEquals(List.of(), again.outdated(for25()));
    }
  }

  /** The classes in another folder are those of its last compilation, not of the module's. */
  @Test
  void anotherFolderForClasses() throws Exception {
    LastCompilations last = with("settings");
    last.outdated(forAll());
    last.compiled(forAll());
    project.getBuild().setOutputDirectory("others");
    Path type = type("others");
    assertEquals(List.of(type), with("settings").outdated(forAll()));
  }

  private Path type(String classes) throws IOException {
    Path type = folder.resolve(classes + "/a/B.class");
    Files.createDirectories(type.getParent());
    return Files.writeString(type, "code");
  }

  private LastCompilations with(String settings) {
    return new LastCompilations(
        project,
        Scope.MAIN,
        folder.resolve("cache"),
        () -> settings,
        false,
        Map.<String, String>of()::get);
  }

  private static MojoExecution forAll() throws Exception {
    return goal("default-compile", ROOTS.formatted(""));
  }

  private static MojoExecution for25() throws Exception {
    return goal(
        "java/25",
        ROOTS.formatted("<root>src/java25</root>")
            + "<release>25</release><multiReleaseOutput>true</multiReleaseOutput>");
  }

  private static MojoExecution goal(String execution, String configuration) throws Exception {
    MojoExecution goal = new MojoExecution(new Plugin(), "compile", execution);
    goal.setConfiguration(
        Xpp3DomBuilder.build(
            new StringReader("<configuration>" + configuration + "</configuration>")));
    return goal;
  }
}
