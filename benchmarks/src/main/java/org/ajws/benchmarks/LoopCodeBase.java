package org.ajws.benchmarks;

import java.util.List;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** The loops of the benchmarks as a code base. */
public final class LoopCodeBase implements CodeBase {
  /** Made by the service loader. */
  public LoopCodeBase() {}

  @Override
  public String name() {
    return "loops";
  }

  @Override
  public String title() {
    return "Parallel loops";
  }

  @Override
  public String summary() {
    return "The loops of the benchmarks.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of();
  }

  @Override
  public List<String> ownSources() {
    return LoopVariants.KERNELS.stream()
        .map(n -> "org/ajws/benchmarks/loops/" + n + ".java")
        .toList();
  }

  @Override
  public List<String> overlays() {
    return List.of();
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return Kernels.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return LoopVariants.KERNELS.stream().map(n -> new EvaluationCase(n, "", "", false)).toList();
  }

  /** Makes a loop. */
  public static final class Kernels implements Workloads {
    /** Made for each form. */
    public Kernels() {}

    @Override
    public Workload create(String name, boolean ownThreads, int threads) throws Exception {
      return LoopVariants.newKernel(name);
    }
  }
}
