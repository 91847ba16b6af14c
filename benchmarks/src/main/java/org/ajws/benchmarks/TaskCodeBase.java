package org.ajws.benchmarks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.benchmarks.tasks.TaskProgram;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** The ten task-parallel programs as a code base, with sizes that take some milliseconds. */
public final class TaskCodeBase implements CodeBase {
  /** Made by the service loader. */
  public TaskCodeBase() {}

  @Override
  public String name() {
    return "tasks";
  }

  @Override
  public String title() {
    return "Task-parallel programs";
  }

  @Override
  public String summary() {
    return "The ten programs of Kumar's thesis, written anew.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of();
  }

  @Override
  public List<String> ownSources() {
    return Programs.SIZES.keySet().stream()
        .map(n -> "org/ajws/benchmarks/tasks/" + n + ".java")
        .toList();
  }

  @Override
  public List<String> overlays() {
    return List.of();
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return Programs.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return Programs.SIZES.keySet().stream().map(n -> new EvaluationCase(n, "", "", false)).toList();
  }

  /** Makes a program with its input. */
  public static final class Programs implements Workloads {
    // Here, since a program's own class loader does not see code bases.
    private static final Map<String, Integer> SIZES = new LinkedHashMap<>();

    static {
      SIZES.put("Fib", 32);
      SIZES.put("Integrate", 400);
      SIZES.put("Jacobi", 512);
      SIZES.put("NQueens", 10);
      SIZES.put("Matmul", 256);
      SIZES.put("FFT", 1 << 17);
      SIZES.put("CilkSort", 1_000_000);
      SIZES.put("BarnesHut", 5000);
      SIZES.put("UTS", 10);
      SIZES.put("LUD", 256);
    }

    /** Made for each form. */
    public Programs() {}

    @Override
    public Workload create(String name, boolean ownThreads, int threads) throws Exception {
      TaskProgram program =
          Class.forName(TaskProgram.class.getPackageName() + "." + name)
              .asSubclass(TaskProgram.class)
              .getConstructor()
              .newInstance();
      program.prepare(SIZES.get(name));
      return program;
    }
  }
}
