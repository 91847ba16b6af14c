package org.ajws.samples.h2;

import java.util.Arrays;
import java.util.List;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.ThroughputCase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.MeasurementPlan;

/** The file systems of H2 1.4, of which those in memory have atomic sets. */
public final class H2Files implements CodeBase {
  @Override
  public String name() {
    return "h2";
  }

  @Override
  public String title() {
    return "H2 1.4.200, files in memory";
  }

  @Override
  public String summary() {
    return "Clients of files in memory one after the other, by a thread for each share of them with the"
        + " file systems as published, and by a parallel loop over those with atomic sets instead of"
        + " synchronized.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of("h2-1.4.200-sources.jar");
  }

  @Override
  public List<String> libraries() {
    return List.of("h2-1.4.200.jar"); // the rest of the database, as published
  }

  @Override
  public boolean includes(String path) {
    return path.startsWith("org/h2/store/fs/");
  }

  @Override
  public List<String> ownSources() {
    return List.of(
        "org/ajws/samples/h2/FileLoad.java", "org/ajws/samples/h2/ThreadedFileLoad.java");
  }

  @Override
  public List<String> overlays() {
    return List.of("h2.ajws-overlay");
  }

  @Override
  public List<String> threadedOnly() {
    return List.of("org/ajws/samples/h2/ThreadedFileLoad.java");
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return FileLoads.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return Arrays.stream(FileCase.values())
        .map(c -> new EvaluationCase(quick ? c.small() : c.label(), "", c.describe(quick), true))
        .toList();
  }

  @Override
  public List<ThroughputCase> throughput(List<Integer> threads, boolean smoke) {
    return Arrays.stream(FileCase.values())
        .flatMap(c -> threads.stream().map(t -> c.measured(t, smoke)))
        .toList();
  }

  @Override
  public MeasurementPlan plan() {
    return new MeasurementPlan(5, 2_000_000_000L, 11, 1);
  }

  @Override
  public List<String> notes() {
    return List.of(
        "What each client reads of its blocks, or finds of its files, is compared with the serial"
            + " results: a block or a name that is lost changes the digest.");
  }
}
