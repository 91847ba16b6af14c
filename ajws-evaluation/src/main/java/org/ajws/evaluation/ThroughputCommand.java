package org.ajws.evaluation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ajws.evaluation.measure.ClassPaths;
import org.ajws.evaluation.measure.Forks;
import org.ajws.processor.api.Target;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.ajws.report.Ratio;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Throughput of loads with several threads: a library as published beside the one with atomic sets,
 * in one JVM, interleaved, in several JVMs. All results are compared.
 */
@Command(
    name = "throughput",
    mixinStandardHelpOptions = true,
    description = "Measures the throughput of a library as published and with atomic sets.")
public final class ThroughputCommand implements Callable<Integer> {
  private static final long FORK_SECONDS = 3_600;

  @Parameters(paramLabel = "NAME", description = "The code base.")
  String name;

  @Option(
      names = "--forks",
      paramLabel = "N",
      defaultValue = "3",
      description = "JVMs to measure in; default ${DEFAULT-VALUE}.")
  int forks;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "7",
      description = "Runs that count of each form, in each JVM; default ${DEFAULT-VALUE}.")
  int rounds;

  @Option(
      names = "--threads",
      paramLabel = "N",
      split = ",",
      defaultValue = "1,2,8",
      description = "Numbers of threads; default ${DEFAULT-VALUE}.")
  List<Integer> threads;

  @Option(
      names = "--cases",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only cases whose name contains it.")
  String cases = "";

  @Option(
      names = "--smoke",
      description = "Small and once, in one JVM: shows only whether the results are right.")
  boolean smoke;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "For sources and classes; default target/evaluation/NAME-throughput.")
  Path output;

  /** Measures; the exit status is 1 if results differ. */
  public static void main(String[] args) {
    System.exit(EvaluationCommand.execute(new ThroughputCommand(), "throughput", args));
  }

  @Override
  public Integer call() throws Exception {
    CodeBase codeBase = CodeBase.named(List.of(name)).get(0);
    Path work = output == null ? Path.of("target", "evaluation", name + "-throughput") : output;
    CodeBaseBuild build = new CodeBaseBuild(codeBase, work, null);
    build.unpack();
    return measure(codeBase, build.compileOriginal(), build.translate(Target.SERIAL).classPath());
  }

  /** Only shows that the results are right. */
  public static ThroughputCommand smoke(int threads) {
    ThroughputCommand command = new ThroughputCommand();
    command.smoke = true;
    command.threads = List.of(threads);
    return command;
  }

  /**
   * Measures what is built already.
   *
   * @param published class path of the library as published, with the load
   * @param sets the same of the one with atomic sets
   * @return the exit status
   */
  public int measure(CodeBase codeBase, List<Path> published, List<Path> sets) throws Exception {
    List<ThroughputCase> all = codeBase.throughput(threads, smoke);
    if (all.isEmpty()) {
      throw new IllegalArgumentException(codeBase.name() + " has no loads with threads");
    }
    List<ThroughputCase> asked = all.stream().filter(c -> c.label().contains(cases)).toList();
    if (asked.isEmpty()) { // an empty table would say that all results are right
      throw new IllegalArgumentException(
          "no case of %s contains \"%s\"; there are: %s"
              .formatted(
                  codeBase.name(),
                  cases,
                  String.join("; ", all.stream().map(ThroughputCase::label).toList())));
    }
    List<String> arguments = new ArrayList<>();
    arguments.add(ClassPaths.text(published));
    arguments.add(ClassPaths.text(sets));
    arguments.add("" + smoke);
    arguments.add("" + rounds);
    arguments.add(codeBase.throughputWorkloads().getName());
    asked.forEach(c -> arguments.add(c.text()));
    Forks.Command fork =
        new Forks.Command(
            Forks.ownClassPath(),
            smoke ? List.of("-Xmx512m", "-XX:TieredStopAtLevel=1") : List.of("-Xmx1g"),
            ThroughputFork.class.getName(),
            arguments,
            FORK_SECONDS);
    List<MeasuredCase> measured = Forks.run(fork, smoke ? 1 : forks, i -> {});
    boolean equal = measured.stream().allMatch(MeasuredCase::equal);
    // A single cold run says nothing about speed.
    System.out.print(smoke && equal ? "all results are right\n" : table(measured));
    return equal ? 0 : 1;
  }

  /**
   * Operations per second of both, and how many times as many with sets: over all JVMs, from to.
   */
  static String table(List<MeasuredCase> measured) {
    StringBuilder out = new StringBuilder();
    String format = "%-40s %14s %17s %7s  %-13s %s%n";
    out.append(
        String.format(
            format, "per second", ThroughputFork.PUBLISHED, ThroughputFork.SETS, "ratio", "", ""));
    for (MeasuredCase one : measured) {
      Measurement sets = one.variant(ThroughputFork.SETS).orElseThrow();
      Ratio time = one.ratio(sets);
      int operations = ThroughputCase.of(one.detail()).operations();
      out.append(
          String.format(
              Locale.ROOT,
              format,
              one.name(),
              Math.round(operations / (one.serial().wallNanos() / 1e9)),
              Math.round(operations / (sets.wallNanos() / 1e9)),
              String.format(Locale.ROOT, "%.2f", 1 / time.median()),
              String.format(Locale.ROOT, "(%.2f–%.2f)", 1 / time.max(), 1 / time.min()),
              one.equal() ? "" : "WRONG"));
    }
    return out.toString();
  }
}
