package org.ajws.benchmarks.intervals;

/** Tasks of which some come before others. The numbers of those that come before are smaller. */
public interface DependenceGraph {
  /** How many there are. */
  int size();

  /** What comes immediately before a task. */
  int[] before(int task);

  /** Runs a task. */
  void run(int task);

  /** Forgets what the tasks have computed. */
  void reset();

  /** A number that depends on what all tasks have computed. */
  long result();
}
