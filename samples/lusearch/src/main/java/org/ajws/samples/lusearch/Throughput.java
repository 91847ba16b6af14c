package org.ajws.samples.lusearch;

import java.io.IOException;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/**
 * Makes the workloads of the throughput benchmark, whose names are texts of cases, and the load.
 */
public final class Throughput implements Workloads {
  private static final String LOAD = "load,";

  /** The name of a mixed load. */
  static String load(long seconds, boolean onDisk, long seed) {
    return LOAD + seconds + "," + onDisk + "," + seed;
  }

  @Override
  public Workload create(String name, boolean ownThreads, int threads) throws IOException {
    if (name.startsWith(LOAD)) {
      String[] parts = name.split(",");
      IndexFolder folder = IndexFolder.of(Boolean.parseBoolean(parts[2]));
      return new MixedLoad(folder, Long.parseLong(parts[1]), threads, Long.parseLong(parts[3]));
    }
    LuceneCase one = LuceneCase.of(name);
    if (one.indexing()) {
      return new IndexingWork(IndexFolder.of(one.onDisk()), one.documents(), threads);
    }
    return new ThreadedSearch(
        SearchLoads.index(one.onDisk(), one.documents()),
        SearchLoads.queries(one.operations()),
        0,
        threads);
  }
}
