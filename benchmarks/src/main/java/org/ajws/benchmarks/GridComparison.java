package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.benchmarks.loops.GridLoop;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the ways to run short loops: a grid of lengths of loops and of their iterations. */
@Command(
    name = "GridComparison",
    mixinStandardHelpOptions = true,
    description = "Measures short parallel loops by AJWS against the alternatives, side by side.")
public final class GridComparison extends Comparison {
  /** Lengths of loops and of iterations, in nanoseconds; a loop has two iterations at least. */
  private static final List<Long> LOOPS = List.of(50_000L, 200_000L, 1_000_000L, 5_000_000L);

  private static final List<Long> ITERATIONS = List.of(100L, 1_000L, 10_000L, 100_000L);

  /** How long a run takes in which loops follow each other. */
  private static final long RUN_NANOS = 5_000_000;

  @Option(
      names = "--cell",
      description = "Only these cells: lengths of loop and iteration in ns, such as 50000/1000.")
  private List<String> cells = grid();

  @Option(
      names = "--alone",
      description =
          "One loop in each run: those of other variants have run before, so no worker is awake.")
  private boolean alone;

  private GridComparison() {
    super(40, 10, "target/grid", "1g");
  }

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new GridComparison()).execute(args));
  }

  private static List<String> grid() {
    List<String> grid = new ArrayList<>();
    for (long loop : LOOPS) {
      for (long iteration : ITERATIONS) {
        if (2 * iteration <= loop) {
          grid.add(loop + "/" + iteration);
        }
      }
    }
    return grid;
  }

  @Override
  String title() {
    return "Short parallel loops";
  }

  @Override
  String summary() {
    return "Time over the serial loop, by nanoseconds of the loop / of an iteration.";
  }

  @Override
  List<String> programs() {
    return cells;
  }

  @Override
  Class<?> fork() {
    return Fork.class;
  }

  @Override
  List<String> translate(Path work) throws IOException {
    List<Path> translated = Translation.of(List.of(GridLoop.class.getSimpleName()), work);
    return List.of(joined(translated), Long.toString(alone ? 0 : RUN_NANOS));
  }

  /** A measuring JVM: cell, workers, rounds, warm-up in ns, class path, length of a run. */
  static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws Exception {
      System.setProperty(GridLoop.LENGTHS, args[0] + "/" + args[5]);
      try (LoopVariants variants =
          new LoopVariants(
              GridLoop.class.getSimpleName(), split(args[4]), Integer.parseInt(args[1]))) {
        MeasurementPlan plan =
            new MeasurementPlan(2, Long.parseLong(args[3]), Integer.parseInt(args[2]), 1);
        Forks.deliver(List.of(Interleaved.measure(args[0], "", "", variants.variants(), plan)));
      }
    }
  }
}
