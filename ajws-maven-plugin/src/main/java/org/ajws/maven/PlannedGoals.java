package org.ajws.maven;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/**
 * Changes how goals of a module work that are still to come: those that compile it or run its
 * tests, and no others.
 *
 * <p>When a goal of ours runs, Maven has planned all goals of the module and merged their
 * configurations; a change of the project's model comes too late, and a change of its source roots
 * is for good: the sources jar, javadoc and whatever else runs after the compiler would take the
 * translation for the user's sources (Maven 4 forbids it anyway). But the configuration of a
 * planned goal is read only when it starts. So this listener stands before the build's own one,
 * which Maven tells about the start of a goal before it evaluates the goal's parameters, and lets
 * the change be made to the configuration of that one goal.
 *
 * <p>Safe for parallel builds: a project is built by one thread at a time, and projects do not
 * share any state but the map. Projects are told apart by identity, since a forked life cycle works
 * on a copy that equals its original.
 */
final class PlannedGoals extends DelegatingExecutionListener {

  /**
   * What is to happen when a goal runs.
   *
   * @param plugins {@code groupId:artifactId} of the plugins that have the goal
   * @param atStart runs when such a plugin's goal starts, and may change its configuration
   * @param afterwards runs when that goal has ended well
   * @param failed runs when it has failed
   * @param atEnd runs when the project, or its forked life cycle, is built; the last chance to see
   *     what was compiled
   */
  record Change(
      Set<String> plugins,
      Consumer<MojoExecution> atStart,
      Consumer<MojoExecution> afterwards,
      Runnable failed,
      Runnable atEnd) {}

  /** By the goal's name. */
  private final Map<MavenProject, Map<String, Change>> changes = new IdentityHashMap<>();

  private boolean told;

  private PlannedGoals(ExecutionListener next) {
    super(next);
  }

  /** That of this build; it is put in place by the first call. */
  static PlannedGoals of(MavenExecutionRequest request) {
    synchronized (request) {
      if (request.getExecutionListener() instanceof PlannedGoals present) {
        return present;
      }
      PlannedGoals made = new PlannedGoals(request.getExecutionListener());
      request.setExecutionListener(made);
      return made;
    }
  }

  /** From now on the project's goals of this name work so. */
  synchronized void change(MavenProject project, String goal, Change change) {
    changes.computeIfAbsent(project, p -> new LinkedHashMap<>()).put(goal, change);
  }

  /** Whether this is the first call in this build: what all modules share is said once. */
  synchronized boolean firstTime() {
    boolean first = !told;
    told = true;
    return first;
  }

  @Override
  public void mojoStarted(ExecutionEvent event) {
    super.mojoStarted(event);
    Change change = changeFor(event);
    if (change != null) {
      change.atStart.accept(event.getMojoExecution());
    }
  }

  @Override
  public void mojoSucceeded(ExecutionEvent event) {
    Change change = changeFor(event);
    if (change != null) {
      change.afterwards.accept(event.getMojoExecution());
    }
    super.mojoSucceeded(event);
  }

  @Override
  public void mojoFailed(ExecutionEvent event) {
    Change change = changeFor(event);
    if (change != null) {
      change.failed.run();
    }
    super.mojoFailed(event);
  }

  @Override
  public void projectSucceeded(ExecutionEvent event) {
    end(event);
    super.projectSucceeded(event);
  }

  @Override
  public void forkedProjectSucceeded(ExecutionEvent event) {
    end(event);
    super.forkedProjectSucceeded(event);
  }

  private void end(ExecutionEvent event) {
    Map<String, Change> made;
    synchronized (this) {
      made = changes.remove(event.getProject());
    }
    if (made != null) {
      made.values().forEach(change -> change.atEnd.run());
    }
  }

  private synchronized Change changeFor(ExecutionEvent event) {
    MojoExecution goal = event.getMojoExecution();
    if (event.getProject() == null || goal == null) {
      return null;
    }
    Change change = changes.getOrDefault(event.getProject(), Map.of()).get(goal.getGoal());
    return change != null && change.plugins.contains(goal.getGroupId() + ":" + goal.getArtifactId())
        ? change
        : null;
  }
}
