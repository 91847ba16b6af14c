package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.maven.CompileRootSwitch.Scope;
import org.ajws.maven.CompileRootSwitch.Translation;
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
import org.junit.jupiter.api.io.TempDir;

class CompileRootSwitchTest {
  private static final Set<String> COMPILERS =
      Set.of("org.apache.maven.plugins:maven-compiler-plugin");

  @TempDir private Path folder;

  private final MavenExecutionRequest request = new DefaultMavenExecutionRequest();
  private final AtomicInteger audits = new AtomicInteger();
  private MavenProject project;
  private String own;
  private String output;

  @BeforeEach
  void aTranslatedProject() {
    project = new MavenProject();
    project.setFile(folder.resolve("pom.xml").toFile());
    own = folder.resolve("src/main/java").toString();
    output = folder.resolve("target/ajws/sources").toString();
    project.addCompileSourceRoot(own);
    CompileRootSwitch.of(request)
        .show(
            project,
            Scope.MAIN,
            new Translation(
                Set.of(Path.of(own)),
                List.of(Path.of(output)),
                COMPILERS,
                audits::incrementAndGet));
  }

  @Test
  void compilerSeesTheTranslationAndNobodyElseDoes() {
    MojoExecution compile = goal("maven-compiler-plugin", "compile");
    listener().mojoStarted(event(project, compile));
    assertEquals(List.of(output), project.getCompileSourceRoots());
    listener().mojoSucceeded(event(project, compile));
    assertEquals(List.of(own), project.getCompileSourceRoots());

    listener().mojoStarted(event(project, goal("maven-source-plugin", "jar-no-fork")));
    assertEquals(List.of(own), project.getCompileSourceRoots());
  }

  @Test
  void rootsComeBackWhenTheCompilerFails() {
    MojoExecution compile = goal("maven-compiler-plugin", "compile");
    listener().mojoStarted(event(project, compile));
    listener().mojoFailed(event(project, compile));
    assertEquals(List.of(own), project.getCompileSourceRoots());
  }

  @Test
  void rootsThatAreNotTranslatedAreCompiledAsTheyAre() {
    String other = folder.resolve("target/generated-sources/other").toString();
    project.addCompileSourceRoot(other);
    listener().mojoStarted(event(project, goal("maven-compiler-plugin", "compile")));
    assertEquals(List.of(output, other), project.getCompileSourceRoots());
  }

  @Test
  void rootsThatTheCompilerAddsStay() {
    MojoExecution compile = goal("maven-compiler-plugin", "compile");
    String added = folder.resolve("target/generated-sources/annotations").toString();
    listener().mojoStarted(event(project, compile));
    project.getCompileSourceRoots().add(added);
    listener().mojoSucceeded(event(project, compile));
    assertEquals(List.of(own, added), project.getCompileSourceRoots());
  }

  @Test
  void testGoalAndOtherProjectsAreLeftAlone() {
    MavenProject fork = project.clone();
    assertEquals(project, fork, "a fork equals its original");
    listener().mojoStarted(event(fork, goal("maven-compiler-plugin", "compile")));
    assertEquals(List.of(own), fork.getCompileSourceRoots());
    listener().mojoStarted(event(project, goal("maven-compiler-plugin", "testCompile")));
    assertEquals(List.of(own), project.getCompileSourceRoots());
  }

  @Test
  void auditRunsOnceWhenTheProjectIsBuilt() {
    listener().projectSucceeded(event(project, null));
    listener().projectSucceeded(event(project, null));
    assertEquals(1, audits.get());
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
    CompileRootSwitch first = CompileRootSwitch.of(listened);
    assertSame(first, CompileRootSwitch.of(listened));
    listened.getExecutionListener().mojoStarted(event(project, goal("maven-jar-plugin", "jar")));
    assertEquals(List.of("jar"), seen);
  }

  private CompileRootSwitch listener() {
    return (CompileRootSwitch) request.getExecutionListener();
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
