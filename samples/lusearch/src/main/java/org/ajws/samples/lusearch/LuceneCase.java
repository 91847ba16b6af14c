package org.ajws.samples.lusearch;

import java.util.ArrayList;
import java.util.List;
import org.ajws.evaluation.ThroughputCase;

/**
 * One case of the throughput benchmark.
 *
 * @param indexing whether documents are added; else queries are answered
 * @param onDisk where the index is; else in memory
 * @param threads of the program
 * @param documents in the index
 * @param operations documents that are added, or queries that are answered, in one run
 */
record LuceneCase(boolean indexing, boolean onDisk, int threads, int documents, int operations) {
  private static final int DOCUMENTS = 6_000;
  private static final int QUERIES = 1_000;
  private static final int FEW = 160;

  String label() {
    return (indexing ? "index" : "search")
        + (onDisk ? " on disk, " : " in memory, ")
        + ThroughputCase.threads(threads);
  }

  /**
   * All cases.
   *
   * @param smoke small ones, which only show that the results are right
   */
  static List<LuceneCase> all(List<Integer> threads, boolean smoke) {
    int documents = smoke ? FEW : DOCUMENTS;
    List<LuceneCase> cases = new ArrayList<>();
    for (boolean indexing : new boolean[] {true, false}) {
      for (boolean onDisk : new boolean[] {false, true}) {
        for (int t : threads) {
          int operations = indexing ? documents : smoke ? FEW : QUERIES;
          cases.add(new LuceneCase(indexing, onDisk, t, documents, operations));
        }
      }
    }
    return cases;
  }

  ThroughputCase measured() {
    return new ThroughputCase(label(), text(), threads, operations);
  }

  /** What {@link #of} reads. */
  String text() {
    return indexing + "," + onDisk + "," + threads + "," + documents + "," + operations;
  }

  static LuceneCase of(String text) {
    String[] parts = text.split(",");
    return new LuceneCase(
        Boolean.parseBoolean(parts[0]),
        Boolean.parseBoolean(parts[1]),
        Integer.parseInt(parts[2]),
        Integer.parseInt(parts[3]),
        Integer.parseInt(parts[4]));
  }
}
