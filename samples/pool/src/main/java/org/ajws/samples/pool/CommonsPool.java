package org.ajws.samples.pool;

import java.util.Arrays;
import java.util.List;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.MeasurementPlan;

/** Commons-pool 1.4 under clients that borrow objects, use them and give them back. */
public final class CommonsPool implements CodeBase {
  @Override
  public String name() {
    return "pool";
  }

  @Override
  public String title() {
    return "Commons-pool 1.4";
  }

  @Override
  public String summary() {
    return "Clients of one pool one after the other, by a thread for each share of them with the pool"
        + " as published, and by a parallel loop over the pool with atomic sets and conditions"
        + " instead of synchronized, wait and notify.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of("commons-pool-1.4-sources.jar");
  }

  @Override
  public List<String> ownSources() {
    return List.of(
        "org/ajws/samples/pool/PoolLoad.java", "org/ajws/samples/pool/ThreadedPoolLoad.java");
  }

  @Override
  public List<String> overlays() {
    return List.of("pool.ajws-overlay");
  }

  /** Its own list has an addLast that is none of the lists of Java 21. */
  @Override
  public String release() {
    return "17";
  }

  @Override
  public List<String> threadedOnly() {
    return List.of("org/ajws/samples/pool/ThreadedPoolLoad.java");
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return PoolLoads.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return Arrays.stream(PoolCase.values())
        .map(c -> new EvaluationCase(quick ? c.small() : c.label(), "", c.describe(quick), true))
        .toList();
  }

  @Override
  public MeasurementPlan plan() {
    return new MeasurementPlan(5, 2_000_000_000L, 11, 1);
  }

  @Override
  public List<String> notes() {
    return List.of(
        "What each client computes with its objects is compared with the serial results; an object"
            + " that two clients have at once, or more objects than the pool may give, end the run.");
  }
}
