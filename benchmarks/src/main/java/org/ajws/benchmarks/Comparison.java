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
import org.ajws.evaluation.measure.Forks;
import org.ajws.processor.api.Decisions;
import org.ajws.report.ConsoleReport;
import org.ajws.report.Environment;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Report;
import org.ajws.report.ReportWriter;
import picocli.CommandLine.Option;

/**
 * What the side-by-side comparisons have in common: every fork is a JVM that measures one program
 * in all variants, so that no program's profile spoils another's code.
 */
abstract class Comparison implements Callable<Integer> {
  @Option(
      names = "--workers",
      description = "Workers of the parallel variants (default: ${DEFAULT-VALUE}).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(names = "--forks", description = "JVMs per program (default: ${DEFAULT-VALUE}).")
  int forks = 3;

  @Option(
      names = "--rounds",
      description = "Samples per variant and fork, at least (default: ${DEFAULT-VALUE}).")
  int rounds;

  @Option(
      names = "--warm-up",
      description = "Seconds of warm-up in each fork, at least (default: ${DEFAULT-VALUE}).")
  double warmUp;

  @Option(
      names = "--out",
      description = "Where report.html and report.json go (default: ${DEFAULT-VALUE}).")
  Path out;

  @Option(
      names = "--jvm-arg",
      description = "An option for the measuring JVMs (default: ${DEFAULT-VALUE}).")
  List<String> jvmArguments;

  @Option(
      names = "--smoke",
      description = "One short fork that shows only that all results are right.")
  boolean smoke;

  Comparison(int rounds, double warmUp, String out, String heap) {
    this.rounds = rounds;
    this.warmUp = warmUp;
    this.out = Path.of(out);
    this.jvmArguments = List.of("-Xms" + heap, "-Xmx" + heap);
  }

  /** The heading of the report. */
  abstract String title();

  /** A sentence below the heading. */
  abstract String summary();

  /** The programs to measure. */
  abstract List<String> programs();

  /** The class whose {@code main} is a fork. */
  abstract Class<?> fork();

  /**
   * Translates the programs into an empty folder.
   *
   * @return the first arguments of a fork after the program's name
   */
  abstract List<String> translate(Path work) throws IOException;

  /** Options for the measuring JVMs besides the user's. */
  List<String> moreJvmArguments() {
    return List.of();
  }

  /** Notes for the report besides those on the machine. */
  List<String> moreNotes() {
    return List.of();
  }

  /** Prints more than the report does. */
  void printMore(List<MeasuredCase> cases) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (smoke) {
      forks = 1;
    }
    List<String> options =
        Stream.of(jvmArguments, moreJvmArguments()).flatMap(List::stream).toList();
    Environment environment = Environment.here(forks, options);
    Path work = Files.createTempDirectory("ajws-comparison");
    List<MeasuredCase> cases = new ArrayList<>();
    try {
      List<String> translated = translate(work);
      for (String program : programs()) {
        Forks.Command command =
            new Forks.Command(
                Forks.ownClassPath(),
                options,
                fork().getName(),
                arguments(program, translated),
                (long) (1800 + 10 * warmUp));
        cases.addAll(Forks.run(command, forks, f -> progress(program, f)));
      }
    } finally {
      Folders.delete(work);
    }
    Report report =
        new Report(
            title(),
            summary(),
            "0.1.0-SNAPSHOT",
            environment,
            List.of(),
            Decisions.none(),
            cases,
            notes(environment));
    System.out.print(ConsoleReport.render(report));
    printMore(cases);
    ReportWriter.Written written = ReportWriter.write(report, out);
    System.out.println(written.html().toAbsolutePath());
    return report.equal() ? 0 : 1;
  }

  /** What a fork is told: the program, workers, rounds, warm-up in ns, then its translations. */
  private List<String> arguments(String program, List<String> translated) {
    List<String> arguments = new ArrayList<>();
    arguments.add(program);
    arguments.add(Integer.toString(workers));
    arguments.add(Integer.toString(smoke ? 2 : rounds));
    arguments.add(Long.toString(smoke ? 0 : (long) (warmUp * 1e9)));
    arguments.addAll(translated);
    return arguments;
  }

  private List<String> notes(Environment environment) {
    List<String> notes = new ArrayList<>(moreNotes());
    if (environment.load() > 0.3) {
      notes.add(
          "Other programs were running (load average %.1f before): elapsed times of parallel variants suffer most; \"serial copies\" shows how much."
              .formatted(environment.load()));
    }
    return notes;
  }

  private void progress(String program, int fork) {
    System.err.printf("%s, fork %d of %d%n", program, fork + 1, forks);
  }

  /** A class path as an argument of a fork. */
  static String joined(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** A class path from an argument of a fork. */
  static List<Path> split(String argument) {
    return argument.isEmpty()
        ? List.of()
        : Stream.of(argument.split(File.pathSeparator)).map(Path::of).toList();
  }
}
