package org.ajws.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.concurrent.Callable;
import org.ajws.evaluation.ProgramProcess;
import org.ajws.processor.api.Target;
import org.ajws.processor.classfile.JikesVm;
import org.ajws.runtime.scheduler.Config;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Translates and compiles a program in a temporary folder, and runs it in a JVM of its own: its
 * standard input and output, its system properties and its exit status are then simply its own.
 */
@Command(
    name = "run",
    description = {
      "Translates, compiles and runs a program.",
      "Standard input, output and the exit status are the program's; 1 if it does not compile."
    })
final class RunCommand implements Callable<Integer> {
  /**
   * The stack of a translated program's main thread, as large as that of the workers: a level of
   * translated code takes up to ten times what it takes untranslated.
   */
  private static final String STACK = "-Xss16m";

  @Spec CommandSpec spec;

  @Mixin TranslationOptions options;

  @Mixin JikesOptions jikes;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "How many workers run loops; default the number of processors.")
  Integer workers;

  @Option(
      names = "--timeline",
      paramLabel = "FILE",
      description =
          "Records the run and writes what the workers did: a page (FILE.html), a trace for Perfetto"
              + " and Chrome (FILE.json), or the recording (FILE.jfr).")
  Path timeline;

  @Option(
      names = "-D",
      paramLabel = "NAME=VALUE",
      mapFallbackValue = "",
      description = "A system property of the program.")
  Map<String, String> properties = new LinkedHashMap<>();

  @Option(
      names = "-J",
      paramLabel = "OPTION",
      parameterConsumer = Verbatim.class,
      description = "An option of the program's JVM, such as -J-Xmx2g.")
  List<String> jvmOptions = new ArrayList<>();

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
    if (workers != null && (workers < 1 || workers > Config.MAX_WORKERS)) {
      throw new ParameterException(
          spec.commandLine(), "--workers " + workers + ": from 1 to " + Config.MAX_WORKERS);
    }
    checkTimeline();
    OutputFiles.prepare(timeline);
    Console console =
        new Console(spec.commandLine().getOut(), spec.commandLine().getErr(), Console.onTerminal());
    try (ScratchFolder scratch = new ScratchFolder()) {
      String mainClass;
      try (Progress progress = Progress.of(console, "translating " + file)) {
        mainClass = new ProgramBuild(file, options, jikes, console).build(scratch);
      }
      return mainClass == null ? ExitStatus.ERROR : run(mainClass, scratch);
    }
  }

  private void checkTimeline() {
    if (timeline == null) {
      return;
    }
    try {
      TimelineFile.of(timeline);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--timeline " + e.getMessage());
    }
    if (options.target != Target.TRYCATCH && options.target != Target.TASKS) {
      throw new ParameterException(
          spec.commandLine(),
          "--timeline: target "
              + options.target
              + " does not run on the workers that are recorded; trycatch and tasks do");
    }
  }

  private int run(String mainClass, ScratchFolder scratch) {
    Recorder recorder = timeline == null ? null : new Recorder(scratch);
    int status = run(mainClass, scratch, recorder == null ? List.of() : recorder.options());
    if (recorder != null) {
      try {
        recorder.write(timeline, file.getFileName().toString());
      } catch (Failure e) {
        if (status == ExitStatus.OK) {
          throw e;
        }
        PrintWriter err = spec.commandLine().getErr();
        err.println("ajws: note: " + e.getMessage());
        err.flush();
      }
    }
    return status;
  }

  private int run(String mainClass, ScratchFolder scratch, List<String> recording) {
    List<Path> classPath = new ArrayList<>(List.of(scratch.resolve("classes")));
    Optional<JikesVm> vm = options.target == Target.JIKESRVM ? jikes.vm() : Optional.empty();
    if (vm.isPresent()) {
      classPath.addAll(options.givenClassPath());
      return run(vm.get().command(numberOfWorkers(), vmOptions(), classPath, mainClass, arguments));
    }
    classPath.addAll(options.target == Target.JIKESRVM ? stubClassPath() : options.fullClassPath());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (options.target == Target.TRYCATCH || options.target == Target.FORKJOIN) {
      command.add(STACK);
    }
    if (workers != null) {
      command.add("-Dajws.workers=" + workers);
    }
    if (options.target == Target.SERIAL) {
      command.add("-Dajws.target=serial");
    }
    command.addAll(recording);
    command.addAll(vmOptions());
    command.addAll(List.of("-cp", RuntimePath.join(classPath), mainClass));
    command.addAll(arguments);
    return run(command);
  }

  private static int run(List<String> command) {
    try {
      return ProgramProcess.run(command);
    } catch (IOException e) {
      throw new Failure("the program's JVM cannot be run: " + e.getMessage(), e);
    }
  }

  private List<String> vmOptions() {
    List<String> all = new ArrayList<>();
    properties.forEach((name, value) -> all.add("-D" + name + "=" + value));
    all.addAll(jvmOptions);
    return all;
  }

  private int numberOfWorkers() {
    return workers == null ? Runtime.getRuntime().availableProcessors() : workers;
  }

  /** Beside the class files: the libraries, and the stub of the VM's classes. */
  private List<Path> stubClassPath() {
    List<Path> path = new ArrayList<>(options.givenClassPath());
    path.addAll(RuntimePath.jikesEntries());
    return path;
  }

  /** Takes what follows as it is, also what is called like an option of ours. */
  static final class Verbatim implements IParameterConsumer {
    @Override
    public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
      if (arguments.isEmpty()) {
        throw new ParameterException(
            command.commandLine(), "Missing required parameter for option '-J' (OPTION)");
      }
      option.<List<String>>getValue().add(arguments.pop());
    }
  }
}
