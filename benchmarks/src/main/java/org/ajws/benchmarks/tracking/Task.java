package org.ajws.benchmarks.tracking;

import org.ajws.runtime.claim.Claims;

/** A task of a list: what it does stands behind what all tasks before it in the list do. */
public interface Task {
  /** Runs it as it was written. */
  void plain();

  /**
   * Runs it ahead of its turn.
   *
   * @param view takes its accesses to shared arrays
   */
  void tracked(View view);

  /**
   * Says what it may touch.
   *
   * @param claims takes it
   */
  void claim(Claims claims);
}
