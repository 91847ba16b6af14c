package org.ajws.evaluation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.ajws.evaluation.measure.ClassPaths;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.evaluation.measure.MeasuringProgress;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.SerialCopies;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.ajws.report.MeasuredCase;
import org.ajws.report.VariantKind;

/** One JVM that measures all cases of a code base. */
public final class MeasuringFork implements AutoCloseable {
  private final CodeBase codeBase;
  private final int workers;
  private final boolean quick;
  private final MeasurementPlan plan;
  private final RuntimeCopy serial;
  private final RuntimeCopy own;

  /** Apart, since a library may keep its number of threads in a static field. */
  private final RuntimeCopy ownOne;

  private final RuntimeCopy one;
  private final RuntimeCopy all;
  private final RuntimeCopy forkJoin;

  /** What a fork is told, as arguments of its {@code main}. */
  record Task(
      String codeBase,
      List<Path> original,
      List<Path> trycatch,
      List<Path> forkJoin,
      int workers,
      boolean quick,
      MeasurementPlan plan,
      Pattern cases) {

    List<String> arguments() {
      return List.of(
          codeBase,
          ClassPaths.text(original),
          ClassPaths.text(trycatch),
          ClassPaths.text(forkJoin),
          "" + workers,
          "" + quick,
          "" + plan.warmUpRounds(),
          "" + plan.warmUpNanos(),
          "" + plan.rounds(),
          cases.pattern());
    }

    static Task of(String[] args) {
      return new Task(
          args[0],
          ClassPaths.of(args[1]),
          ClassPaths.of(args[2]),
          ClassPaths.of(args[3]),
          Integer.parseInt(args[4]),
          Boolean.parseBoolean(args[5]),
          new MeasurementPlan(
              Integer.parseInt(args[6]), Long.parseLong(args[7]), Integer.parseInt(args[8]), 1),
          Pattern.compile(args[9]));
    }
  }

  private MeasuringFork(Task task) throws ReflectiveOperationException {
    codeBase = (CodeBase) Class.forName(task.codeBase()).getConstructor().newInstance();
    workers = task.workers();
    quick = task.quick();
    plan = task.plan();
    serial = new RuntimeCopy(task.original(), 1);
    own = new RuntimeCopy(task.original(), 1);
    ownOne = new RuntimeCopy(task.original(), 1);
    one = new RuntimeCopy(task.trycatch(), 1);
    all = new RuntimeCopy(task.trycatch(), workers);
    forkJoin = new RuntimeCopy(task.forkJoin(), workers);
  }

  /**
   * Measures and delivers.
   *
   * @param args a {@link Task}
   */
  public static void main(String[] args) {
    Forks.end(() -> measureAll(Task.of(args)));
  }

  private static List<MeasuredCase> measureAll(Task task) throws Exception {
    List<MeasuredCase> cases = new ArrayList<>();
    try (MeasuringFork fork = new MeasuringFork(task)) {
      List<EvaluationCase> chosen =
          fork.codeBase.cases(task.quick()).stream()
              .filter(c -> task.cases().matcher(c.name()).find())
              .toList();
      MeasuringProgress progress = MeasuringProgress.ofFork(chosen.size());
      for (EvaluationCase c : chosen) {
        cases.add(fork.measure(c, progress.of(cases.size(), c.name())));
      }
      progress.done();
    }
    return cases;
  }

  private MeasuredCase measure(EvaluationCase c, DoubleConsumer progress) throws Exception {
    Workload serialWork = workload(serial, c, false, 1);
    Workload ajwsWork = workload(all, c, false, workers);
    List<Variant> variants = new ArrayList<>();
    variants.add(Variant.of("serial", VariantKind.SERIAL, 1, serialWork));
    if (c.ownThreads()) {
      variants.add(
          Variant.of(
              "own threads", VariantKind.OWN_THREADS, workers, workload(own, c, true, workers)));
      if (!quick) {
        variants.add(
            Variant.of(
                "own threads, 1 thread", VariantKind.OTHER, 1, workload(ownOne, c, true, 1)));
      }
    }
    variants.add(ajws("AJWS, 1 worker", VariantKind.AJWS, 1, workload(one, c, false, 1), one));
    if (workers > 1) {
      String on = ", " + workers + " workers";
      variants.add(ajws("AJWS" + on, VariantKind.AJWS, workers, ajwsWork, all));
      Workload forked = workload(forkJoin, c, false, workers);
      variants.add(ajws("AJWS forkjoin" + on, VariantKind.OTHER, workers, forked, forkJoin));
    }
    if (quick || workers == 1) {
      return measured(c, variants, serialWork, ajwsWork, progress);
    }
    List<Workload> copies = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      copies.add(workload(serial, c, false, 1));
    }
    try (SerialCopies ideal = new SerialCopies(copies)) {
      String name = workers + " serial copies";
      variants.add(new Variant(name, VariantKind.IDEAL, workers, workers, ideal, null));
      return measured(c, variants, serialWork, ajwsWork, progress);
    }
  }

  private MeasuredCase measured(
      EvaluationCase c,
      List<Variant> variants,
      Workload serialWork,
      Workload ajwsWork,
      DoubleConsumer progress)
      throws Exception {
    MeasuredCase measured =
        Interleaved.measure(c.name(), c.group(), c.detail(), variants, plan, progress);
    compareAllBits(c, serialWork, ajwsWork);
    return measured;
  }

  private static Variant ajws(
      String name, VariantKind kind, int threads, Workload workload, RuntimeCopy runtime) {
    return new Variant(name, kind, threads, 1, workload, runtime::takeStatistics);
  }

  private Workload workload(RuntimeCopy in, EvaluationCase c, boolean ownThreads, int threads)
      throws Exception {
    return in.create(codeBase.workloads().getName(), Workloads.class)
        .create(c.name(), ownThreads, threads);
  }

  /** Every run's digest was compared; where a workload gives its result, once, every bit is. */
  private static void compareAllBits(EvaluationCase c, Workload a, Workload b) throws Exception {
    if (a instanceof Supplier<?> x && b instanceof Supplier<?> y) {
      for (Workload w : List.of(a, b)) {
        w.prepare();
        w.run();
      }
      if (!Objects.deepEquals(x.get(), y.get())) {
        throw new IllegalStateException(c.name() + ": the result differs from the serial one");
      }
    }
  }

  @Override
  public void close() {
    List.of(serial, own, ownOne, one, all, forkJoin).forEach(RuntimeCopy::close);
  }
}
