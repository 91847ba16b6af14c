package org.ajws.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.ajws.evaluation.measure.ClassPaths;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.evaluation.measure.MeasuringProgress;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.ajws.report.MeasuredCase;
import org.ajws.report.VariantKind;

/** One JVM that measures the library as published beside the one with atomic sets. */
public final class ThroughputFork {
  /** Names of the two forms. */
  public static final String PUBLISHED = "as published";

  /** The other one. */
  public static final String SETS = "with atomic sets";

  private ThroughputFork() {}

  /**
   * Measures and delivers.
   *
   * @param args the class paths of the two forms, whether the rounds only show that the results are
   *     right, the number of rounds, the class that makes the workloads, and the cases
   */
  public static void main(String[] args) {
    Forks.end(() -> measure(args));
  }

  private static List<MeasuredCase> measure(String[] args) throws Exception {
    MeasurementPlan plan =
        Boolean.parseBoolean(args[2])
            ? new MeasurementPlan(0, 0, 1, 1)
            : new MeasurementPlan(3, 2_000_000_000L, Integer.parseInt(args[3]), 1);
    List<ThroughputCase> cases = Arrays.stream(args).skip(5).map(ThroughputCase::of).toList();
    List<MeasuredCase> measured = new ArrayList<>();
    try (RuntimeCopy published = new RuntimeCopy(ClassPaths.of(args[0]), 1);
        RuntimeCopy sets = new RuntimeCopy(ClassPaths.of(args[1]), 1)) {
      MeasuringProgress progress = MeasuringProgress.ofFork(cases.size());
      for (ThroughputCase one : cases) {
        DoubleConsumer told = progress.of(measured.size(), one.label());
        List<Variant> variants =
            List.of(
                Variant.of(
                    PUBLISHED,
                    VariantKind.SERIAL,
                    one.threads(),
                    workload(published, args[4], one)),
                Variant.of(SETS, VariantKind.AJWS, one.threads(), workload(sets, args[4], one)));
        measured.add(Interleaved.measure(one.label(), "", one.text(), variants, plan, told));
      }
      progress.done();
    }
    return measured;
  }

  private static Workload workload(RuntimeCopy in, String workloads, ThroughputCase one)
      throws Exception {
    return in.create(workloads, Workloads.class).create(one.workload(), true, one.threads());
  }
}
