package org.ajws.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ajws.benchmarks.ahead.Heat;
import org.ajws.processor.api.Target;
import org.ajws.report.TwoWorkerTime;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * How speculative programs would go on workers that this machine does not have: simulated from
 * chunks that are measured, and on two workers beside what was measured there.
 */
@Command(
    name = "SpeculationSimulation",
    mixinStandardHelpOptions = true,
    description = "Simulates speculative loops on up to 64 workers, from measured chunks.")
public final class SpeculationSimulation implements Callable<Integer> {
  static final int[] WORKERS = {1, 2, 4, 8, 16, 32, 64};

  @Option(
      names = "--program",
      split = ",",
      description = "Only these programs: ${COMPLETION-CANDIDATES}.",
      completionCandidates = SpeculationComparison.Programs.class)
  private List<String> programs = SpeculationVariants.programs();

  @Option(names = "--rounds", description = "Samples of each (default: ${DEFAULT-VALUE}).")
  int rounds = 15;

  @Option(
      names = "--warm-up",
      description = "Rounds before the first that counts (default: ${DEFAULT-VALUE}).")
  int warmUp = 15;

  @Option(names = "--smoke", description = "Small programs, once: whether all results are right.")
  boolean smoke;

  /**
   * What a JVM has found out of a program. Times are in milliseconds.
   *
   * @param serial of the serial program
   * @param copies of two of them at once for the work of one, over serial
   * @param measured of two workers
   * @param processor the processor time of the serial program
   * @param times by the number of workers, simulated
   * @param works the same of all workers together
   */
  record Row(
      double serial,
      double copies,
      double measured,
      double processor,
      double[] times,
      double[] works) {
    /** What the simulation says of two workers on this machine. */
    double predicted() {
      return TwoWorkerTime.of(times[1], works[1], copies);
    }

    double error() {
      return predicted() / measured - 1;
    }

    double speedUp(int index) {
      return processor / times[index];
    }
  }

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new SpeculationSimulation()).execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path work = Files.createTempDirectory("ajws-simulation");
    try {
      List<Path> path =
          Translation.of(
              Heat.class.getPackageName(), SpeculationVariants.sources(), Target.TRYCATCH, work);
      System.out.print(head());
      List<Row> rows = new ArrayList<>();
      for (String program : programs) {
        Row row = forked(program, path);
        rows.add(row);
        System.out.print(line(program, row));
      }
      System.out.print(foot(rows));
    } finally {
      Folders.delete(work);
    }
    return 0;
  }

  private static String head() {
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            "%-14s%10s%8s%10s%10s%8s", "", "serial ms", "copies", "measured", "simul.", "error"));
    for (int w : WORKERS) {
      out.append(String.format("%7d", w));
    }
    return out.append('\n').toString();
  }

  static String line(String program, Row row) {
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            Locale.ROOT,
            "%-14s%10.2f%8.2f%10.2f%10.2f%+7.0f%%",
            program,
            row.serial,
            row.copies,
            row.measured / row.serial,
            row.predicted() / row.serial,
            100 * row.error()));
    for (int i = 0; i < WORKERS.length; i++) {
      out.append(String.format(Locale.ROOT, "%7.2f", row.speedUp(i)));
    }
    return out.append('\n').toString();
  }

  private static String foot(List<Row> rows) {
    double mean = rows.stream().mapToDouble(r -> Math.abs(r.error())).average().orElseThrow();
    return String.format(
        Locale.ROOT,
        "copies: two serial ones at once, for the work of one; measured: on two workers; simul.: the same"
            + " simulated, both over serial, error: of the one against the other, %.0f %% in the mean;"
            + " then speed-ups on 1 to 64 workers, SIMULATED%n",
        100 * mean);
  }

  private Row forked(String program, List<Path> path) throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xms1g",
            "-Xmx1g",
            "-cp",
            System.getProperty("java.class.path"),
            Fork.class.getName(),
            program,
            Comparison.joined(path),
            Integer.toString(smoke ? 1 : rounds),
            Integer.toString(smoke ? 1 : warmUp),
            Boolean.toString(smoke));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line = in.readLine();
      if (line == null || process.waitFor() != 0) {
        throw new IOException("the JVM for " + program + " has failed");
      }
      double[] n = Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray();
      int k = WORKERS.length;
      double[] times = Arrays.copyOfRange(n, 4, 4 + k);
      return new Row(n[0], n[1], n[2], n[3], times, Arrays.copyOfRange(n, 4 + k, 4 + 2 * k));
    } finally {
      process.destroyForcibly();
    }
  }

  /** A measuring JVM: program, class path, rounds, rounds before, whether small. */
  static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws Exception {
      List<Path> path = Comparison.split(args[1]);
      try (SimulatedPrograms simulated =
          new SimulatedPrograms(args[0], path, Boolean.parseBoolean(args[4]))) {
        Row row = simulated.measure(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
        StringBuilder out = new StringBuilder();
        out.append(row.serial).append(' ').append(row.copies).append(' ').append(row.measured);
        out.append(' ').append(row.processor);
        Arrays.stream(row.times).forEach(t -> out.append(' ').append(t));
        Arrays.stream(row.works).forEach(t -> out.append(' ').append(t));
        System.out.println(out);
      }
      System.exit(0);
    }
  }
}
