package org.ajws.benchmarks.tracking;

/** A way to watch what tasks touch; for the arrays of one memory. */
public abstract class BackEnd {
  /** How many tasks have committed: the time of this back end. */
  private volatile long version;

  BackEnd() {}

  final long version() {
    return version;
  }

  /** A commit has made everything visible. */
  @SuppressWarnings("NonAtomicVolatileUpdate") // one at a time
  final void committed() {
    version = version + 1;
  }

  /** A view for a task. */
  abstract View view();

  /** Takes what is in the arrays, before the first list of tasks. */
  public void enter() {}

  /** Nobody runs any more of the tasks of a list. */
  void listEnded() {}

  /** Brings all values into the arrays, behind the last list of tasks. */
  public void leave() {}
}
