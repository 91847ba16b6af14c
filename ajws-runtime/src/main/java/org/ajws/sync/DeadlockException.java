package org.ajws.sync;

import org.ajws.runtime.scheduler.Deadlocks;

/**
 * Thrown by a wait that cannot end: all tasks of its root wait, and nobody outside of them could
 * bring what they wait for. The message names these waits with their lines, of more than 20 the
 * first 20; each of them throws an exception of its own, whose stack trace is that of the wait.
 * Also thrown by intervals and units of work that wait for each other's atomic sets, whatever else
 * runs. Where it leaves a unit, members may be half changed, as with any exception.
 */
public final class DeadlockException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  static {
    Deadlocks.throwBy(DeadlockException::new);
  }

  DeadlockException(String message) {
    super(message);
  }
}
