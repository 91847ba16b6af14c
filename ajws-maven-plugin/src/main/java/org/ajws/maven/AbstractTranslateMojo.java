package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.TranslationFaults;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.report.MethodSizes;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** Translates the main or the test sources of a module, and has the compiler compile the result. */
abstract class AbstractTranslateMojo extends AbstractAjwsMojo {

  /**
   * The plugins that compile Java, each as <code>groupId:artifactId</code>: their goals <code>
   * compile</code> and <code>testCompile</code> are shown the translation.
   */
  @Parameter(
      property = "ajws.compilers",
      defaultValue = "org.apache.maven.plugins:maven-compiler-plugin")
  List<String> compilers;

  private final Scope scope;

  AbstractTranslateMojo(Scope scope) {
    this.scope = scope;
  }

  abstract List<Path> sources(Path output);

  abstract List<Path> overlays() throws IOException;

  abstract File output();

  @Override
  final void run() throws IOException, MojoExecutionException, MojoFailureException {
    Path output = SourceRoots.normal(project, output().getPath());
    List<Path> sources = sources(output);
    if (sources.isEmpty()) {
      getLog().debug("AJWS: no sources");
      return;
    }
    TranslationRequest request = request(scope, sources, overlays(), output, cache(scope));
    TranslationResult result = translate(request);
    requireRuntime(request, result);
    show(
        Set.copyOf(sources),
        List.of(output),
        () -> delete(() -> StaleClasses.find(result.files(), output, classes(scope)), "without"),
        () -> blame(request, result),
        () -> audit(result, output));
    summarize(result, output);
  }

  /**
   * Sources that are no root of the build, such as a library's, are compiled as they are; and what
   * was compiled from a translation is compiled anew.
   */
  @Override
  final void whenSkipped() {
    Path output = SourceRoots.normal(project, output().getPath());
    Set<Path> ofBuild = new LinkedHashSet<>();
    scope.roots(project).forEach(root -> ofBuild.add(SourceRoots.normal(project, root)));
    List<Path> others =
        sources(output).stream()
            .filter(root -> Files.isDirectory(root) && !ofBuild.contains(root))
            .toList();
    show(
        Set.of(),
        others,
        () -> {
          if (skip) { // else nothing is compiled
            delete(() -> StaleClasses.translated(output, classes(scope)), "with");
          }
        },
        () -> {},
        () -> {});
  }

  /** Has the goals that compile take the translation for their source roots. */
  private void show(
      Set<Path> originals, List<Path> shown, Runnable atStart, Runnable failed, Runnable atEnd) {
    PlannedGoals.of(session.getRequest())
        .change(
            project,
            scope.goal(),
            new PlannedGoals.Change(
                Set.copyOf(compilers),
                goal -> {
                  atStart.run();
                  if (shown.isEmpty()) {
                    return; // it has its roots already
                  }
                  List<String> roots = new ArrayList<>();
                  shown.forEach(root -> roots.add(root.toString()));
                  scope.roots(project).stream()
                      .filter(root -> !originals.contains(SourceRoots.normal(project, root)))
                      .forEach(roots::add);
                  setRoots(goal, roots);
                },
                goal -> {},
                failed,
                atEnd));
  }

  private void setRoots(MojoExecution goal, List<String> roots) {
    GoalConfiguration configuration = GoalConfiguration.of(goal);
    List<String> parameters = configuration.parametersOf(scope.rootsExpression());
    if (parameters.isEmpty()) {
      getLog()
          .warn(
              "AJWS: "
                  + goal.getArtifactId()
                  + " has no parameter for its source roots: it compiles your sources as they are");
    }
    parameters.forEach(p -> configuration.setElements(p, "root", roots));
  }

  /** The compiler has failed: is it because of what was made for the constructs? */
  private void blame(TranslationRequest request, TranslationResult result) {
    Map<Path, String> texts = new HashMap<>();
    try {
      for (FileResult file : result.files()) {
        if (file.translated()) {
          texts.put(file.source(), Files.readString(file.output(), request.encoding()));
        }
      }
    } catch (IOException e) {
      getLog().warn("AJWS: cannot read the translation that does not compile: " + e);
      return;
    }
    TranslationFaults.search(request, result, texts)
        .forEach(f -> getLog().error(f.formatWithPage()));
  }

  private interface Search {
    List<Path> found() throws IOException;
  }

  /** Only when a compiler is about to run: in an IDE nothing would make the classes again. */
  private void delete(Search stale, String how) {
    try {
      for (Path type : stale.found()) {
        getLog().info("AJWS: deleting " + type + ", which was compiled " + how + " translation");
        Files.delete(type);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("AJWS cannot delete a class file that is out of date", e);
    }
  }

  /**
   * Some other plugin may have compiled the user's sources: the program is then serial. Or what was
   * compiled is too large for HotSpot's compilers.
   */
  private void audit(TranslationResult result, Path output) {
    try {
      MethodSizes.of(result, classes(scope))
          .warnings()
          .forEach(w -> getLog().warn(w.formatWithPage()));
      for (Path type : StaleClasses.find(result.files(), output, classes(scope))) {
        getLog()
            .warn(
                "AJWS: "
                    + type
                    + " was not compiled from the translation and is serial: name the plugin that"
                    + " compiles in <compilers> of ajws-maven-plugin");
      }
    } catch (IOException e) {
      getLog().warn("AJWS: cannot read the class files to check stamps and sizes: " + e);
    }
  }

  private void summarize(TranslationResult result, Path output) {
    long translated = result.files().stream().filter(FileResult::translated).count();
    getLog()
        .info(
            "%s %d of %s for %s (%s) in %s"
                .formatted(
                    result.upToDate() ? "Up to date:" : "Translated",
                    translated,
                    counted(result.files().size(), "file"),
                    target,
                    result.decisions().counts(),
                    project.getBasedir().toPath().relativize(output)));
  }
}
