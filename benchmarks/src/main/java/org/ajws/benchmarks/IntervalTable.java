package org.ajws.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import java.util.stream.Stream;
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

  @Option(names = "--only", description = "Rows whose names begin like this.")
  String only = "";

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
        "On %d workers, elapsed time over serial; ideal: what the graph allows,%n"
            + "machine: what the processors do, which run so many serial programs at once%n",
        workers);
    System.out.printf("%-34s%12s%8s%9s", "", "serial ms", "ideal", "machine");
    for (Way way : WAYS) {
      if (way != Way.SERIAL) {
        System.out.printf("%25s", way.label());
      }
    }
    System.out.println();
    row("Smith-Waterman, 16 x 16 tiles", () -> new SmithWaterman(16, smoke ? 8 : 160));
    row("Smith-Waterman, 80 x 80 tiles", () -> new SmithWaterman(smoke ? 20 : 80, smoke ? 4 : 32));
    row("build graph, 10,000 tasks", () -> new BuildGraph(smoke ? 500 : 10_000, smoke ? 10 : 1000));
    row("Cholesky, 20 x 20 tiles", () -> new Cholesky(smoke ? 5 : 20, smoke ? 4 : 24));
    row("SOR, 100 steps of 16 blocks", () -> new Relaxation(smoke ? 32 : 512, 16, smoke ? 6 : 100));
    AjwsRuntime.shutdown();
    return 0;
  }

  private void row(String name, Supplier<DependenceGraph> graphs) {
    if (!name.startsWith(only)) {
      return;
    }
    DependenceGraph graph = graphs.get();
    List<DependenceGraph> apart = Stream.generate(graphs).limit(workers).toList();
    double[] times = times(graph, apart);
    double serial = times[Way.SERIAL.ordinal()];
    System.out.printf(
        Locale.ROOT,
        "%-34s%12.2f%8.2f%9.2f",
        name,
        serial / 1e6,
        ideal(graph),
        times[WAYS.length] / workers / serial);
    for (Way way : WAYS) {
      if (way != Way.SERIAL) {
        System.out.print(
            way.runs(graph)
                ? String.format(Locale.ROOT, "%25.2f", times[way.ordinal()] / serial)
                : "%25s".formatted(""));
      }
    }
    System.out.println();
  }

  /** The medians of all ways, in turns, after as many rounds to warm up; and of {@link #atOnce}. */
  private double[] times(DependenceGraph graph, List<DependenceGraph> apart) {
    int n = smoke ? 2 : rounds;
    double[][] samples = new double[WAYS.length + 1][n];
    for (int round = -n; round < n; round++) {
      long expected = 0;
      for (Way way : WAYS) {
        if (way.runs(graph)) {
          graph.reset();
          long start = System.nanoTime();
          way.run(graph, workers);
          long time = System.nanoTime() - start;
          if (round >= 0) {
            samples[way.ordinal()][round] = time;
          }
          long result = graph.result();
          if (way == Way.SERIAL) {
            expected = result;
          } else if (result != expected) {
            throw new IllegalStateException(
                way.label() + ": the result differs from the serial one");
          }
        }
      }
      long time = atOnce(apart);
      if (round >= 0) {
        samples[WAYS.length][round] = time;
      }
    }
    return Arrays.stream(samples).mapToDouble(IntervalTable::median).toArray();
  }

  private static double median(double[] samples) {
    Arrays.sort(samples);
    return samples[samples.length / 2];
  }

  /** How long serial programs take that run at the same time, each with data of its own. */
  private static long atOnce(List<DependenceGraph> graphs) {
    CyclicBarrier begin = new CyclicBarrier(graphs.size());
    List<FutureTask<long[]>> runs = new ArrayList<>();
    for (DependenceGraph graph : graphs) {
      graph.reset();
      runs.add(
          new FutureTask<>(
              () -> {
                begin.await();
                long start = System.nanoTime();
                Way.SERIAL.run(graph, 1);
                return new long[] {start, System.nanoTime()};
              }));
    }
    runs.forEach(run -> new Thread(run).start());
    long first = Long.MAX_VALUE;
    long last = Long.MIN_VALUE;
    try {
      for (FutureTask<long[]> run : runs) {
        long[] times = run.get();
        first = Math.min(first, times[0]);
        last = Math.max(last, times[1]);
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
    return last - first;
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
