package org.ajws.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.ajws.agent.Agent;
import org.ajws.processor.api.BuildVersion;
import org.ajws.processor.api.Target;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.report.race.RaceJson;
import org.ajws.report.race.RaceReport;
import org.ajws.report.race.RaceResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
  @Spec CommandSpec spec;

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

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Writes the report as SARIF 2.1.0, too, for code hosts and IDEs.")
  Path sarif;

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

  @Override
  public Integer call() {
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
      return mainClass == null ? ExitStatus.ERROR : watch(mainClass, build, scratch, console);
    } catch (IOException e) {
      throw new Failure("the program cannot be watched: " + FailureReason.of(e), e);
    }
  }

  private int watch(String mainClass, ProgramBuild build, ScratchFolder scratch, Console console)
      throws IOException {
    Path found = scratch.resolve("races.json");
    int status = ProgramProcess.run(command(mainClass, found, scratch));
    if (!Files.exists(found)) {
      throw new Failure(
          "the program's JVM ended with status "
              + status
              + " and without a result: nothing is known about races");
    }
    RaceReport report =
        new RaceReport(RaceResult.read(Files.readString(found)), build.sources(), options.encoding);
    console.err().print(report.text());
    if (status != 0) {
      console.err().println("the program's exit status was " + status);
    }
    console.err().flush();
    write(json, RaceJson.json(report, status));
    write(sarif, RaceJson.sarif(report, BuildVersion.get(), status));
    return switch (report.result().verdict()) {
      case RACES -> ExitStatus.ERROR;
      case LIMITED -> ExitStatus.LIMITED;
      case NONE -> ExitStatus.OK;
    };
  }

  private static void write(Path file, String text) throws IOException {
    if (file != null) {
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private List<String> command(String mainClass, Path found, ScratchFolder scratch)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-javaagent:" + agent(scratch) + "=" + found);
    command.add("-Dajws.target=serial");
    // Instrumented methods are larger, in code and on the stack.
    command.add("-XX:-DontCompileHugeMethods");
    command.add("-Xss16m");
    properties.forEach((name, value) -> command.add("-D" + name + "=" + value));
    command.addAll(jvmOptions);
    List<Path> classPath = new ArrayList<>(List.of(scratch.resolve("classes")));
    classPath.addAll(options.fullClassPath());
    command.addAll(List.of("-cp", RuntimePath.join(classPath), mainClass));
    command.addAll(arguments);
    return command;
  }

  /** An agent has to be one JAR file; it may lead to where the classes are. */
  private static Path agent(ScratchFolder scratch) throws IOException {
    List<Path> entries = RuntimePath.agentEntries();
    if (entries.size() == 1) {
      return entries.get(0);
    }
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Premain-Class", Agent.class.getName());
    main.put(
        Attributes.Name.CLASS_PATH,
        entries.stream().map(e -> e.toUri().toString()).collect(Collectors.joining(" ")));
    Path jar = scratch.resolve("agent.jar");
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar;
  }
}
