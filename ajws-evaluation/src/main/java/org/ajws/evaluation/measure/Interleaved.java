package org.ajws.evaluation.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.ajws.report.RunStatistics;
import org.ajws.report.Sample;
import org.ajws.report.VariantKind;

/**
 * Measures the variants of a case side by side in this JVM: every round runs each once, in an order
 * that is shuffled (always alike, by a fixed seed), so what slows the machine for a while slows all
 * of them alike, and none always runs after the same neighbour. The result of every run that
 * counts, and of some of the warm-up, is compared with the first result of the serial variant.
 */
public final class Interleaved {
  private static final long ORDER_SEED = 20261121;

  /** How many times as long as planned the warm-up may take while the JIT compiler is busy. */
  private static final int LONGEST_WARM_UP = 10;

  /** While warming up, the results of so many rounds are checked, then of one in so many. */
  private static final int ALL_CHECKED = 16;

  private Interleaved() {}

  /**
   * Measures one case; blocks until it is done.
   *
   * @param name of the case
   * @param group heading of the case; may be empty
   * @param detail what is computed; may be empty
   * @param variants one of them serial
   * @return the samples, as fork 0
   * @throws Exception what a workload throws
   */
  public static MeasuredCase measure(
      String name, String group, String detail, List<Variant> variants, MeasurementPlan plan)
      throws Exception {
    return measure(name, group, detail, variants, plan, share -> {});
  }

  /**
   * The same, telling how far it is.
   *
   * @param progress is told after each round which share of the case is done, from 0 to 1
   */
  public static MeasuredCase measure(
      String name,
      String group,
      String detail,
      List<Variant> variants,
      MeasurementPlan plan,
      DoubleConsumer progress)
      throws Exception {
    Variant serial =
        variants.stream()
            .filter(v -> v.kind() == VariantKind.SERIAL)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(name + ": no serial variant"));
    serial.workload().prepare();
    serial.workload().run();
    long expected = serial.workload().digest();

    boolean[] equal = new boolean[variants.size()];
    Arrays.fill(equal, true);
    List<List<Sample>> samples = new ArrayList<>();
    variants.forEach(v -> samples.add(new ArrayList<>()));

    Random random = new Random(ORDER_SEED);
    List<Integer> order = new ArrayList<>(IntStream.range(0, variants.size()).boxed().toList());
    JitActivity compiler = new JitActivity();
    long start = System.nanoTime();
    for (int round = 0; isCold(plan, round, System.nanoTime() - start, compiler); round++) {
      for (int v : shuffled(order, random)) {
        sample(variants.get(v), plan.runsPerSample());
        if (isCheckedWhileCold(round)) {
          equal[v] &= variants.get(v).workload().digest() == expected;
        }
      }
      progress.accept(plan.warmedUp(round + 1, System.nanoTime() - start) / 2);
    }
    for (Variant variant : variants) {
      if (variant.statistics() != null) {
        var unused = variant.statistics().get(); // what warming up left behind
      }
    }
    long warm = System.nanoTime();
    for (int round = 0; plan.counts(round, System.nanoTime() - warm); round++) {
      for (int v : shuffled(order, random)) {
        samples.get(v).add(sample(variants.get(v), plan.runsPerSample()));
        equal[v] &= variants.get(v).workload().digest() == expected;
      }
      progress.accept(0.5 + plan.counted(round + 1, System.nanoTime() - warm) / 2);
    }

    List<Measurement> measurements = new ArrayList<>();
    for (int v = 0; v < variants.size(); v++) {
      Variant variant = variants.get(v);
      RunStatistics statistics = variant.statistics() == null ? null : variant.statistics().get();
      measurements.add(
          new Measurement(
              variant.name(),
              variant.kind(),
              variant.threads(),
              variant.work() * plan.runsPerSample(),
              samples.get(v),
              equal[v],
              statistics));
    }
    return new MeasuredCase(name, group, detail, measurements);
  }

  /**
   * A digest may take longer than what it checks. The warm-up is there to run the variants as often
   * as possible, so that all their code is compiled; after the first rounds few are checked.
   */
  private static boolean isCheckedWhileCold(int round) {
    return round < ALL_CHECKED || round % ALL_CHECKED == 0;
  }

  private static List<Integer> shuffled(List<Integer> order, Random random) {
    Collections.shuffle(order, random);
    return order;
  }

  /** Warm is what has run often enough, and what the JIT compiler has finished with. */
  private static boolean isCold(MeasurementPlan plan, int round, long nanos, JitActivity compiler) {
    boolean busy = compiler.isBusy();
    return round < plan.warmUpRounds()
        || nanos < plan.warmUpNanos()
        || (busy && nanos < LONGEST_WARM_UP * plan.warmUpNanos());
  }

  private static Sample sample(Variant variant, int runs) throws Exception {
    Workload workload = variant.workload();
    workload.prepare();
    long cpuBefore = cpu(variant);
    long before = System.nanoTime();
    for (int i = 0; i < runs; i++) {
      workload.run();
    }
    long wall = System.nanoTime() - before;
    long cpuAfter = cpu(variant);
    return new Sample(0, wall, cpuBefore < 0 ? -1 : cpuAfter - cpuBefore);
  }

  private static long cpu(Variant variant) {
    return variant.onCaller() ? CpuTime.ofCaller() : CpuTime.ofJavaThreads();
  }
}
