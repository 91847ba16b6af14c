package org.ajws.maven;

import java.lang.reflect.Method;
import java.util.List;
import java.util.function.Predicate;
import org.apache.maven.project.MavenProject;

/** Which of a module's two compilations. */
enum Scope {
  MAIN("compile", "${project.compileSourceRoots}", "removeCompileSourceRoot") {
    @Override
    List<String> roots(MavenProject project) {
      return project.getCompileSourceRoots();
    }
  },
  TEST("testCompile", "${project.testCompileSourceRoots}", "removeTestCompileSourceRoot") {
    @Override
    List<String> roots(MavenProject project) {
      return project.getTestCompileSourceRoots();
    }
  };

  private final String goal;
  private final String rootsExpression;
  private final String removal;

  Scope(String goal, String rootsExpression, String removal) {
    this.goal = goal;
    this.rootsExpression = rootsExpression;
    this.removal = removal;
  }

  /** Takes source roots away: by a method that Maven 4 has, or from the list that Maven 3 gives. */
  void removeRoots(MavenProject project, Predicate<String> which) {
    List<String> roots = roots(project);
    List<String> gone = roots.stream().filter(which).toList();
    if (gone.isEmpty()) {
      return;
    }
    Method method;
    try {
      method = MavenProject.class.getMethod(removal, String.class);
    } catch (NoSuchMethodException e) {
      roots.removeAll(gone);
      return;
    }
    try {
      for (String root : gone) {
        method.invoke(project, root);
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("AJWS: " + removal + " of Maven fails", e);
    }
  }

  /** The goal of a compiler plugin that does it. */
  String goal() {
    return goal;
  }

  /** What such a goal takes for its source roots unless it is told otherwise. */
  String rootsExpression() {
    return rootsExpression;
  }

  abstract List<String> roots(MavenProject project);
}
