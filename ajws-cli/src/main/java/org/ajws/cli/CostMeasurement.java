package org.ajws.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.Target;
import org.ajws.report.profile.SchedulerCosts;

/**
 * What sharing work costs on this machine: measured by a program of our own, which is translated as
 * others are and runs with two workers.
 */
final class CostMeasurement {
  private static final String PROGRAM = "SchedulerCosts";

  private CostMeasurement() {}

  static SchedulerCosts measure(Console console) throws IOException {
    try (ScratchFolder scratch = new ScratchFolder()) {
      Path source = scratch.resolve(PROGRAM + ".java");
      try (InputStream text = CostMeasurement.class.getResourceAsStream(PROGRAM + ".java")) {
        Files.copy(text, source);
      }
      TranslationOptions options = TranslationOptions.of(Target.TRYCATCH);
      String mainClass = new ProgramBuild(source, options, null, console).build(scratch);
      List<Path> classPath = new ArrayList<>(List.of(scratch.resolve("classes")));
      classPath.addAll(RuntimePath.entries());
      return run(classPath, mainClass);
    }
  }

  private static SchedulerCosts run(List<Path> classPath, String mainClass) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dajws.workers=2",
                "-cp",
                RuntimePath.join(classPath),
                mainClass)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String line = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String[] nanos = line.strip().split(" ");
    if (nanos.length != 4) {
      throw new Failure("the scheduler's costs cannot be measured: " + line);
    }
    return new SchedulerCosts(
        Double.parseDouble(nanos[0]),
        Double.parseDouble(nanos[1]),
        Double.parseDouble(nanos[2]),
        Double.parseDouble(nanos[3]));
  }
}
