package org.ajws.runtime;

/** Consecutive iterations of a loop with a general header that share a state. */
interface Segment {
  /** Whether all of them have ended; then their results are in {@link #state}. */
  boolean isEnded();

  /** Their state; null if they were cancelled before the first one. */
  TaskLocals<?> state();
}
