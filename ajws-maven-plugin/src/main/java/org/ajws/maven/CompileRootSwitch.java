package org.ajws.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/**
 * Shows the translated source roots to the compiler plugin and the user's own roots to every other
 * plugin.
 *
 * <p>A goal can only change the source roots of a project for good: the sources jar, javadoc and
 * whatever else runs after the compiler would then take the translation for the user's sources. So
 * this listener stands before the build's own one, which Maven tells about the start of a goal
 * before it evaluates the goal's parameters, and about its end. It exchanges the roots at the one
 * and puts them back at the other; roots that the compiler adds (those of annotation processors)
 * stay.
 *
 * <p>Safe for parallel builds: a project is built by one thread at a time, and projects do not
 * share any state but the map. Projects are told apart by identity, since a forked life cycle works
 * on a copy that equals its original.
 */
final class CompileRootSwitch extends DelegatingExecutionListener {

  /** Which of a project's two lists of source roots. */
  enum Scope {
    MAIN("compile") {
      @Override
      List<String> roots(MavenProject project) {
        return project.getCompileSourceRoots();
      }
    },
    TEST("testCompile") {
      @Override
      List<String> roots(MavenProject project) {
        return project.getTestCompileSourceRoots();
      }
    };

    private final String goal;

    Scope(String goal) {
      this.goal = goal;
    }

    /** The project's list itself, not a copy. */
    abstract List<String> roots(MavenProject project);
  }

  /**
   * What the compiler is to see.
   *
   * @param originals roots that it must not see
   * @param shown the roots it sees instead
   * @param compilers {@code groupId:artifactId} of the plugins that compile
   * @param audit runs when the project is built, to find out whether the translation was compiled
   */
  record Translation(
      Set<Path> originals, List<Path> shown, Set<String> compilers, Runnable audit) {}

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

  private final Map<Key, Translation> translations = new HashMap<>();
  private final Map<MavenProject, Restore> pending = new IdentityHashMap<>();

  private record Restore(Scope scope, List<String> own, List<String> shown) {}

  private CompileRootSwitch(ExecutionListener next) {
    super(next);
  }

  /** The switch of this build; it is put in place by the first call. */
  static CompileRootSwitch of(MavenExecutionRequest request) {
    synchronized (request) {
      if (request.getExecutionListener() instanceof CompileRootSwitch present) {
        return present;
      }
      CompileRootSwitch made = new CompileRootSwitch(request.getExecutionListener());
      request.setExecutionListener(made);
      return made;
    }
  }

  /** From now on the compiler sees this translation of the project. */
  synchronized void show(MavenProject project, Scope scope, Translation translation) {
    translations.put(new Key(project, scope), translation);
  }

  @Override
  public void mojoStarted(ExecutionEvent event) {
    super.mojoStarted(event);
    exchange(event.getProject(), event.getMojoExecution());
  }

  @Override
  public void mojoSucceeded(ExecutionEvent event) {
    putBack(event.getProject());
    super.mojoSucceeded(event);
  }

  @Override
  public void mojoFailed(ExecutionEvent event) {
    putBack(event.getProject());
    super.mojoFailed(event);
  }

  @Override
  public void projectSucceeded(ExecutionEvent event) {
    for (Scope scope : Scope.values()) {
      Translation translation;
      synchronized (this) {
        translation = translations.remove(new Key(event.getProject(), scope));
      }
      if (translation != null) {
        translation.audit.run();
      }
    }
    super.projectSucceeded(event);
  }

  private synchronized void exchange(MavenProject project, MojoExecution mojo) {
    if (project == null || mojo == null) {
      return;
    }
    for (Scope scope : Scope.values()) {
      Translation translation = translations.get(new Key(project, scope));
      if (translation == null
          || !scope.goal.equals(mojo.getGoal())
          || !translation.compilers.contains(mojo.getGroupId() + ":" + mojo.getArtifactId())) {
        continue;
      }
      List<String> roots = scope.roots(project);
      List<String> own = new ArrayList<>(roots);
      List<String> shown = new ArrayList<>();
      translation.shown.forEach(root -> shown.add(root.toString()));
      for (String root : own) {
        if (!translation.originals.contains(SourceRoots.normal(project, root))) {
          shown.add(root);
        }
      }
      replace(roots, shown);
      pending.put(project, new Restore(scope, own, shown));
    }
  }

  private synchronized void putBack(MavenProject project) {
    Restore restore = project == null ? null : pending.remove(project);
    if (restore == null) {
      return;
    }
    List<String> roots = restore.scope.roots(project);
    List<String> result = new ArrayList<>(restore.own);
    for (String root : roots) {
      if (!restore.shown.contains(root) && !result.contains(root)) {
        result.add(root);
      }
    }
    replace(roots, result);
  }

  /** In place: others may hold the list. */
  private static void replace(List<String> roots, List<String> by) {
    roots.clear();
    roots.addAll(by);
  }
}
