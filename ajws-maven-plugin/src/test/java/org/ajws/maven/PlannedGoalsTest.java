package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ajws.maven.PlannedGoals.Change;
import org.apache.maven.execution.AbstractExecutionListener;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlannedGoalsTest {
  private static final Set<String> COMPILERS =
      Set.of("org.apache.maven.plugins:maven-compiler-plugin");

  private final MavenExecutionRequest request = new DefaultMavenExecutionRequest();
  private final MavenProject project = new MavenProject();
  private final List<String> calls = new ArrayList<>();

  @BeforeEach
  void aChangedProject() {
    PlannedGoals.of(request)
        .change(
            project,
            "compile",
            new Change(
                COMPILERS,
                goal -> calls.add("start " + goal.getGoal()),
                goal -> calls.add("afterwards " + goal.getGoal()),
                () -> calls.add("failed"),
                () -> calls.add("end")));
  }

  @Test
  void changesTheGoalThatCompilesAndNoOther() {
    for (MojoExecution goal :
        List.of(
            goal("maven-compiler-plugin", "compile"),
            goal("maven-compiler-plugin", "testCompile"),
            goal("maven-source-plugin", "jar-no-fork"),
            goal("other-compiler", "compile"))) {
      listener().mojoStarted(event(project, goal));
      listener().mojoSucceeded(event(project, goal));
    }
    assertEquals(List.of("start compile", "afterwards compile"), calls);
  }

  @Test
  void aFailedCompilationIsLookedInto() {
    MojoExecution compile = goal("maven-compiler-plugin", "compile");
    listener().mojoStarted(event(project, compile));
    listener().mojoFailed(event(project, compile));
    listener().mojoFailed(event(project, goal("maven-jar-plugin", "jar")));
    assertEquals(List.of("start compile", "failed"), calls);
  }

  @Test
  void otherProjectsAreLeftAlone() {
    MavenProject fork = project.clone();
    assertEquals(project, fork, "a fork equals its original");
    listener().mojoStarted(event(fork, goal("maven-compiler-plugin", "compile")));
    assertEquals(List.of(), calls);
  }

  @Test
  void endsOnceWhenTheProjectIsBuilt() {
    listener().projectSucceeded(event(project, null));
    listener().projectSucceeded(event(project, null));
    assertEquals(List.of("end"), calls);
  }

  @Test
  void aForkedLifeCycleEnds() {
    listener().forkedProjectSucceeded(event(project.clone(), null));
    assertEquals(List.of(), calls);
    listener().forkedProjectSucceeded(event(project, null));
    listener().projectSucceeded(event(project, null));
    assertEquals(List.of("end"), calls);
  }

  @Test
  void isPutInPlaceOnceAndPassesEventsOn() {
    List<String> seen = new ArrayList<>();
    MavenExecutionRequest listened = new DefaultMavenExecutionRequest();
    listened.setExecutionListener(
        new AbstractExecutionListener() {
          @Override
          public void mojoStarted(ExecutionEvent event) {
            seen.add(event.getMojoExecution().getGoal());
          }
        });
    PlannedGoals first = PlannedGoals.of(listened);
    assertSame(first, PlannedGoals.of(listened));
    listened.getExecutionListener().mojoStarted(event(project, goal("maven-jar-plugin", "jar")));
    assertEquals(List.of("jar"), seen);
  }

  private PlannedGoals listener() {
    return (PlannedGoals) request.getExecutionListener();
  }

  private static MojoExecution goal(String artifactId, String goal) {
    Plugin plugin = new Plugin();
    plugin.setGroupId("org.apache.maven.plugins");
    plugin.setArtifactId(artifactId);
    return new MojoExecution(plugin, goal, "default");
  }

  private static ExecutionEvent event(MavenProject project, MojoExecution mojo) {
    return new Event(project, mojo);
  }

  private record Event(MavenProject project, MojoExecution mojo) implements ExecutionEvent {
    @Override
    public Type getType() {
      return Type.MojoStarted;
    }

    @Override
    public MavenSession getSession() {
      return null;
    }

    @Override
    public MavenProject getProject() {
      return project;
    }

    @Override
    public MojoExecution getMojoExecution() {
      return mojo;
    }

    @Override
    public Exception getException() {
      return null;
    }
  }
}
