package org.ajws.samples.log4j;

import java.util.List;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.MeasurementPlan;

/** Log4j 1.2.17: clients that log by categories of one tree into one queue. */
public final class Log4j implements CodeBase {
  /** What needs other libraries than the JDK, or its windows, and has no part in queue and tree. */
  private static final List<String> LEFT_OUT =
      List.of("chainsaw/", "jdbc/", "jmx/", "lf5/", "net/", "nt/", "or/jms/");

  @Override
  public String name() {
    return "log4j";
  }

  @Override
  public String title() {
    return "Log4j 1.2.17";
  }

  @Override
  public String summary() {
    return "Clients that log one after the other, by a thread for each share of them with the library"
        + " as published, and by a parallel loop over the library with atomic sets and conditions"
        + " instead of the monitors of its queue and its category tree.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of("log4j-1.2.17-sources.jar");
  }

  @Override
  public boolean includes(String path) {
    return LEFT_OUT.stream().noneMatch(part -> path.startsWith("org/apache/log4j/" + part));
  }

  @Override
  public List<String> ownSources() {
    return List.of(
        "org/ajws/samples/log4j/LogLoad.java", "org/ajws/samples/log4j/ThreadedLogLoad.java");
  }

  @Override
  public List<String> overlays() {
    return List.of("log4j.ajws-overlay");
  }

  @Override
  public List<String> threadedOnly() {
    return List.of("org/ajws/samples/log4j/ThreadedLogLoad.java");
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return LogLoads.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return List.of(
        new EvaluationCase(
            quick ? LogLoads.SMALL : LogLoads.FULL,
            "",
            "%d clients, %,d events of each".formatted(LogLoads.CLIENTS, LogLoads.events(quick)),
            true));
  }

  @Override
  public MeasurementPlan plan() {
    return new MeasurementPlan(5, 2_000_000_000L, 11, 1);
  }

  @Override
  public List<String> notes() {
    return List.of(
        "What each client logged is compared with what came out behind the queue: an event that is"
            + " lost, or comes twice, changes the digest.");
  }
}
