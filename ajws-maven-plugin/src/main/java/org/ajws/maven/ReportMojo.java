package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.report.MethodSizes;
import org.ajws.report.Report;
import org.ajws.report.ReportGate;
import org.ajws.report.ReportJson;
import org.ajws.report.ReportWriter;
import org.ajws.report.SourceReport;
import org.ajws.report.Threshold;
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

  /**
   * Source roots of the threaded original, laid out as those of the build, or files that are there
   * for threads only: their lines are counted, too.
   */
  @Parameter List<File> threaded;

  /** A report.json with measurements of this program, to be shown with the rest. */
  @Parameter(property = "ajws.report.measured")
  File measured;

  /** An older report.json to compare with. */
  @Parameter(property = "ajws.report.baseline")
  File baseline;

  /**
   * Limits that fail the build when exceeded, such as <code>slowdown &gt; 5%</code>, <code>
   * overhead &gt; 2%</code>, <code>warnings &gt; 0</code>; on the command line separated by commas.
   */
  @Parameter(property = "ajws.report.failIf")
  List<String> failIf;

  @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
  String pluginVersion;

  /** Made by Maven. */
  public ReportMojo() {}

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    TranslationRequest request = mainRequest(output(), cache(Scope.MAIN));
    if (request == null) {
      return;
    }
    List<Threshold> limits = limits();
    TranslationResult result = translate(request);
    MethodSizes sizes = MethodSizes.of(result, classes(Scope.MAIN));
    Report report =
        SourceReport.of(
            project.getArtifactId() + " " + project.getVersion(),
            pluginVersion,
            request,
            result,
            threaded(),
            sizes);
    if (measured != null) {
      report = report.withMeasurementsOf(ReportJson.read(path(measured)));
    }
    if (baseline != null) {
      report = report.comparedWith(ReportJson.read(path(baseline)));
    }
    ReportWriter.Written written = ReportWriter.write(report, path(reportOutput));
    getLog().info("Report: " + written.html());
    List<Diagnostic> beyond = ReportGate.check(report, limits, written.json());
    beyond.forEach(d -> getLog().error(d.formatWithPage()));
    if (!beyond.isEmpty()) {
      throw new MojoFailureException(
          "AJWS: "
              + counted(beyond.size(), "limit")
              + " of the report exceeded; the first: "
              + beyond.get(0).format());
    }
  }

  private List<Threshold> limits() throws MojoFailureException {
    List<Threshold> limits = new ArrayList<>();
    for (String text : failIf == null ? List.<String>of() : failIf) {
      try {
        limits.add(Threshold.parse(text));
      } catch (IllegalArgumentException e) {
        throw new MojoFailureException("AJWS: <failIf>: " + e.getMessage(), e);
      }
    }
    return limits;
  }

  private List<Path> threaded() throws MojoFailureException {
    List<Path> paths = new ArrayList<>();
    for (File file : threaded == null ? List.<File>of() : threaded) {
      Path path = path(file);
      if (!Files.exists(path)) {
        throw new MojoFailureException("AJWS: <threaded>: " + path + " does not exist");
      }
      paths.add(path);
    }
    return paths;
  }

  private Path path(File file) {
    return SourceRoots.normal(project, file.getPath());
  }
}
