package org.ajws.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a recording of a parallel program. */
@Command(
    name = "timeline",
    description = {
      "Shows what the workers of a program did and when, from a Flight Recorder file.",
      "ajws run --timeline FILE records one."
    })
final class TimelineCommand implements Callable<Integer> {
  @Spec CommandSpec spec;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "A page (FILE.html), or a trace that Perfetto and Chrome open (FILE.json). May be given"
              + " again. Default: the recording's name with .html.")
  List<Path> outputs = new ArrayList<>();

  @Parameters(index = "0", paramLabel = "FILE.jfr", description = "The recording.")
  Path recording;

  @Override
  public Integer call() {
    List<Path> files = new ArrayList<>(outputs);
    if (files.isEmpty()) {
      String name = recording.getFileName().toString();
      files.add(recording.resolveSibling(name.replaceFirst("\\.jfr$", "") + ".html"));
    }
    for (Path file : files) {
      try {
        if (TimelineFile.of(file) == TimelineFile.RECORDING) {
          throw new IllegalArgumentException(file + ": is a recording, and not made from one");
        }
      } catch (IllegalArgumentException e) {
        throw new ParameterException(spec.commandLine(), e.getMessage());
      }
    }
    OutputFiles.prepare(files.toArray(Path[]::new));
    TimelineFile.write(
        recording, recording.toString(), files, "Timeline of " + recording.getFileName());
    Console console = new Console(spec.commandLine().getOut(), spec.commandLine().getErr(), false);
    files.forEach(f -> console.out().println(f));
    console.out().flush();
    return ExitStatus.OK;
  }
}
