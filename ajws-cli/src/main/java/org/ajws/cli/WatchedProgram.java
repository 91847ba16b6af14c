package org.ajws.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.agent.WatchedJvm;
import org.ajws.processor.api.Target;
import org.ajws.processor.diagnostic.FailureReason;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What commands have that run a program in order, in a form of its own, and watch it. */
final class WatchedProgram {
  @Spec(Spec.Target.MIXEE)
  CommandSpec spec;

  @Mixin TranslationOptions options;

  @Option(
      names = "-D",
      paramLabel = "NAME=VALUE",
      mapFallbackValue = "",
      description = "A system property of the program.")
  Map<String, String> properties = new LinkedHashMap<>();

  @Option(
      names = "-J",
      paramLabel = "OPTION",
      parameterConsumer = RunCommand.Verbatim.class,
      description = "An option of the program's JVM, such as -J-Xmx8g.")
  List<String> jvmOptions = new ArrayList<>();

  @Option(names = "--json", paramLabel = "FILE", description = "Writes the report as JSON, too.")
  Path json;

  @Parameters(
      index = "0",
      paramLabel = "FILE.java",
      description =
          "The file whose main runs. Other classes are found in it and, by their package, in the"
              + " files beside it.")
  Path file;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "ARG",
      description = "The program's arguments.")
  List<String> arguments = new ArrayList<>();

  /** What is done with a program that is built. */
  interface Watch {
    int run(String mainClass, ProgramBuild build, ScratchFolder scratch, Console console)
        throws IOException;
  }

  /** Builds the program and watches it. */
  int call(String watched, Watch watch) {
    if (spec.commandLine().getParseResult().hasMatchedOption("--target")
        && options.target != Target.TRACED) {
      throw new ParameterException(
          spec.commandLine(), "--target: a program is watched in a form of its own");
    }
    options.target = Target.TRACED;
    Console console =
        new Console(spec.commandLine().getOut(), spec.commandLine().getErr(), Console.onTerminal());
    try (ScratchFolder scratch = new ScratchFolder()) {
      ProgramBuild build = new ProgramBuild(file, options, null, console);
      String mainClass;
      try (Progress progress = Progress.of(console, "translating " + file)) {
        mainClass = build.build(scratch);
      }
      return mainClass == null ? ExitStatus.ERROR : watch.run(mainClass, build, scratch, console);
    } catch (IOException e) {
      throw new Failure("the program cannot be %s: %s".formatted(watched, FailureReason.of(e)), e);
    }
  }

  /**
   * The command of its JVM.
   *
   * @param jvm options before the user's
   * @param classPath entries behind the program's
   * @param main the main class and what stands before the program's own arguments
   */
  List<String> command(
      ScratchFolder scratch, List<String> jvm, List<Path> classPath, List<String> main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvm);
    command.addAll(WatchedJvm.options());
    properties.forEach((name, value) -> command.add("-D" + name + "=" + value));
    command.addAll(jvmOptions);
    List<Path> path = new ArrayList<>(List.of(scratch.resolve("classes")));
    path.addAll(options.fullClassPath());
    path.addAll(classPath);
    command.addAll(List.of("-cp", RuntimePath.join(path)));
    command.addAll(main);
    command.addAll(arguments);
    return command;
  }

  /** Writes a report's other form, if it was asked for. */
  static void write(Path file, String text) throws IOException {
    if (file != null) {
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
