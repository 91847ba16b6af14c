package org.ajws.maven;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/**
 * Changes how a module is compiled, for the goals that compile it and for nobody else.
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
final class CompilerGoals extends DelegatingExecutionListener {

  /**
   * What is to happen when a module is compiled.
   *
   * @param compilers {@code groupId:artifactId} of the plugins that compile
   * @param atStart runs when such a plugin's goal starts, and may change its configuration
   * @param afterwards runs when that goal has ended well
   * @param failed runs when it has failed
   * @param atEnd runs when the project is built; the last chance to see what was compiled
   */
  record Change(
      Set<String> compilers,
      Consumer<MojoExecution> atStart,
      Runnable afterwards,
      Runnable failed,
      Runnable atEnd) {}

  private record Key(MavenProject project, Scope scope) {
    @Override
    public boolean equals(Object o) {
      return o instanceof Key k && k.project == project && k.scope == scope;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(project) + scope.ordinal();
    }
  }

  private final Map<Key, Change> changes = new HashMap<>();
  private boolean told;

  private CompilerGoals(ExecutionListener next) {
    super(next);
  }

  /** That of this build; it is put in place by the first call. */
  static CompilerGoals of(MavenExecutionRequest request) {
    synchronized (request) {
      if (request.getExecutionListener() instanceof CompilerGoals present) {
        return present;
      }
      CompilerGoals made = new CompilerGoals(request.getExecutionListener());
      request.setExecutionListener(made);
      return made;
    }
  }

  /** From now on the project is compiled so. */
  synchronized void change(MavenProject project, Scope scope, Change change) {
    changes.put(new Key(project, scope), change);
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
      change.afterwards.run();
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
    for (Scope scope : Scope.values()) {
      Change change;
      synchronized (this) {
        change = changes.remove(new Key(event.getProject(), scope));
      }
      if (change != null) {
        change.atEnd.run();
      }
    }
    super.projectSucceeded(event);
  }

  private synchronized Change changeFor(ExecutionEvent event) {
    MojoExecution goal = event.getMojoExecution();
    if (event.getProject() == null || goal == null) {
      return null;
    }
    for (Scope scope : Scope.values()) {
      Change change = changes.get(new Key(event.getProject(), scope));
      if (change != null
          && scope.goal().equals(goal.getGoal())
          && change.compilers.contains(goal.getGroupId() + ":" + goal.getArtifactId())) {
        return change;
      }
    }
    return null;
  }
}
