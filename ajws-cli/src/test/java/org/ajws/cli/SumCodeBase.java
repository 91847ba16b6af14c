package org.ajws.cli;

import java.util.List;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** A code base of one short program, for tests of tables. */
public final class SumCodeBase implements CodeBase {
  /** Made by the service loader. */
  public SumCodeBase() {}

  @Override
  public String name() {
    return "sum";
  }

  @Override
  public String title() {
    return "A sum";
  }

  @Override
  public String summary() {
    return "One loop.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of();
  }

  @Override
  public List<String> ownSources() {
    return List.of("org/ajws/cli/sum/Sum.java");
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
    return List.of(new EvaluationCase("sum", "", "", false));
  }

  @Override
  public List<String> jvmArguments() {
    return List.of("-XX:TieredStopAtLevel=1");
  }

  /** Makes the program. */
  public static final class Programs implements Workloads {
    /** Made for each form. */
    public Programs() {}

    @Override
    public Workload create(String name, boolean ownThreads, int threads) throws Exception {
      return Class.forName("org.ajws.cli.sum.Sum")
          .asSubclass(Workload.class)
          .getConstructor()
          .newInstance();
    }
  }
}
