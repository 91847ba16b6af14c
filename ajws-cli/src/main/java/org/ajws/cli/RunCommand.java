package org.ajws.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.concurrent.Callable;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.LargeStack;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.classfile.JikesVm;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.dialect.DialectReader;
import org.ajws.report.MethodSizes;
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
  @Spec CommandSpec spec;

  @Mixin TranslationOptions options;

  @Mixin JikesOptions jikes;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "How many workers run loops; default the number of processors.")
  Integer workers;

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
    if (workers != null && workers < 1) {
      throw new ParameterException(spec.commandLine(), "--workers " + workers + ": at least 1");
    }
    Console console =
        new Console(spec.commandLine().getOut(), spec.commandLine().getErr(), Console.onTerminal());
    try (ScratchFolder scratch = new ScratchFolder()) {
      String mainClass;
      try (Progress progress = Progress.of(console, "translating " + file)) {
        mainClass = LargeStack.call(() -> build(scratch, console));
      } catch (StackOverflowError e) {
        console.show(List.of(tooDeep()), false);
        return ExitStatus.ERROR;
      }
      return mainClass == null ? ExitStatus.ERROR : run(mainClass, scratch);
    }
  }

  private Diagnostic tooDeep() {
    DiagnosticCode code = DiagnosticCode.TOO_DEEP;
    return new Diagnostic(
        code,
        code.severity(),
        file,
        0,
        0,
        "a source is nested too deeply to be compiled",
        "split the longest expression or the deepest nesting");
  }

  /** The name of the class to run; null after an error, which is shown. */
  private String build(ScratchFolder scratch, Console console) {
    options.oldProgram = mayCallResearchVm();
    SourceClosure.Settings settings =
        new SourceClosure.Settings(
            options.fullClassPath(), options.encoding, options.level(), options.dialect);
    SourceClosure program =
        JavaFiles.isJava(file) && Files.isRegularFile(file) && Files.isReadable(file)
            ? SourceClosure.of(file, settings)
            : new SourceClosure(List.of(file), Optional.empty(), List.of());
    if (Files.isDirectory(file)) {
      DiagnosticCode code = DiagnosticCode.UNREADABLE;
      console.show(
          List.of(
              new Diagnostic(
                  code,
                  Severity.ERROR,
                  file,
                  0,
                  0,
                  "this is a folder",
                  "name the file whose main is to run")));
      return null;
    }
    TranslationResult result =
        Translator.translate(options.request(program.files(), scratch.resolve("sources")));
    if (console.show(result.diagnostics(), options.failOnWarning) != ExitStatus.OK) {
      return null;
    }
    if (!program.errors().isEmpty()) {
      console.show(program.errors(), false);
      return null;
    }
    String mainClass =
        program
            .mainClass()
            .orElseThrow(
                () ->
                    new Failure(
                        file + " has no class with a public static void main(String[]) — add one"));
    Path classes = scratch.resolve("classes");
    if (options.target == Target.JIKESRVM) {
      return jikes.build(result, options, classes, console) ? mainClass : null;
    }
    compile(result, settings, classes);
    return console.show(sizes(result, classes), options.failOnWarning) == ExitStatus.OK
        ? mainClass
        : null;
  }

  private boolean mayCallResearchVm() {
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      return false;
    }
    try {
      // What cannot be decoded is reported when the file is read as a source.
      String text = new String(Files.readAllBytes(file), options.encoding);
      return text.contains("org.jikesrvm")
          || text.contains("org.mmtk")
          || new DialectReader(options.dialect, new Diagnostics()).standardForm(file, text) != null;
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + FailureReason.of(e), e);
    }
  }

  private static List<Diagnostic> sizes(TranslationResult result, Path classes) {
    try {
      return MethodSizes.of(result, classes).warnings();
    } catch (IOException e) {
      throw new Failure("the class files cannot be read: " + e.getMessage(), e);
    }
  }

  private static void compile(
      TranslationResult result, SourceClosure.Settings settings, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, settings.encoding())) {
      Files.createDirectories(classes);
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, settings.classPath());
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      List<String> compilerOptions = new ArrayList<>(settings.options());
      compilerOptions.add("-g");
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  compilerOptions,
                  null,
                  manager.getJavaFileObjectsFromPaths(
                      result.files().stream().map(FileResult::output).toList()))
              .call();
      if (!compiled) {
        throw new IllegalStateException("the translation does not compile:\n" + messages);
      }
    } catch (IOException e) {
      throw new Failure("the program cannot be compiled: " + FailureReason.of(e), e);
    }
  }

  private int run(String mainClass, ScratchFolder scratch) {
    List<Path> classPath = new ArrayList<>(List.of(scratch.resolve("classes")));
    Optional<JikesVm> vm = options.target == Target.JIKESRVM ? jikes.vm() : Optional.empty();
    if (vm.isPresent()) {
      classPath.addAll(options.givenClassPath());
      return ProgramProcess.run(
          vm.get().command(numberOfWorkers(), vmOptions(), classPath, mainClass, arguments));
    }
    classPath.addAll(options.target == Target.JIKESRVM ? stubClassPath() : options.fullClassPath());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (workers != null) {
      command.add("-Dajws.workers=" + workers);
    }
    if (options.target == Target.SERIAL) {
      command.add("-Dajws.target=serial");
    }
    command.addAll(vmOptions());
    command.addAll(List.of("-cp", RuntimePath.join(classPath), mainClass));
    command.addAll(arguments);
    return ProgramProcess.run(command);
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
