package org.ajws.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.ajws.processor.api.BuildVersion;
import org.ajws.processor.source.JavaFiles;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code ajws}. */
@Command(
    name = "ajws",
    mixinStandardHelpOptions = true,
    versionProvider = Ajws.Version.class,
    scope = CommandLine.ScopeType.INHERIT,
    description = "Runs annotated Java in parallel: parallel loops and data-centric locks.",
    subcommands = {
      RunCommand.class,
      RaceCommand.class,
      ProfileCommand.class,
      TimelineCommand.class,
      TranslateCommand.class,
      CheckCommand.class,
      ConvertCommand.class,
      ReportCommand.class,
      MeasureCommand.class,
      ClasspathCommand.class,
      DemoCommand.class,
      CommandLine.HelpCommand.class,
    },
    footer = {
      "",
      "Exit status: 0 on success, 1 when the input has an error,",
      "2 for a wrong command line; ajws run gives that of the program,",
      "ajws race 1 for a race and 3 if none was found but not all was seen."
    })
public final class Ajws implements Callable<Integer> {
  @Spec CommandSpec spec;

  Ajws() {}

  /** Runs the command and ends the process with its exit status. */
  @SuppressWarnings("DefaultCharset") // the console's
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true);
    PrintWriter err = new PrintWriter(System.err, true);
    System.exit(run(out, err, args));
  }

  /** Runs the command in this process. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    CommandLine line = new CommandLine(new Ajws());
    line.setOut(out);
    line.setErr(err);
    line.setColorScheme(Help.defaultColorScheme(Console.ansi()));
    line.setUsageHelpAutoWidth(true);
    line.setHelpFactory(CommandHelp::new);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.getSubcommands().get("run").setStopAtPositional(true);
    line.getSubcommands().get("race").setStopAtPositional(true);
    line.getSubcommands().get("profile").setStopAtPositional(true);
    line.getSubcommands().get("measure").setStopAtPositional(true);
    line.getSubcommands().get("demo").setUnmatchedOptionsArePositionalParams(true);
    line.setExecutionExceptionHandler(Ajws::failed);
    line.setParameterExceptionHandler(Ajws::misused);
    if (ModuleLayer.boot().findModule("jdk.compiler").isEmpty()) {
      err.println(
          "ajws: error: the running Java ("
              + System.getProperty("java.home")
              + ") has no compiler — set JAVA_HOME to a JDK of version 17 or later");
      err.flush();
      return ExitStatus.ERROR;
    }
    return line.execute(args);
  }

  private static int misused(CommandLine.ParameterException e, String[] args) {
    CommandLine line = e.getCommandLine();
    PrintWriter err = line.getErr();
    err.println("ajws: error: " + cause(e));
    CommandLine.UnmatchedArgumentException.printSuggestions(e, err);
    err.println("See " + line.getCommandSpec().qualifiedName() + " --help");
    err.flush();
    return ExitStatus.USAGE;
  }

  /** What nobody asked for, in the words of who wrote it. */
  private static String cause(CommandLine.ParameterException e) {
    if (!(e instanceof CommandLine.UnmatchedArgumentException unmatched)) {
      return WrongValue.text(e);
    }
    String first = unmatched.getUnmatched().get(0);
    if (unmatched.isUnknownOption()) {
      return "there is no option '" + first + "'";
    }
    if (e.getCommandLine().getParent() != null) {
      return "nothing is done with the argument '" + first + "'";
    }
    return "there is no command '"
        + first
        + "'"
        + (JavaFiles.isJava(Path.of(first)) ? " — 'ajws run " + first + "' runs a file" : "");
  }

  /** A {@link Failure} is one line; anything else is a fault of ours, with its trace for us. */
  private static int failed(Exception e, CommandLine line, CommandLine.ParseResult parsed) {
    PrintWriter err = line.getErr();
    if (e instanceof Failure) {
      err.println("ajws: error: " + e.getMessage());
    } else {
      err.println("ajws: error: AJWS itself failed — please report this with your input:");
      e.printStackTrace(err);
    }
    err.flush();
    return ExitStatus.ERROR;
  }

  /** Without a subcommand: the help, as a usage error. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitStatus.USAGE;
  }

  /** The version of the build, with the Java that runs it. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {
        "ajws " + BuildVersion.get(),
        "Java "
            + Runtime.version()
            + ", "
            + System.getProperty("os.name")
            + " "
            + System.getProperty("os.arch")
            + ", "
            + Console.counted(Runtime.getRuntime().availableProcessors(), "processor")
      };
    }
  }
}
