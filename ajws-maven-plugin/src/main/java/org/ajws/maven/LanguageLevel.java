package org.ajws.maven;

import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The Java versions of sources and class files, as the compiler plugin will understand them. */
final class LanguageLevel {
  private static final String GROUP = "org.apache.maven.plugins";
  private static final String ARTIFACT = "maven-compiler-plugin";

  private LanguageLevel() {}

  /**
   * The level of the sources, such as {@code "8"} or {@code "21"}.
   *
   * @param release {@code maven.compiler.release}; may be null
   * @param source {@code maven.compiler.source}; may be null
   * @return null where the build does not say
   */
  static String of(MavenProject project, Scope scope, String release, String source) {
    return version(project, scope, release, source, "source", "testSource");
  }

  /**
   * The Java version that the class files are for.
   *
   * @param release {@code maven.compiler.release}; may be null
   * @param target {@code maven.compiler.target}; may be null
   * @return null where the build does not say
   */
  static String ofClasses(MavenProject project, Scope scope, String release, String target) {
    return version(project, scope, release, target, "target", "testTarget");
  }

  private static String version(
      MavenProject project,
      Scope scope,
      String release,
      String other,
      String name,
      String testName) {
    boolean test = scope == Scope.TEST;
    Xpp3Dom config =
        project.getGoalConfiguration(GROUP, ARTIFACT, null, test ? "testCompile" : "compile");
    String level = test ? firstOf(child(config, "testRelease"), null) : null;
    level = firstOf(level, child(config, "release"));
    level = firstOf(level, release);
    level = firstOf(level, test ? child(config, testName) : null);
    level = firstOf(level, child(config, name));
    level = firstOf(level, other);
    return level != null && level.startsWith("1.") ? level.substring(2) : level;
  }

  private static String firstOf(String a, String b) {
    return a != null && !a.isBlank() ? a.strip() : b == null || b.isBlank() ? null : b.strip();
  }

  private static String child(Xpp3Dom config, String name) {
    Xpp3Dom child = config == null ? null : config.getChild(name);
    return child == null ? null : child.getValue();
  }
}
