package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import org.ajws.processor.TranslationRequest;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.report.Report;
import org.ajws.processor.report.ReportWriter;
import org.ajws.processor.report.SourceReport;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Writes what the translator found in the main sources and what it chose, as <code>report.html
 * </code> and <code>report.json</code>. After <code>translate</code> with the same settings nothing
 * is translated again.
 */
@Mojo(
    name = "report",
    defaultPhase = LifecyclePhase.PREPARE_PACKAGE,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class ReportMojo extends AbstractMainMojo {

  /** The folder that receives the report. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/report", required = true)
  File reportOutput;

  @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
  String pluginVersion;

  /** Made by Maven. */
  public ReportMojo() {}

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    TranslationRequest request = mainRequest(output(), cache(CompileRootSwitch.Scope.MAIN));
    if (request == null) {
      return;
    }
    TranslationResult result = translate(request);
    Report report =
        SourceReport.of(
            project.getArtifactId() + " " + project.getVersion(), pluginVersion, request, result);
    ReportWriter.Written written =
        ReportWriter.write(report, SourceRoots.normal(project, reportOutput.getPath()));
    getLog().info("Report: " + written.html());
  }
}
