package org.ajws.runtime.scheduler;

import org.ajws.runtime.generated.TaskLocals;

/** Consecutive iterations of a loop with a general header that share a state. */
public interface Segment {
  /** Whether all of them have ended; then their results are in {@link #state}. */
  boolean isEnded();

  /** Their state; null if they were cancelled before the first one. */
  TaskLocals<?> state();
}
