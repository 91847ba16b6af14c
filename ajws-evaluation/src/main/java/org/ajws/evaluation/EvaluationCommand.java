package org.ajws.evaluation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.report.Report;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Evaluates the code bases on the class path, one after the other. */
@Command(
    name = "evaluation",
    mixinStandardHelpOptions = true,
    description = "Translates code bases annotated by overlays, checks and measures them.")
public final class EvaluationCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "NAME", description = "Code bases; default all.")
  List<String> names = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/evaluation",
      description = "Gets a folder for each code base; default ${DEFAULT-VALUE}.")
  Path output;

  @Mixin EvaluationOptions options = new EvaluationOptions();

  /** Runs the evaluation; the exit status is 1 if a result is not the serial one. */
  public static void main(String[] args) {
    System.exit(execute(new EvaluationCommand(), "evaluation", args));
  }

  /**
   * Executes a command that evaluates; what goes wrong is told in a line.
   *
   * @param name of the command, for messages
   * @return the exit status
   */
  public static int execute(Object command, String name, String... args) {
    CommandLine line = new CommandLine(command);
    line.setExecutionExceptionHandler(
        (e, c, parsed) -> {
          String cause = e.getCause() == null ? "" : ": " + e.getCause();
          c.getErr().println(name + ": error: " + e.getMessage() + cause);
          return 1;
        });
    return line.execute(args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    boolean equal = true;
    for (CodeBase codeBase : CodeBase.named(names)) {
      Path folder = output.resolve(codeBase.name());
      Report report =
          new Evaluation(codeBase, options, folder, "evaluation of " + codeBase.name())
              .run(System.out);
      equal &= report.equal();
    }
    return equal ? 0 : 1;
  }
}
