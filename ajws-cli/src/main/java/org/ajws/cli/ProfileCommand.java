package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.agent.profile.ProfiledProgram;
import org.ajws.evaluation.ProgramProcess;
import org.ajws.report.profile.ProfilePicture;
import org.ajws.report.profile.ProfileReport;
import org.ajws.report.profile.ProfileResult;
import org.ajws.report.profile.Scalability;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Runs a program in order and says how far it could go in parallel, and what holds it back. */
@Command(
    name = "profile",
    description = {
      "Runs a program in order and says how much parallelism it has and where it is lost.",
      "Standard input, output and the exit status are the program's; 1 if it does not compile."
    })
final class ProfileCommand implements Callable<Integer> {
  @Mixin WatchedProgram program;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Calls main N times in one JVM and reports the last; the others warm it up. Default"
              + " ${DEFAULT-VALUE}.")
  int runs;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Writes a picture of the speed-up and of the longest path, too.")
  Path svg;

  @Override
  public Integer call() {
    if (runs < 1) {
      throw new ParameterException(program.spec.commandLine(), "--runs " + runs + ": at least 1");
    }
    OutputFiles.prepare(program.json, svg);
    return program.call("profiled", this::profile);
  }

  private int profile(String mainClass, ProgramBuild build, ScratchFolder scratch, Console console)
      throws IOException {
    Path file = scratch.resolve("profile.json");
    List<String> main =
        List.of(ProfiledProgram.class.getName(), file.toString(), String.valueOf(runs), mainClass);
    int status =
        ProgramProcess.run(
            program.command(scratch, List.of(), List.of(RuntimePath.profilerEntry()), main));
    if (!Files.exists(file)) {
      throw new Failure("the program's JVM ended with status " + status + " and without a profile");
    }
    Scalability scalability;
    try (Progress progress = Progress.of(console, "measuring the scheduler")) {
      ProfileResult result = ProfileResult.read(file);
      scalability = Scalability.of(result, result.graph(file), CostMeasurement.measure(console));
    }
    ProfileReport report = new ProfileReport(scalability);
    console.err().print(report.text());
    console.err().flush();
    WatchedProgram.write(program.json, report.json(status));
    WatchedProgram.write(svg, ProfilePicture.render(scalability, mainClass));
    return status;
  }
}
