package org.ajws.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.measure.Forks;
import org.ajws.processor.measure.Interleaved;
import org.ajws.processor.measure.Plan;
import org.ajws.processor.report.ConsoleReport;
import org.ajws.processor.report.Decisions;
import org.ajws.processor.report.Environment;
import org.ajws.processor.report.MeasuredCase;
import org.ajws.processor.report.Report;
import org.ajws.processor.report.ReportWriter;
import org.ajws.processor.report.Summary;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Compares the ways to run loops: every fork is a JVM that measures one kernel in all variants side
 * by side, so that no kernel's profile spoils another's code.
 */
@Command(
    name = "LoopComparison",
    mixinStandardHelpOptions = true,
    description = "Measures parallel loops by AJWS against the alternatives, side by side.")
public final class LoopComparison implements Callable<Integer> {
  @Option(
      names = "--workers",
      description = "Workers of the parallel variants (default: ${DEFAULT-VALUE}).")
  private int workers = Runtime.getRuntime().availableProcessors();

  @Option(names = "--forks", description = "JVMs per kernel (default: ${DEFAULT-VALUE}).")
  private int forks = 3;

  @Option(
      names = "--rounds",
      description = "Samples per variant and fork (default: ${DEFAULT-VALUE}).")
  private int rounds = 40;

  @Option(
      names = "--warm-up",
      description = "Seconds of warm-up in each fork (default: ${DEFAULT-VALUE}).")
  private double warmUp = 6;

  @Option(
      names = "--kernel",
      description = "Only these kernels: ${COMPLETION-CANDIDATES}.",
      completionCandidates = Kernels.class)
  private List<String> kernels = LoopVariants.KERNELS;

  @Option(
      names = "--out",
      description = "Where report.html and report.json go (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("target/loops");

  @Option(
      names = "--jvm-arg",
      description = "An option for the measuring JVMs (default: -Xms1g -Xmx1g).")
  private List<String> jvmArguments = List.of("-Xms1g", "-Xmx1g");

  @Option(
      names = "--smoke",
      description = "One short fork that shows only that all results are right.")
  private boolean smoke;

  /** The values of {@code --kernel}. */
  static final class Kernels extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Kernels() {
      super(LoopVariants.KERNELS);
    }
  }

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new LoopComparison()).execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (smoke) {
      forks = 1;
    }
    Environment environment = Environment.here(forks, jvmArguments);
    Path work = Files.createTempDirectory("ajws-loops");
    List<MeasuredCase> cases = new ArrayList<>();
    try {
      List<Path> translated = Translation.of(kernels, work);
      for (String kernel : kernels) {
        cases.addAll(Forks.run(command(kernel, translated), forks, f -> progress(kernel, f)));
      }
    } finally {
      Folders.delete(work);
    }
    Report report =
        new Report(
            "Parallel loops",
            "Time over the serial loop, for AJWS and the alternatives.",
            "0.1.0-SNAPSHOT",
            environment,
            List.of(),
            Decisions.none(),
            cases,
            notes(environment));
    System.out.print(ConsoleReport.render(report));
    oneWorker(cases);
    ReportWriter.Written written = ReportWriter.write(report, out);
    System.out.println(written.html().toAbsolutePath());
    return report.equal() ? 0 : 1;
  }

  private static List<String> notes(Environment environment) {
    List<String> notes = new ArrayList<>();
    if (environment.load() > 0.3) {
      notes.add(
          "Other programs were running (load average %.1f before): elapsed times of parallel variants suffer most; \"serial copies\" shows how much."
              .formatted(environment.load()));
    }
    return notes;
  }

  private static void oneWorker(List<MeasuredCase> cases) {
    for (Summary.Mean mean : new Summary(cases).means()) {
      if (mean.variant().equals(LoopVariants.ONE_WORKER)) {
        System.out.printf(
            "AJWS on one worker: %.3f of serial in elapsed time, %.3f in processor time"
                + " (geometric means)%n",
            mean.ratio().median(), mean.cpuRatio());
      }
    }
  }

  private Forks.Command command(String kernel, List<Path> translated) {
    String path =
        translated.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    return new Forks.Command(
        Forks.ownClassPath(),
        jvmArguments,
        Fork.class.getName(),
        List.of(
            kernel,
            path,
            Integer.toString(workers),
            Integer.toString(smoke ? 2 : rounds),
            Long.toString(smoke ? 0 : (long) (warmUp * 1e9))),
        (long) (600 + 10 * warmUp));
  }

  private void progress(String kernel, int fork) {
    System.err.printf("%s, fork %d of %d%n", kernel, fork + 1, forks);
  }

  /** A measuring JVM: kernel, class path of its translation, workers, rounds, warm-up in ns. */
  static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws Exception {
      List<Path> translated = Stream.of(args[1].split(File.pathSeparator)).map(Path::of).toList();
      try (LoopVariants variants =
          new LoopVariants(args[0], translated, Integer.parseInt(args[2]))) {
        Plan plan = new Plan(2, Long.parseLong(args[4]), Integer.parseInt(args[3]), 1);
        Forks.deliver(List.of(Interleaved.measure(args[0], "", "", variants.variants(), plan)));
      }
    }
  }
}
