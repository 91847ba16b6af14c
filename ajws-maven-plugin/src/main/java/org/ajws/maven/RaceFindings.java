package org.ajws.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ajws.processor.SourceFiles;
import org.ajws.processor.api.BuildVersion;
import org.ajws.report.race.RaceJson;
import org.ajws.report.race.RacePage;
import org.ajws.report.race.RaceReport;
import org.ajws.report.race.RaceResult;
import org.ajws.report.race.RaceVerdict;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;

/** What the JVMs of a watched build have found. */
final class RaceFindings {
  private static final String RESULT = ".json";
  private static final String BEGUN = ".begun";

  private final RaceBuild build;
  private final MavenSession session;
  private final Charset encoding;
  private final Log log;

  /** Made when the build begins; what is there then does not matter. */
  RaceFindings(RaceBuild build, MavenSession session, Charset encoding, Log log) {
    this.build = build;
    this.session = session;
    this.encoding = encoding;
    this.log = log;
  }

  /**
   * Shows what was found, and writes it to files.
   *
   * @param what ran, for the title
   * @param status the exit status of the JVM
   * @return null where no JVM was watched
   * @throws MojoFailureException if one has left no result, or one that cannot be read
   */
  RaceVerdict show(String what, int status) throws IOException, MojoFailureException {
    List<RaceResult> results = results();
    if (results.isEmpty()) {
      return null;
    }
    RaceReport report = new RaceReport(RaceResult.of(results), sources(), encoding);
    RaceVerdict verdict = report.result().verdict();
    report
        .text()
        .lines()
        .forEach(
            line -> {
              switch (verdict) {
                case RACES -> log.error(line);
                case LIMITED -> log.warn(line);
                case NONE -> log.info(line);
              }
            });
    Path folder = Files.createDirectories(build.report());
    write(folder.resolve("race.json"), RaceJson.json(report, status));
    write(folder.resolve("race.sarif"), RaceJson.sarif(report, BuildVersion.get(), status));
    write(folder.resolve("race.html"), RacePage.render(report, BuildVersion.get(), what));
    log.info("Report: " + folder.resolve("race.html"));
    return verdict;
  }

  /** The tests have failed, and with them the build: the races so far may be the reason. */
  void showAfterFailure() {
    log.error("AJWS: the tests have failed while they were watched; so far:");
    try {
      show("the tests", 1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MojoFailureException e) {
      log.error(e.getMessage());
    }
  }

  private List<RaceResult> results() throws IOException, MojoFailureException {
    List<RaceResult> results = new ArrayList<>();
    for (Path begun : RaceBuild.files(build.results())) {
      String name = begun.getFileName().toString();
      if (name.endsWith(BEGUN)) {
        String process = name.substring(0, name.length() - BEGUN.length());
        Path result = begun.resolveSibling(process + RESULT);
        if (!Files.exists(result)) {
          throw new MojoFailureException(
              "AJWS: the JVM with the number "
                  + process
                  + " has ended without a result: nothing is known about races");
        }
        try {
          results.add(RaceResult.read(Files.readString(result)));
        } catch (IllegalArgumentException e) {
          throw new MojoFailureException("AJWS: " + e.getMessage(), e);
        }
      }
    }
    return results;
  }

  /** The sources of all modules of this build: tests of one run code of others. */
  private List<Path> sources() throws IOException {
    Set<Path> roots = new LinkedHashSet<>();
    for (MavenProject module : session.getProjects()) {
      for (MavenProject form : List.of(module, module.getExecutionProject())) {
        for (Scope scope : Scope.values()) {
          scope.roots(form).forEach(root -> roots.add(SourceRoots.normal(form, root)));
        }
      }
    }
    List<Path> sources = new ArrayList<>();
    for (Path root : roots) {
      if (Files.isDirectory(root)) {
        sources.addAll(SourceFiles.below(root));
      }
    }
    return sources;
  }

  private static void write(Path file, String text) throws IOException {
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
