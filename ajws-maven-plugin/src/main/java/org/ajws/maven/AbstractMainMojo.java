package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.TranslationRequest;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** A goal that looks at the main sources, with the settings of <code>translate</code>. */
abstract class AbstractMainMojo extends AbstractAjwsMojo {

  /** The source roots; by default all that the build has. */
  @Parameter List<File> source;

  /** Overlay files and folders of them; by default <code>src/main/ajws</code>. */
  @Parameter List<File> overlays;

  /** The folder that receives the translation. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/sources", required = true)
  File output;

  final Path output() {
    return SourceRoots.normal(project, output.getPath());
  }

  /** The request for the main sources; null where the module has none. */
  final TranslationRequest mainRequest(Path writeTo, Path cacheFolder)
      throws IOException, MojoExecutionException, MojoFailureException {
    List<Path> sources =
        SourceRoots.sources(project, source, project.getCompileSourceRoots(), output());
    return sources.isEmpty()
        ? null
        : request(
            Scope.MAIN,
            sources,
            SourceRoots.overlays(project, overlays, SourceRoots.MAIN_OVERLAYS),
            writeTo,
            cacheFolder);
  }
}
