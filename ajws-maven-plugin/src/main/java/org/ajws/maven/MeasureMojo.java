package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.ajws.evaluation.SourceCompiler;
import org.ajws.evaluation.measure.ProgramReport;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.report.ConsoleReport;
import org.ajws.report.MethodSizes;
import org.ajws.report.Report;
import org.ajws.report.ReportWriter;
import org.ajws.report.SourceReport;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Measures a program of the main sources: serial, with threads of its own if there is such a class,
 * and with AJWS; compares what they print, and writes a report. It builds both forms itself, beside
 * the module's class files: <code>mvn compile ajws:measure -Dajws.mainClass=a.Main</code>.
 */
@Mojo(
    name = "measure",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public final class MeasureMojo extends AbstractMainMojo {
  /** What Maven writes before each line. */
  private static final String LEVEL = "[INFO] ";

  /** The class whose <code>main</code> is measured. */
  @Parameter(property = "ajws.mainClass")
  String mainClass;

  /** A class of the main sources that is the same program with threads of its own. */
  @Parameter(property = "ajws.threadedMainClass")
  String threadedMainClass;

  /** The program's arguments, separated by blanks. */
  @Parameter(property = "ajws.arguments", defaultValue = "")
  String arguments;

  /** Workers of AJWS beside one; by default the number of processors. */
  @Parameter(property = "ajws.workers")
  Integer workers;

  /** How many JVMs measure, one after the other. */
  @Parameter(property = "ajws.forks", defaultValue = "3")
  int forks;

  /** Timed runs of every form in each JVM, at least. */
  @Parameter(property = "ajws.rounds", defaultValue = "9")
  int rounds;

  /** Seconds of untimed runs before, at least. */
  @Parameter(property = "ajws.warmUp", defaultValue = "2")
  double warmUp;

  /** Minutes after which a measuring JVM is ended. */
  @Parameter(property = "ajws.timeout", defaultValue = "60")
  int timeout;

  /** A pattern: parts of the output that are not compared, such as times. */
  @Parameter(property = "ajws.ignore", defaultValue = "")
  String ignore;

  /** Options of the measuring JVMs, separated by blanks, such as <code>-Xmx2g</code>. */
  @Parameter(property = "ajws.jvmOptions", defaultValue = "")
  String jvmOptions;

  /** The folder that receives the report. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/measure/report", required = true)
  File reportOutput;

  /** The folder of what is built to be measured. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/measure", required = true)
  File workFolder;

  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
  List<Artifact> artifacts;

  @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
  String pluginVersion;

  /** Made by Maven. */
  public MeasureMojo() {}

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    Path work = SourceRoots.normal(project, workFolder.getPath());
    TranslationRequest request = mainRequest(work.resolve("sources"), work.resolve("cache"));
    if (request == null || project.getPackaging().equals("pom")) {
      getLog().debug("AJWS: no sources");
      return;
    }
    if (mainClass == null || mainClass.isBlank()) {
      throw new MojoFailureException(
          "AJWS: which program is to be measured? Name its class: -Dajws.mainClass=a.Main, or"
              + " <mainClass>");
    }
    if (request.target() != Target.TRYCATCH && request.target() != Target.FORKJOIN) {
      throw new MojoFailureException("AJWS: target " + target + " cannot be measured here");
    }
    ProgramReport.Settings settings = settings();
    TranslationResult result = translate(request);
    requireRuntime(request, result);
    Path serial = work.resolve("serial-classes");
    Path translated = work.resolve("classes");
    compile(request.sources(), serial, request, "your sources");
    compile(List.of(request.output()), translated, request, "the translation");
    ProgramReport program = new ProgramReport(settings);
    program.serial(mainClass, runtimePath(serial));
    if (threadedMainClass != null) {
      program.ownThreads(threadedMainClass, runtimePath(serial));
    }
    program.translated(mainClass, runtimePath(translated));
    Report found =
        SourceReport.of(
            mainClass,
            pluginVersion,
            request,
            result,
            List.of(),
            MethodSizes.of(result, translated));
    show(measure(program, found));
  }

  private ProgramReport.Settings settings() throws MojoFailureException {
    try {
      return new ProgramReport.Settings(
          workers == null ? Runtime.getRuntime().availableProcessors() : workers,
          forks,
          rounds,
          warmUp,
          timeout,
          ignore == null ? "" : ignore,
          words(arguments),
          words(jvmOptions));
    } catch (IllegalArgumentException e) {
      throw new MojoFailureException("AJWS: " + e.getMessage(), e);
    }
  }

  private void compile(List<Path> roots, Path classes, TranslationRequest request, String what)
      throws IOException, MojoFailureException {
    List<Path> classPath = new ArrayList<>(request.classPath());
    // What other compilers and annotation processors have made of the module.
    classPath.add(classes(Scope.MAIN));
    List<String> options =
        request.release() == null
            ? List.of()
            : List.of("-source", request.release(), "-target", request.release());
    empty(classes);
    try {
      SourceCompiler.compile(roots, classes, classPath, request.encoding(), options);
    } catch (IOException e) {
      throw new MojoFailureException(
          "AJWS: "
              + what
              + " cannot be compiled to be measured (without annotation processors; run mvn compile"
              + " before): "
              + e.getMessage(),
          e);
    }
  }

  /** A class of a file that is gone would still be run. */
  private static void empty(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> tree = Files.walk(folder)) {
        for (Path file : (Iterable<Path>) tree.filter(Files::isRegularFile)::iterator) {
          Files.delete(file);
        }
      }
    }
  }

  /** The program's classes, those that others have made of the module, resources, libraries. */
  private List<Path> runtimePath(Path classes) throws MojoExecutionException {
    List<Path> path = new ArrayList<>(List.of(classes));
    try {
      project
          .getRuntimeClasspathElements()
          .forEach(entry -> path.add(SourceRoots.normal(project, entry)));
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("AJWS: the class path is not resolved", e);
    }
    return path;
  }

  private Report measure(ProgramReport program, Report found) throws MojoFailureException {
    List<Path> own =
        artifacts.stream()
            .map(Artifact::getFile)
            .filter(Objects::nonNull)
            .map(File::toPath)
            .toList();
    try {
      return program.measure(
          mainClass, found, own, i -> getLog().info("Measuring, JVM " + (i + 1) + " of " + forks));
    } catch (IOException e) {
      throw new MojoFailureException("AJWS: measuring failed: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoFailureException("AJWS: measuring was interrupted", e);
    }
  }

  private void show(Report report) throws IOException, MojoFailureException {
    ReportWriter.Written written =
        ReportWriter.write(report, SourceRoots.normal(project, reportOutput.getPath()));
    ConsoleReport.render(report, LEVEL.length()).lines().forEach(line -> getLog().info(line));
    getLog().info("Report: " + written.html());
    if (!report.equal()) {
      throw new MojoFailureException(
          "AJWS: a form of " + mainClass + " prints something else than the serial one");
    }
  }
}
