package org.ajws.maven;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/**
 * The last compilations of the main or the test sources of a module. Each execution of the
 * compiler's goal has its own: a jar with classes for several Javas is compiled by several, and
 * what one of them has compiled anew the others have not.
 */
final class LastCompilations {
  /** Where the classes for one Java lie in a jar that has them for several. */
  private static final String VERSIONS = "META-INF/versions";

  private final MavenProject project;
  private final Scope scope;
  private final Path records;
  private final LastCompilation.Settings settings;
  private final boolean serial;
  private final Function<String, String> property;
  private final Map<String, LastCompilation> byExecution = new LinkedHashMap<>();

  /**
   * @param records the folder of what is remembered
   * @param serial whether the sources are compiled as they are
   * @param property looks up a property of the build
   */
  LastCompilations(
      MavenProject project,
      Scope scope,
      Path records,
      LastCompilation.Settings settings,
      boolean serial,
      Function<String, String> property) {
    this.project = project;
    this.scope = scope;
    this.records = records;
    this.settings = settings;
    this.serial = serial;
    this.property = property;
  }

  /** The class files to delete, now that a goal starts to compile. */
  List<Path> outdated(MojoExecution goal) throws IOException {
    Path classes = classes(goal);
    LastCompilation last =
        new LastCompilation(record(goal), () -> settings.text() + '\n' + classes, serial);
    byExecution.put(goal.getExecutionId(), last);
    return last.outdated(roots(goal), classes);
  }

  /** A goal has compiled. */
  void compiled(MojoExecution goal) throws IOException {
    LastCompilation last = byExecution.get(goal.getExecutionId());
    if (last != null) {
      last.compiled();
    }
  }

  /** The module is built. */
  void built() throws IOException {
    for (LastCompilation last : byExecution.values()) {
      last.built();
    }
  }

  private Path record(MojoExecution goal) {
    return records.resolve(
        "inside-compiler." + URLEncoder.encode(goal.getExecutionId(), StandardCharsets.UTF_8));
  }

  private List<Path> roots(MojoExecution goal) {
    GoalConfiguration configuration = GoalConfiguration.of(goal);
    List<String> own =
        configuration.parametersOf(scope.rootsExpression()).stream()
            .flatMap(parameter -> configuration.elements(parameter).stream())
            .toList();
    return SourceRoots.sources(project, own.isEmpty() ? scope.roots(project) : own);
  }

  private Path classes(MojoExecution goal) {
    GoalConfiguration configuration = GoalConfiguration.of(goal);
    Path classes = SourceRoots.classes(project, scope);
    String release = configuration.text("release", property);
    return release != null && "true".equals(configuration.text("multiReleaseOutput", property))
        ? classes.resolve(VERSIONS).resolve(release)
        : classes;
  }
}
