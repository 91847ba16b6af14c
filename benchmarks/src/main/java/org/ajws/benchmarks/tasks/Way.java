package org.ajws.benchmarks.tasks;

/** How a program written by hand runs its tasks. */
public enum Way {
  /** A fork/join task for each async. */
  FORK_JOIN("ForkJoin"),
  /** The same, but none while the worker has more than three that others could take. */
  SURPLUS("ForkJoin, surplus"),
  /** A parallel stream, on the common pool; only where the program is a loop. */
  STREAM("parallel stream"),
  /** A virtual thread for each async; only on Java 21 and later. */
  VIRTUAL("virtual threads");

  private final String label;

  Way(String label) {
    this.label = label;
  }

  /** Its name in tables. */
  public String label() {
    return label;
  }
}
