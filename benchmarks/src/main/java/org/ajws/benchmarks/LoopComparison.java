package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.report.MeasuredCase;
import org.ajws.report.MeasurementSummary;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the ways to run loops. */
@Command(
    name = "LoopComparison",
    mixinStandardHelpOptions = true,
    description = "Measures parallel loops by AJWS against the alternatives, side by side.")
public final class LoopComparison extends Comparison {
  @Option(
      names = "--kernel",
      description = "Only these kernels: ${COMPLETION-CANDIDATES}.",
      completionCandidates = Kernels.class)
  private List<String> kernels = LoopVariants.KERNELS;

  /** The values of {@code --kernel}. */
  static final class Kernels extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Kernels() {
      super(LoopVariants.KERNELS);
    }
  }

  private LoopComparison() {
    super(40, 30, "target/loops", "1g");
  }

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new LoopComparison()).execute(args));
  }

  @Override
  String title() {
    return "Parallel loops";
  }

  @Override
  String summary() {
    return "Time over the serial loop, for AJWS and the alternatives.";
  }

  @Override
  List<String> programs() {
    return kernels;
  }

  @Override
  Class<?> fork() {
    return Fork.class;
  }

  @Override
  List<String> translate(Path work) throws IOException {
    return List.of(joined(Translation.of(kernels, work)));
  }

  @Override
  void printMore(List<MeasuredCase> cases) {
    for (MeasurementSummary.Mean mean : new MeasurementSummary(cases).means()) {
      if (mean.variant().equals(LoopVariants.ONE_WORKER)) {
        System.out.printf(
            "AJWS on one worker: %.3f of serial in elapsed time, %.3f in processor time"
                + " (geometric means)%n",
            mean.ratio().median(), mean.cpuRatio());
      }
    }
  }

  /** A measuring JVM: kernel, workers, rounds, warm-up in ns, class path of its translation. */
  static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws Exception {
      try (LoopVariants variants =
          new LoopVariants(args[0], split(args[4]), Integer.parseInt(args[1]))) {
        MeasurementPlan plan =
            new MeasurementPlan(2, Long.parseLong(args[3]), Integer.parseInt(args[2]), 1);
        Forks.deliver(List.of(Interleaved.measure(args[0], "", "", variants.variants(), plan)));
      }
    }
  }
}
