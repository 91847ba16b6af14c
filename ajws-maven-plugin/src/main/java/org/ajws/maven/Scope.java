package org.ajws.maven;

import java.util.List;
import org.apache.maven.project.MavenProject;

/** Which of a module's two compilations. */
enum Scope {
  MAIN("compile", "${project.compileSourceRoots}") {
    @Override
    List<String> roots(MavenProject project) {
      return project.getCompileSourceRoots();
    }
  },
  TEST("testCompile", "${project.testCompileSourceRoots}") {
    @Override
    List<String> roots(MavenProject project) {
      return project.getTestCompileSourceRoots();
    }
  };

  private final String goal;
  private final String rootsExpression;

  Scope(String goal, String rootsExpression) {
    this.goal = goal;
    this.rootsExpression = rootsExpression;
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
