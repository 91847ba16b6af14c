package org.ajws.samples.jtransforms;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.ajws.evaluation.Evaluation;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.evaluation.EvaluationOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Evaluates JTransforms alone: what {@code ajws demo} shows. */
@Command(
    name = "ajws demo",
    mixinStandardHelpOptions = true,
    description = "Parallelises JTransforms 2.4.0 by an overlay and measures it.")
public final class Demo implements Callable<Integer> {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/ajws-demo",
      description = "For the work and the report; default ${DEFAULT-VALUE}.")
  Path output;

  @Mixin EvaluationOptions options = new EvaluationOptions();

  /** Runs the demo; the exit status is 1 if a result is not the serial one. */
  public static void main(String[] args) {
    System.exit(EvaluationCommand.execute(new Demo(), "ajws demo", args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Evaluation evaluation = new Evaluation(new JTransforms(), options, output, "ajws demo");
    return evaluation.run(System.out).equal() ? 0 : 1;
  }
}
