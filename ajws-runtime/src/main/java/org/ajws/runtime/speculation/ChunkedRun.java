package org.ajws.runtime.speculation;

import org.ajws.runtime.scheduler.Worker;

/**
 * One execution of a loop in chunks that commit in order. Threads <em>take part</em> as long as
 * there is something to do for them, and then leave: nobody waits.
 */
abstract class ChunkedRun {
  /** What a thread that takes part does between chunks: it lets others take part. */
  interface Invitation {
    void invite();
  }

  /** Runs chunks, and commits, until there is nothing to do for the calling thread. */
  abstract void takePart(Worker worker, Invitation others);

  /** For how many chunks there is room: 0, 1, or 2 for more. */
  abstract int room();

  /**
   * Called by the starter when nobody takes part any more: does what only its thread may do.
   *
   * @return whether others are to take part again
   */
  boolean goesOn(Worker worker) {
    return false;
  }

  /**
   * Ends the loop when nobody takes part any more. If somebody had to give up (no stack for the
   * runtime's own calls), the rest is run here.
   *
   * @return the exit by which the loop was left, or 0
   */
  abstract int end();
}
