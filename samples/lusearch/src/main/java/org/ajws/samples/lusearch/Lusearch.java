package org.ajws.samples.lusearch;

import java.util.Arrays;
import java.util.List;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.ThroughputCase;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.MeasurementPlan;

/** Lucene core 2.4.1 under a load of queries, in the manner of DaCapo's lusearch. */
public final class Lusearch implements CodeBase {
  @Override
  public String name() {
    return "lusearch";
  }

  @Override
  public String title() {
    return "Lucene 2.4.1, searching";
  }

  @Override
  public String summary() {
    return "Queries one after the other, by a thread for each share of them, and by a parallel loop"
        + " over Lucene with atomic sets instead of synchronized.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of("lucene-core-2.4.1-sources.jar");
  }

  @Override
  public List<String> ownSources() {
    return List.of(
        "org/ajws/samples/lusearch/SearchLoad.java",
        "org/ajws/samples/lusearch/ThreadedSearch.java");
  }

  @Override
  public List<String> overlays() {
    return List.of("lucene.ajws-overlay", "indexing.ajws-overlay", "index-writer.ajws-overlay");
  }

  @Override
  public List<String> threadedOnly() {
    return List.of("org/ajws/samples/lusearch/ThreadedSearch.java");
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return SearchLoads.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return Arrays.stream(SearchSize.values())
        .filter(s -> s.label().startsWith("small") == quick)
        .map(
            s ->
                new EvaluationCase(
                    s.label(), "", s.documents() + " documents, " + s.queries() + " queries", true))
        .toList();
  }

  @Override
  public List<ThroughputCase> throughput(List<Integer> threads, boolean smoke) {
    return LuceneCase.all(threads, smoke).stream().map(LuceneCase::measured).toList();
  }

  @Override
  public Class<? extends Workloads> throughputWorkloads() {
    return Throughput.class;
  }

  @Override
  public MeasurementPlan plan() {
    return new MeasurementPlan(5, 4_000_000_000L, 9, 1);
  }

  @Override
  public List<String> notes() {
    return List.of(
        "Every run's hits, with the bits of their scores and the stored title of the best one, are"
            + " compared with the serial ones.");
  }
}
