package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.agent.WatchedJvm;
import org.ajws.evaluation.ProgramProcess;
import org.ajws.report.race.RaceVerdict;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;

/**
 * Runs the tests of a module once more, in order, and fails the build if two of their tasks race:
 * for any schedule. The module is built for it in a folder of its own, by all of its plugins.
 */
@Mojo(name = "race", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(lifecycle = "race", phase = LifecyclePhase.TEST)
public final class RaceMojo extends AbstractAjwsMojo {

  /** A class of the main sources whose <code>main</code> is watched instead of the tests. */
  @Parameter(property = "ajws.race")
  String watchedMainClass;

  /** The arguments of that program, separated by blanks. */
  @Parameter(property = "ajws.arguments", defaultValue = "")
  String arguments;

  /** Options of that program's JVM, separated by blanks, such as <code>-Xmx4g</code>. */
  @Parameter(property = "ajws.jvmOptions", defaultValue = "")
  String jvmOptions;

  /** Whether the build fails, too, where no race was found but not everything was seen. */
  @Parameter(property = "ajws.race.failIfLimited", defaultValue = "false")
  boolean failIfLimited;

  @Parameter(defaultValue = "${executedProject}", readonly = true)
  MavenProject executed;

  /** Made by Maven. */
  public RaceMojo() {}

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    if (project.getPackaging().equals("pom")) {
      return;
    }
    RaceBuild build = new RaceBuild(executed);
    if (!build.translates()) {
      getLog()
          .warn(
              "AJWS: "
                  + project.getId()
                  + " has no goal configure or translate: nothing of it runs in parallel, and"
                  + " nothing was watched");
      return;
    }
    if (!build.hasGoneOn()) {
      throw new MojoFailureException(
          "AJWS: Maven has left out the watched build of "
              + project.getArtifactId()
              + ": Maven 4 runs no goal again that it has run before in the same build; call 'mvn"
              + " ajws:race' by itself");
    }
    boolean program = RaceBuild.isMainClass(watchedMainClass);
    int status = program ? runMain(build) : 0;
    RaceFindings findings = new RaceFindings(build, session, charset(), getLog());
    String what = program ? watchedMainClass : "the tests of " + project.getArtifactId();
    RaceVerdict verdict = findings.show(what, status);
    if (verdict == null) {
      if (program) {
        throw new MojoFailureException(
            "AJWS: the program's JVM ended with status " + status + " and without a result");
      }
      getLog().warn("AJWS: no test was run: nothing is known about races");
    } else if (verdict == RaceVerdict.RACES) {
      throw new MojoFailureException("AJWS: " + what + ": there are races");
    } else if (status != 0) {
      throw new MojoFailureException("AJWS: " + what + " ended with status " + status);
    } else if (verdict == RaceVerdict.LIMITED && failIfLimited) {
      throw new MojoFailureException("AJWS: " + what + ": not everything was seen");
    }
  }

  private int runMain(RaceBuild build)
      throws IOException, MojoExecutionException, MojoFailureException {
    String mainClass = watchedMainClass.strip();
    List<Path> path = runtimePath();
    if (!isThere(mainClass, path)) {
      throw new MojoFailureException(
          "AJWS: %s is no class of %s: name the class whose main is to be watched, -Dajws.race=a.Main"
              .formatted(mainClass, project.getArtifactId()));
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(build.watching());
    command.addAll(WatchedJvm.options());
    command.addAll(words(jvmOptions));
    command.add("-cp");
    command.add(path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(mainClass);
    command.addAll(words(arguments));
    return ProgramProcess.run(command);
  }

  private static boolean isThere(String type, List<Path> path) throws IOException {
    for (Path entry : path) {
      if (holds(entry, type.replace('.', '/') + ".class")) {
        return true;
      }
    }
    return false;
  }

  /** With the classes of the watched build in the place of the modules'. */
  private List<Path> runtimePath() throws MojoExecutionException {
    try {
      return project.getRuntimeClasspathElements().stream()
          .map(entry -> SourceRoots.normal(project, entry))
          .map(entry -> RaceBuild.watched(entry, session.getProjects()))
          .toList();
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("AJWS: the class path is not resolved", e);
    }
  }
}
