package org.ajws.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.ajws.report.RunStatistics;
import org.ajws.report.VariantKind;

/** The thesis' figures of task-parallel programs as text: overheads, speed-up and steals. */
final class TaskTable {
  private static final String FORMAT = "%-15s%12s%10s%10s%16s%18s%12s%10s%n";

  private TaskTable() {}

  /**
   * The table.
   *
   * @param cases the programs
   * @param workers of the parallel variants
   */
  static String render(List<MeasuredCase> cases, int workers) {
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            Locale.ROOT,
            FORMAT,
            "AJWS" + TaskVariants.on(workers),
            "overhead",
            "speed-up",
            "ideal",
            "unwindings/run",
            "saved frames/run",
            "steals/run",
            "victims"));
    double overheads = 0;
    double speedUps = 0;
    double ideals = 0;
    for (MeasuredCase c : cases) {
      double overhead =
          c.variant(TaskVariants.ONE_WORKER)
              .flatMap(c::cpuRatio)
              .map(r -> r.median())
              .orElse(Double.NaN);
      Measurement parallel =
          c.variant("AJWS" + TaskVariants.on(workers))
              .orElseThrow(() -> new IllegalArgumentException(c.name() + ": no AJWS variant"));
      double speedUp = 1 / c.ratio(parallel).median();
      double ideal = ideal(c);
      overheads += Math.log(overhead);
      speedUps += Math.log(speedUp);
      ideals += Math.log(ideal);
      RunStatistics.Frames frames =
          parallel.statistics() == null
              ? RunStatistics.Frames.NONE
              : parallel.statistics().frames();
      double runs = parallel.samples().size();
      out.append(
          String.format(
              Locale.ROOT,
              FORMAT,
              c.name(),
              ratio(overhead),
              ratio(speedUp),
              ratio(ideal),
              count(frames.unwindings() / runs),
              count(frames.saved() / runs),
              count(frames.steals() / runs),
              String.format(Locale.ROOT, "%.2f %%", 100 * parallel.unwindShare())));
    }
    int n = cases.size();
    out.append(
        String.format(
                Locale.ROOT,
                FORMAT,
                "geometric mean",
                ratio(Math.exp(overheads / n)),
                ratio(Math.exp(speedUps / n)),
                ratio(Math.exp(ideals / n)),
                "",
                "",
                "",
                "")
            .stripTrailing());
    return out.append('\n').toString();
  }

  private static double ideal(MeasuredCase c) {
    Optional<Measurement> copies =
        c.variants().stream().filter(m -> m.kind() == VariantKind.IDEAL).findFirst();
    return copies.map(m -> 1 / c.ratio(m).median()).orElse(Double.NaN);
  }

  private static String ratio(double value) {
    return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%.3f", value);
  }

  private static String count(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
