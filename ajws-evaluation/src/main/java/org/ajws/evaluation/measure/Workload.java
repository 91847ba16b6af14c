package org.ajws.evaluation.measure;

/** Something to time. One thread at a time calls it. */
public interface Workload {
  /** Before each run, not timed: restores the input. */
  void prepare() throws Exception;

  /** What is timed. */
  void run() throws Exception;

  /**
   * After each run, not timed: a digest of the whole result. Two runs with the same digest count as
   * equal, so it must cover every bit; see {@link Digests}.
   */
  long digest() throws Exception;
}
