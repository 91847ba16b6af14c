package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.agent.Agent;
import org.ajws.agent.WatchedJvm;
import org.ajws.evaluation.ProgramProcess;
import org.ajws.processor.api.BuildVersion;
import org.ajws.report.race.RaceJson;
import org.ajws.report.race.RacePage;
import org.ajws.report.race.RacePicture;
import org.ajws.report.race.RaceReport;
import org.ajws.report.race.RaceResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs a program once, in order, and says which of its accesses race. */
@Command(
    name = "race",
    description = {
      "Runs a program once and reports every race that its input has.",
      "Standard input and output are the program's. Exit status: 0 if there is no race on this"
          + " input, 1 if there is one or the program does not compile, 3 if none was found but not"
          + " everything was seen."
    })
final class RaceCommand implements Callable<Integer> {
  private static final int RACES_IN_PICTURE = 8;

  @Mixin WatchedProgram program;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Writes the report as SARIF 2.1.0, too, for code hosts and IDEs.")
  Path sarif;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Writes the report as a page with the source of both accesses, too.")
  Path html;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Writes a picture of the first races, with both tasks of each, too.")
  Path svg;

  @Option(
      names = "--conflicts",
      description =
          "Lists pairs of accesses, too, that are no race because both hold a common lock.")
  boolean conflicts;

  @Override
  public Integer call() {
    OutputFiles.prepare(program.json, html, svg, sarif);
    return program.call("watched", this::watch);
  }

  private int watch(String mainClass, ProgramBuild build, ScratchFolder scratch, Console console)
      throws IOException {
    Path found = scratch.resolve("races.json");
    List<String> command =
        program.command(
            scratch,
            List.of(
                WatchedJvm.raceOption(scratch.folder(), found),
                "-D" + Agent.CONFLICTS + "=" + conflicts),
            List.of(),
            List.of(mainClass));
    int status = ProgramProcess.run(command);
    if (!Files.exists(found)) {
      throw new Failure(
          "the program's JVM ended with status "
              + status
              + " and without a result: nothing is known about races");
    }
    RaceReport report =
        new RaceReport(
            RaceResult.read(Files.readString(found)), build.sources(), program.options.encoding);
    console.err().print(report.text());
    if (status != 0) {
      console.err().println("the program's exit status was " + status);
    }
    console.err().flush();
    WatchedProgram.write(program.json, RaceJson.json(report, status));
    WatchedProgram.write(html, RacePage.render(report, BuildVersion.get(), mainClass));
    WatchedProgram.write(svg, RacePicture.render(report, RACES_IN_PICTURE));
    WatchedProgram.write(sarif, RaceJson.sarif(report, BuildVersion.get(), status));
    return switch (report.result().verdict()) {
      case RACES -> ExitStatus.ERROR;
      case LIMITED -> ExitStatus.LIMITED;
      case NONE -> ExitStatus.OK;
    };
  }
}
