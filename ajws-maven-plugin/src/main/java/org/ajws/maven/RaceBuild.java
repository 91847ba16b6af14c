package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.ajws.agent.WatchedJvm;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/**
 * The build of a module that is watched: a forked life cycle, up to its tests, of a copy of the
 * project. It works below a folder of its own, so that what the ordinary build has made stays as it
 * is, and every plugin of the module takes part as always.
 */
final class RaceBuild {
  private static final String MARK = "org.ajws.race";
  private static final String GOES_ON = "org.ajws.race.goes-on";
  private static final String ARTIFACT = "ajws-maven-plugin";
  private static final Set<String> TRANSLATING = Set.of("configure", "translate");

  private final MavenProject project;
  private final Path folder;

  /** The watched build of a project, or of the copy of one that is that build. */
  RaceBuild(MavenProject project) {
    this.project = project;
    Path target = SourceRoots.normal(project, project.getBuild().getDirectory());
    this.folder = isOne(project) ? target : target.resolve("ajws").resolve("race");
  }

  /** Whether this is the copy of a project that is built to be watched. */
  static boolean isOne(MavenProject project) {
    return project.getContextValue(MARK) != null;
  }

  /** A goal of ours runs in it, behind its beginning. */
  static void goesOn(MavenProject copy) {
    copy.setContextValue(GOES_ON, true);
  }

  /** Whether anything was translated for it. */
  boolean hasGoneOn() {
    return project.getContextValue(GOES_ON) != null;
  }

  /** Whether the module's build translates: else nothing of it runs in parallel. */
  boolean translates() {
    for (Plugin plugin : project.getBuildPlugins()) {
      if (plugin.getArtifactId().equals(ARTIFACT)
          && plugin.getExecutions().stream()
              .anyMatch(e -> e.getGoals().stream().anyMatch(TRANSLATING::contains))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a program is to be watched, and no tests. */
  static boolean isMainClass(String text) {
    return text != null && !text.isBlank();
  }

  /** Where each JVM of the tests writes what it has found. */
  Path results() {
    return folder.resolve("results");
  }

  private Path classes(Scope scope) {
    return folder.resolve(scope == Scope.MAIN ? "classes" : "test-classes");
  }

  /** Where the report stands. */
  Path report() {
    return folder.resolve("report");
  }

  /** The option of a JVM that has it watched. */
  String watching() throws IOException {
    return WatchedJvm.raceOption(folder, results());
  }

  /** What stands in that folder is of this build from now on. */
  void begin() throws IOException {
    Path old = SourceRoots.normal(project, project.getBuild().getDirectory());
    project.setContextValue(MARK, true);
    project.getBuild().setDirectory(folder.toString());
    project.getBuild().setOutputDirectory(classes(Scope.MAIN).toString());
    project.getBuild().setTestOutputDirectory(classes(Scope.TEST).toString());
    // What was generated before is generated again, in the new folder.
    for (Scope scope : Scope.values()) {
      scope.removeRoots(project, root -> SourceRoots.normal(project, root).startsWith(old));
    }
    Files.createDirectories(results());
    for (Path file : files(results())) {
      Files.delete(file);
    }
  }

  /**
   * Classes of other modules of this build, as they were built to be watched; Maven knows of their
   * ordinary folders only.
   *
   * @param entry of a class path
   * @param modules of the build
   */
  static Path watched(Path entry, List<MavenProject> modules) {
    for (MavenProject module : modules) {
      for (Scope scope : isOne(module) ? new Scope[0] : Scope.values()) {
        Path classes = new RaceBuild(module).classes(scope);
        if (entry.equals(SourceRoots.classes(module, scope)) && Files.isDirectory(classes)) {
          return classes;
        }
      }
    }
    return entry;
  }

  /** Takes the watched classes of other modules; the project's dependencies are resolved. */
  void useWatched(List<MavenProject> modules) {
    for (Artifact artifact : project.getArtifacts()) {
      File file = artifact.getFile();
      if (file != null) {
        artifact.setFile(watched(file.toPath().toAbsolutePath().normalize(), modules).toFile());
      }
    }
  }

  /** Has the tests run in order, in one thread, watched. */
  void watch(MojoExecution tests, Function<String, String> property) {
    GoalConfiguration configuration = GoalConfiguration.of(tests);
    List<String> line = new ArrayList<>();
    try {
      line.add(quoted(watching()));
    } catch (IOException e) {
      throw new UncheckedIOException("AJWS cannot write below " + folder, e);
    }
    line.addAll(WatchedJvm.options());
    String own = configuration.text("argLine", property);
    if (own != null) {
      line.add(own);
    }
    configuration.set("argLine", String.join(" ", line));
    if ("0".equals(configuration.text("forkCount", property))) {
      configuration.set("forkCount", "1"); // in Maven's own JVM there is no agent
    }
    // A test that fails keeps something from running, and then the build says so.
    configuration.set("testFailureIgnore", "false");
  }

  /** As the words of Surefire's argLine. */
  private static String quoted(String option) {
    return option.indexOf(' ') < 0 ? option : '"' + option + '"';
  }

  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
