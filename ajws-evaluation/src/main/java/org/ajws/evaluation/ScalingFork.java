package org.ajws.evaluation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.evaluation.measure.AwakeWorkers;
import org.ajws.evaluation.measure.ClassPaths;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.SerialCopies;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.ajws.report.MeasuredCase;
import org.ajws.report.RunStatistics;
import org.ajws.report.VariantKind;

/**
 * One JVM that measures how one case of a code base scales: the elision, one worker, several, and
 * as many copies of the elision at once, which is what the machine gives.
 */
public final class ScalingFork {
  /** The variant on one worker. */
  public static final String ONE = "1 worker";

  /** The variant on all workers. */
  public static final String ALL = "all workers";

  /** The variant of serial copies. */
  public static final String COPIES = "serial copies";

  private static final long TIMEOUT_SECONDS = 3600;

  private ScalingFork() {}

  /**
   * How to start one.
   *
   * @param original class path of the elision
   * @param translated that of the translation
   * @param name of the case
   */
  public static Forks.Command command(
      CodeBase codeBase,
      List<Path> original,
      List<Path> translated,
      int workers,
      String name,
      MeasurementPlan plan) {
    return new Forks.Command(
        Forks.ownClassPath(),
        codeBase.jvmArguments(),
        ScalingFork.class.getName(),
        List.of(
            codeBase.getClass().getName(),
            ClassPaths.text(original),
            ClassPaths.text(translated),
            Integer.toString(workers),
            name,
            Integer.toString(plan.warmUpRounds()),
            Long.toString(plan.warmUpNanos()),
            Integer.toString(plan.rounds())),
        TIMEOUT_SECONDS);
  }

  /**
   * Measures and delivers.
   *
   * @param args what {@link #command} made
   */
  public static void main(String[] args) {
    Forks.end(() -> List.of(measure(args)));
  }

  private static MeasuredCase measure(String[] args) throws Exception {
    CodeBase codeBase =
        Class.forName(args[0]).asSubclass(CodeBase.class).getConstructor().newInstance();
    int workers = Integer.parseInt(args[3]);
    String name = args[4];
    MeasurementPlan plan =
        new MeasurementPlan(
            Integer.parseInt(args[5]), Long.parseLong(args[6]), Integer.parseInt(args[7]), 1);
    try (RuntimeCopy serial = new RuntimeCopy(ClassPaths.of(args[1]), 1);
        RuntimeCopy one = new RuntimeCopy(ClassPaths.of(args[2]), 1);
        RuntimeCopy all = new RuntimeCopy(ClassPaths.of(args[2]), workers)) {
      List<Workload> copies = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        copies.add(workload(codeBase, serial, name, 1));
      }
      try (SerialCopies together = new SerialCopies(copies)) {
        return Interleaved.measure(
            name,
            "",
            "",
            List.of(
                Variant.of("serial", VariantKind.SERIAL, 1, workload(codeBase, serial, name, 1)),
                Variant.of(ONE, VariantKind.AJWS, 1, workload(codeBase, one, name, 1)),
                Variant.of(
                    ALL,
                    VariantKind.AJWS,
                    workers,
                    new AwakeWorkers(
                        workload(codeBase, all, name, workers),
                        () -> haveShared(all.takeStatistics()))),
                new Variant(COPIES, VariantKind.IDEAL, workers, workers, together, null)),
            plan);
      }
    }
  }

  /**
   * Whether a worker has got work from another one: a piece of a loop, or what follows an async.
   */
  private static boolean haveShared(RunStatistics statistics) {
    return statistics.steals() + statistics.frames().steals() > 0;
  }

  private static Workload workload(CodeBase codeBase, RuntimeCopy in, String name, int threads)
      throws Exception {
    return in.create(codeBase.workloads().getName(), Workloads.class).create(name, false, threads);
  }
}
