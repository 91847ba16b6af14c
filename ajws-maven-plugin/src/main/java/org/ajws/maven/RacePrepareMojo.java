package org.ajws.maven;

import java.io.IOException;
import java.util.Set;
import org.ajws.maven.PlannedGoals.Change;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** The beginning of what <code>race</code> runs: a part of that goal, of no use by itself. */
@Mojo(name = "race-prepare", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class RacePrepareMojo extends AbstractAjwsMojo {
  private static final String SUREFIRE = "org.apache.maven.plugins:maven-surefire-plugin";

  /** See <code>race</code>. */
  @Parameter(property = "ajws.race")
  String watchedMainClass;

  /** Made by Maven. */
  public RacePrepareMojo() {}

  @Override
  void run() throws IOException, MojoFailureException {
    RaceBuild build = new RaceBuild(project);
    if (RaceBuild.isMainClass(watchedMainClass) || !build.translates()) {
      project.getProperties().setProperty("maven.test.skip", "true");
    }
    build.begin();
    build.useWatched(session.getProjects());
    RaceFindings findings = new RaceFindings(build, session, charset(), getLog());
    PlannedGoals.of(session.getRequest())
        .change(
            project,
            "test",
            new Change(
                Set.of(SUREFIRE),
                goal -> build.watch(goal, this::property),
                goal -> {},
                findings::showAfterFailure,
                () -> {}));
  }
}
