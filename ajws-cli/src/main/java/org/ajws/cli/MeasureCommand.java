package org.ajws.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.ProgramReport;
import org.ajws.processor.Translator;
import org.ajws.processor.api.BuildVersion;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.source.dialect.DialectReader;
import org.ajws.report.ConsoleReport;
import org.ajws.report.MethodSizes;
import org.ajws.report.Report;
import org.ajws.report.ReportWriter;
import org.ajws.report.SourceReport;
import org.ajws.runtime.scheduler.Config;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures a program as its serial elision, with threads of its own, and with AJWS. */
@Command(
    name = "measure",
    description = {
      "Measures a program serial, with its own threads and with AJWS.",
      "Compares what they print, and writes report.html and report.json. The exit status is 1 if a"
          + " form prints something else than the serial one."
    })
final class MeasureCommand implements Callable<Integer> {
  @Spec CommandSpec spec;

  @Mixin TranslationOptions options;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "ajws-report",
      description = "The folder that receives the report; default ${DEFAULT-VALUE}.")
  Path output;

  @Option(
      names = "--threaded",
      paramLabel = "FILE.java",
      description =
          "The same program with threads of its own: its main is measured, too, and its lines are"
              + " counted.")
  Path threaded;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Workers of AJWS beside one; default the number of processors.")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--forks",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many JVMs measure, one after the other; default ${DEFAULT-VALUE}.")
  int forks;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "9",
      description = "Timed runs of every form in each JVM, at least; default ${DEFAULT-VALUE}.")
  int rounds;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      defaultValue = "2",
      description = "Untimed runs before, at least; default ${DEFAULT-VALUE}.")
  double warmUp;

  @Option(
      names = "--timeout",
      paramLabel = "MINUTES",
      defaultValue = "60",
      description = "Ends a measuring JVM that takes longer; default ${DEFAULT-VALUE}.")
  int timeout;

  @Option(
      names = "--ignore",
      paramLabel = "REGEX",
      defaultValue = "",
      description = "Parts of the output that are not compared, such as times.")
  String ignored;

  @Option(
      names = "-J",
      paramLabel = "OPTION",
      parameterConsumer = RunCommand.Verbatim.class,
      description = "An option of the measuring JVMs, such as -J-Xmx2g.")
  List<String> jvmOptions = new ArrayList<>();

  @Parameters(
      index = "0",
      paramLabel = "FILE.java",
      description = "The file whose main is measured; its other classes are found as by run.")
  Path file;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "ARG",
      description = "The program's arguments.")
  List<String> arguments = new ArrayList<>();

  @Override
  public Integer call() throws InterruptedException {
    if (workers < 1 || forks < 1 || rounds < 1 || timeout < 1 || !(warmUp >= 0)) {
      throw new ParameterException(
          spec.commandLine(),
          "--workers, --forks, --rounds and --timeout take a number from 1, --warm-up one from 0");
    }
    if (workers > Config.MAX_WORKERS) {
      throw new ParameterException(
          spec.commandLine(), "--workers " + workers + ": from 1 to " + Config.MAX_WORKERS);
    }
    if (options.target != Target.TRYCATCH && options.target != Target.FORKJOIN) {
      throw new ParameterException(
          spec.commandLine(), "--target " + options.target + " cannot be measured here");
    }
    Console console =
        new Console(spec.commandLine().getOut(), spec.commandLine().getErr(), Console.onTerminal());
    List<Diagnostic> wrong = new ArrayList<>();
    for (Path source : threaded == null ? List.of(file) : List.of(file, threaded)) {
      wrong.addAll(ProgramBuild.unreadable(source, options));
    }
    if (!wrong.isEmpty()) {
      return console.show(wrong, false);
    }
    try (ScratchFolder scratch = new ScratchFolder()) {
      return measure(scratch, console);
    } catch (IOException e) {
      throw new Failure("measuring failed: " + FailureReason.of(e), e);
    }
  }

  private int measure(ScratchFolder scratch, Console console)
      throws IOException, InterruptedException {
    SourceClosure.Settings settings =
        new SourceClosure.Settings(
            options.fullClassPath(), options.encoding, options.level(), options.dialect);
    SourceClosure program = SourceClosure.of(file, settings);
    TranslationRequest request = options.request(program.files(), scratch.resolve("ajws"));
    TranslationResult result;
    try (Progress progress = Progress.of(console, "translating " + file)) {
      result = Translator.translate(request);
    }
    if (console.show(result.diagnostics(), options.failOnWarning) != ExitStatus.OK) {
      return ExitStatus.ERROR;
    }
    SourceClosure own = threaded == null ? null : SourceClosure.of(threaded, settings);
    for (SourceClosure read : own == null ? List.of(program) : List.of(program, own)) {
      if (console.show(read.errors(), false) != ExitStatus.OK) {
        return ExitStatus.ERROR;
      }
    }
    ProgramReport forms =
        new ProgramReport(
            new ProgramReport.Settings(
                workers, forks, rounds, warmUp, timeout, ignored, arguments, jvmOptions));
    forms.serial(mainClass(program), classPath(serialClasses(program, scratch)));
    if (own != null) {
      Path classes = scratch.resolve("threaded-classes");
      compile(own.files(), settings, classes);
      forms.ownThreads(mainClass(own), classPath(classes));
    }
    Path classes = scratch.resolve("ajws-classes");
    if (!CompiledTranslation.compile(result, settings, classes, console)) {
      return ExitStatus.ERROR;
    }
    forms.translated(mainClass(program), classPath(classes));
    Report found =
        SourceReport.of(
            file.getFileName().toString(),
            BuildVersion.get(),
            request,
            result,
            threaded == null ? List.of() : List.of(threaded),
            MethodSizes.of(result, classes));
    return write(
        forms.measure(
            file.getFileName().toString().replaceFirst("\\.java$", ""),
            found,
            Forks.ownClassPath(),
            i -> say(console, "measuring, JVM " + (i + 1) + " of " + forks)));
  }

  private int write(Report report) throws IOException {
    ReportWriter.Written written = ReportWriter.write(report, output);
    PrintWriter out = spec.commandLine().getOut();
    out.print(ConsoleReport.render(report));
    out.println("written: " + written.html() + ", " + written.json());
    out.flush();
    return report.equal() ? ExitStatus.OK : ExitStatus.ERROR;
  }

  private static void say(Console console, String what) {
    if (!console.terminal()) {
      console.err().println("ajws: " + what);
      console.err().flush();
    }
  }

  /** The serial program is the sources as they are; a dialect is put into its standard form. */
  private Path serialClasses(SourceClosure program, ScratchFolder scratch) throws IOException {
    DialectReader reader = new DialectReader(options.dialect, new Diagnostics());
    Charset encoding = options.encoding;
    List<Path> files = new ArrayList<>();
    for (Path source : program.files()) {
      String text = Files.readString(source, encoding);
      var standard = reader.standardForm(source, text);
      // A folder for each, since two packages may have files of the same name.
      Path folder = Files.createDirectories(scratch.resolve("serial").resolve("" + files.size()));
      Path copy = folder.resolve(source.getFileName());
      files.add(Files.writeString(copy, standard == null ? text : standard.text(), encoding));
    }
    Path classes = scratch.resolve("serial-classes");
    compile(
        files,
        new SourceClosure.Settings(
            options.fullClassPath(), encoding, options.level(), options.dialect),
        classes);
    return classes;
  }

  private static void compile(List<Path> files, SourceClosure.Settings settings, Path classes) {
    ProgramCompiler.compile(files, settings, classes)
        .ifPresent(
            messages -> {
              throw new Failure("the program does not compile:\n" + messages);
            });
  }

  private static String mainClass(SourceClosure program) {
    return program
        .mainClass()
        .orElseThrow(
            () ->
                new Failure(
                    program.files().get(0)
                        + " has no class with a public static void main(String[]) — add one"));
  }

  private List<Path> classPath(Path classes) {
    List<Path> classPath = new ArrayList<>(List.of(classes));
    classPath.addAll(options.fullClassPath());
    return classPath;
  }
}
