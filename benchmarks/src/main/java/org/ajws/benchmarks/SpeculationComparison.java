package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.ajws.report.RunStatistics;
import org.ajws.report.SpeculativeSite;
import org.ajws.report.VariantKind;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares speculative loops with the loops in order. */
@Command(
    name = "SpeculationComparison",
    mixinStandardHelpOptions = true,
    description = "Measures speculative loops: on one worker, on several, and in order.")
public final class SpeculationComparison extends Comparison {
  @Option(
      names = "--program",
      split = ",",
      description = "Only these programs: ${COMPLETION-CANDIDATES}.",
      completionCandidates = Programs.class)
  private List<String> programs = SpeculationVariants.programs();

  @Option(names = "--short", description = "One fork of a few seconds each: five minutes.")
  private boolean isShort;

  /** The values of {@code --program}. */
  static final class Programs extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Programs() {
      super(SpeculationVariants.programs());
    }
  }

  private SpeculationComparison() {
    super(40, 10, "target/speculation", "1g");
  }

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new SpeculationComparison()).execute(args));
  }

  @Override
  String title() {
    return "Speculative loops";
  }

  @Override
  String summary() {
    return "Time over the serial loop, on one worker and on several.";
  }

  @Override
  List<String> programs() {
    return programs;
  }

  @Override
  Class<?> fork() {
    return Fork.class;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (isShort) {
      forks = 1;
      warmUp = 2; // ten times that where the compiler is busy
      rounds = 20;
    }
    return super.call();
  }

  @Override
  List<String> translate(Path work) throws IOException {
    SpeculationVariants.Classes classes = SpeculationVariants.Classes.in(work);
    return List.of(joined(classes.ahead()), joined(classes.parallel()), Boolean.toString(smoke));
  }

  @Override
  void printMore(List<MeasuredCase> cases) {
    System.out.print(table(cases, workers));
    System.out.printf("%nOn one thread, in processor time, by trip or chunk%n");
    try {
      System.out.print(AccessCosts.table(smoke));
    } catch (Exception e) {
      throw new IllegalStateException("what an access costs was not measured", e);
    }
  }

  /** What each loop costs and gives, with what its sites did. */
  static String table(List<MeasuredCase> cases, int workers) {
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            Locale.ROOT,
            "%n%-14s%-9s%11s%10s%10s%8s%10s%8s  %s%n",
            "",
            "back end",
            "CPU ms",
            "CPU on 1",
            "CPU on " + workers,
            "wall",
            "parallel",
            "copies",
            "a run on " + workers + ": chunks ahead, plain, waited, rolled back; runs turned off"));
    for (MeasuredCase c : cases) {
      Measurement alone = c.variant(SpeculationVariants.ALONE).orElseThrow();
      Measurement all = c.variant(SpeculationVariants.on(workers)).orElseThrow();
      String parallel =
          c.variant(SpeculationVariants.parallel(workers))
              .map(v -> String.format(Locale.ROOT, "%.2f", c.ratio(v).median()))
              .orElse("–");
      Measurement copies =
          c.variants().stream()
              .filter(v -> v.kind() == VariantKind.IDEAL)
              .findFirst()
              .orElseThrow();
      out.append(
          String.format(
              Locale.ROOT,
              "%-14s%-9s%11.2f%10s%10s%8.2f%10s%8.2f  %s%s%n",
              c.name(),
              backEnd(alone),
              c.serial().cpuNanos() / 1e6,
              cpu(c, alone),
              cpu(c, all),
              c.ratio(all).median(),
              parallel,
              c.ratio(copies).median(),
              counts(all),
              c.equal() ? "" : "  WRONG RESULT"));
    }
    return out.append(
            "CPU ms: of the serial loop; ratios are time over its. What can be had: parallel, the same"
                + " loops as plain parallel ones; copies, "
                + workers
                + " serial ones at once, for the work of one.\n")
        .toString();
  }

  /** By what its loops did where all accesses are tracked that can be: ranges have no log. */
  private static String backEnd(Measurement alone) {
    if (alone.statistics() == null || alone.statistics().speculative().isEmpty()) {
      return "–";
    }
    long watched = alone.statistics().speculative().stream().filter(s -> s.entries() > 0).count();
    return watched == 0
        ? "ranges"
        : watched == alone.statistics().speculative().size() ? "norec" : "both";
  }

  private static String cpu(MeasuredCase c, Measurement m) {
    return c.cpuRatio(m).map(r -> String.format(Locale.ROOT, "%.2f", r.median())).orElse("–");
  }

  private static String counts(Measurement m) {
    RunStatistics statistics = m.statistics();
    if (statistics == null) {
      return "";
    }
    long commits = 0;
    long plain = 0;
    long waits = 0;
    long rolledBack = 0;
    long executions = 0;
    long off = 0;
    for (SpeculativeSite s : statistics.speculative()) {
      commits += s.commits() + s.irrevocable();
      plain += s.plain();
      waits += s.waits();
      rolledBack += s.rollbacks().values().stream().mapToLong(Long::longValue).sum();
      executions += s.executions();
      off += s.turnedOff();
    }
    double runs = m.samples().size();
    return String.format(
        Locale.ROOT,
        "%.0f, %.0f, %.0f, %.0f; %d of %d",
        commits / runs,
        plain / runs,
        waits / runs,
        rolledBack / runs,
        off,
        executions);
  }

  /** A measuring JVM: program, workers, rounds, warm-up in ns, class paths, whether small. */
  static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws Exception {
      SpeculationVariants.Classes classes =
          new SpeculationVariants.Classes(split(args[4]), split(args[5]));
      boolean small = Boolean.parseBoolean(args[6]);
      try (SpeculationVariants variants =
          new SpeculationVariants(args[0], classes, Integer.parseInt(args[1]), small)) {
        MeasurementPlan plan =
            new MeasurementPlan(2, Long.parseLong(args[3]), Integer.parseInt(args[2]), 1);
        Forks.deliver(List.of(Interleaved.measure(args[0], "", "", variants.variants(), plan)));
      }
    }
  }
}
