package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.ajws.maven.CompileRootSwitch.Scope;
import org.ajws.processor.TranslationResult;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Checks the main sources and writes nothing. */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.PROCESS_SOURCES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class CheckMojo extends AbstractAjwsMojo {

  /** The source roots to check; by default all that the build has. */
  @Parameter List<File> source;

  /** Overlay files and folders of them; by default <code>src/main/ajws</code>. */
  @Parameter List<File> overlays;

  /** The folder that receives translations, which is no source. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/sources", required = true)
  File output;

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    List<Path> sources =
        SourceRoots.sources(
            project,
            source,
            project.getCompileSourceRoots(),
            SourceRoots.normal(project, output.getPath()));
    if (sources.isEmpty()) {
      return;
    }
    TranslationResult result =
        translate(
            request(
                Scope.MAIN,
                sources,
                SourceRoots.overlays(project, overlays, SourceRoots.MAIN_OVERLAYS),
                null,
                null));
    getLog()
        .info(
            "Checked %s (%s, %s), no error"
                .formatted(
                    counted(result.files().size(), "file"),
                    counted(result.decisions().loops().size(), "parallel loop"),
                    counted(result.decisions().atomicSets().size(), "atomic set")));
  }
}
