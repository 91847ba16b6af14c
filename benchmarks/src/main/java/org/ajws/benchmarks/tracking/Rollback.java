package org.ajws.benchmarks.tracking;

/** Leaves a task whose data is stale. */
final class Rollback extends Error {
  private static final long serialVersionUID = 1;

  static final Rollback NOW = new Rollback();

  private Rollback() {
    super("stale data", null, false, false);
  }
}
