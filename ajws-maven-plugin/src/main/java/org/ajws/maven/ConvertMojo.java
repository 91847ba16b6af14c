package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Conversion;
import org.ajws.processor.diagnostic.Diagnostic;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Rewrites main sources of the published AJWS and AJ to the standard surface: all files, or none.
 */
@Mojo(name = "convert", threadSafe = true)
public final class ConvertMojo extends AbstractAjwsMojo {

  /** The source roots; by default all that the build has. */
  @Parameter List<File> source;

  /** The folder that receives every file; by default the sources themselves are replaced. */
  @Parameter(property = "ajws.convert.output")
  File convertTo;

  /** Whether to show the changes as a unified diff and write nothing. */
  @Parameter(property = "ajws.convert.dryRun", defaultValue = "false")
  boolean dryRun;

  /** Made by Maven. */
  public ConvertMojo() {}

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    Path output = convertTo == null ? null : SourceRoots.normal(project, convertTo.getPath());
    Path none = SourceRoots.normal(project, "target/ajws/sources");
    List<Path> sources =
        SourceRoots.sources(
            project, source, project.getCompileSourceRoots(), output == null ? none : output);
    Conversion conversion = Conversion.of(sources, charset(), dialect());
    if (!conversion.hasErrors() && !dryRun) {
      conversion.write(output);
    }
    List<Diagnostic> diagnostics = conversion.diagnostics();
    diagnostics.forEach(d -> getLog().error(d.formatWithPage()));
    if (conversion.hasErrors()) {
      throw new MojoFailureException(
          "AJWS found %s; the first: %s"
              .formatted(counted(diagnostics.size(), "error"), diagnostics.get(0).format()));
    }
    if (dryRun) {
      conversion.diff().lines().forEach(getLog()::info);
    }
    getLog()
        .info(
            "%s %d of %s"
                .formatted(
                    dryRun ? "Would convert" : "Converted",
                    conversion.converted(),
                    counted(conversion.files(), "file")));
  }
}
