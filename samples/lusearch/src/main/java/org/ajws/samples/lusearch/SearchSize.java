package org.ajws.samples.lusearch;

import java.util.Arrays;

/** What is searched, and how; small ones only show whether the results are right. */
enum SearchSize {
  SHARED("one searcher, index on disk", true, 6_000, 1_000, 0),
  MEMORY("one searcher, index in memory", false, 6_000, 1_000, 0),
  OPENING("a searcher for every 25 queries", true, 6_000, 1_000, 25),
  SMALL_SHARED("small: one searcher, index on disk", true, 300, 200, 0),
  SMALL_MEMORY("small: one searcher, index in memory", false, 300, 200, 0),
  SMALL_OPENING("small: a searcher for every 5 queries", true, 300, 200, 5);

  private final String label;
  private final boolean onDisk;
  private final int documents;
  private final int queries;
  private final int share;

  SearchSize(String label, boolean onDisk, int documents, int queries, int share) {
    this.label = label;
    this.onDisk = onDisk;
    this.documents = documents;
    this.queries = queries;
    this.share = share;
  }

  static SearchSize of(String label) {
    return Arrays.stream(values())
        .filter(s -> s.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no case " + label));
  }

  String label() {
    return label;
  }

  boolean onDisk() {
    return onDisk;
  }

  int documents() {
    return documents;
  }

  int queries() {
    return queries;
  }

  /** Queries for each searcher; 0 for one searcher. */
  int share() {
    return share;
  }
}
