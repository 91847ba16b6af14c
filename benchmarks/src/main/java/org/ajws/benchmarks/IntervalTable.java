package org.ajws.benchmarks;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ajws.benchmarks.intervals.BuildGraph;
import org.ajws.benchmarks.intervals.Cholesky;
import org.ajws.benchmarks.intervals.DependenceGraph;
import org.ajws.benchmarks.intervals.Relaxation;
import org.ajws.benchmarks.intervals.SmithWaterman;
import org.ajws.benchmarks.intervals.Way;
import org.ajws.runtime.AjwsRuntime;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Prints how long graphs of tasks take, run in several ways, over the serial run. Every result is
 * compared with the serial one.
 */
@Command(
    name = "IntervalTable",
    mixinStandardHelpOptions = true,
    description =
        "Measures graphs of tasks: intervals beside levels, Phaser and CompletableFuture.")
public final class IntervalTable implements Callable<Integer> {
  private static final Way[] WAYS = Way.values();

  @Option(
      names = "--rounds",
      description = "How often each is measured; the median counts (default: ${DEFAULT-VALUE}).")
  int rounds = 30;

  @Option(names = "--workers", description = "Workers (default: ${DEFAULT-VALUE}).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(names = "--smoke", description = "Only whether all results are right: seconds.")
  boolean smoke;

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new IntervalTable()).execute(args));
  }

  @Override
  public Integer call() {
    System.setProperty("ajws.workers", Integer.toString(workers));
    AjwsRuntime.shutdown();
    System.out.printf(
        "On %d workers, elapsed time over serial; ideal: what the graph allows%n", workers);
    System.out.printf("%-34s%12s%8s", "", "serial ms", "ideal");
    for (Way way : WAYS) {
      if (way != Way.SERIAL) {
        System.out.printf("%25s", way.label());
      }
    }
    System.out.println();
    row("Smith-Waterman, 16 x 16 tiles", new SmithWaterman(16, smoke ? 8 : 160));
    row("Smith-Waterman, 80 x 80 tiles", new SmithWaterman(smoke ? 20 : 80, smoke ? 4 : 32));
    row("build graph, 10,000 tasks", new BuildGraph(smoke ? 500 : 10_000, smoke ? 10 : 1000));
    row("Cholesky, 20 x 20 tiles", new Cholesky(smoke ? 5 : 20, smoke ? 4 : 24));
    row("SOR, 100 steps of 16 blocks", new Relaxation(smoke ? 32 : 512, 16, smoke ? 6 : 100));
    AjwsRuntime.shutdown();
    return 0;
  }

  private void row(String name, DependenceGraph graph) {
    double[] times = times(graph);
    System.out.printf(Locale.ROOT, "%-34s%12.2f%8.2f", name, times[0] / 1e6, ideal(graph));
    for (int w = 1; w < WAYS.length; w++) {
      System.out.printf(Locale.ROOT, "%25.2f", times[w] / times[0]);
    }
    System.out.println();
  }

  /** The medians of all ways, in turns, after as many rounds to warm up. */
  private double[] times(DependenceGraph graph) {
    int n = smoke ? 2 : rounds;
    double[][] samples = new double[WAYS.length][n];
    for (int round = -n; round < n; round++) {
      long expected = 0;
      for (int w = 0; w < WAYS.length; w++) {
        graph.reset();
        long start = System.nanoTime();
        WAYS[w].run(graph, workers);
        long time = System.nanoTime() - start;
        if (round >= 0) {
          samples[w][round] = time;
        }
        long result = graph.result();
        if (w == 0) {
          expected = result;
        } else if (result != expected) {
          throw new IllegalStateException(
              WAYS[w].label() + ": the result differs from the serial one");
        }
      }
    }
    double[] medians = new double[WAYS.length];
    for (int w = 0; w < WAYS.length; w++) {
      Arrays.sort(samples[w]);
      medians[w] = samples[w][n / 2];
    }
    return medians;
  }

  /** No schedule is shorter than the work over the workers, nor than the longest path. */
  private double ideal(DependenceGraph graph) {
    graph.reset();
    double work = 0;
    double span = 0;
    double[] end = new double[graph.size()];
    for (int t = 0; t < end.length; t++) {
      long start = System.nanoTime();
      graph.run(t);
      long time = System.nanoTime() - start;
      work += time;
      for (int b : graph.before(t)) {
        end[t] = Math.max(end[t], end[b]);
      }
      end[t] += time;
      span = Math.max(span, end[t]);
    }
    return Math.max(work / workers, span) / work;
  }
}
