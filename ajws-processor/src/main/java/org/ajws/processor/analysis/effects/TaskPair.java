package org.ajws.processor.analysis.effects;

import org.ajws.processor.program.Async;

/**
 * Two tasks that run beside each other and write in common.
 *
 * @param first the async that was started first
 * @param second the other async; null for the code around the first, or behind it
 * @param write what they have in common
 * @param inLaterRound whether the other one does it in a later round of a loop around both
 */
public record TaskPair(Async first, Async second, SharedWrite write, boolean inLaterRound) {
  TaskPair(Async first, Async second, SharedWrite write) {
    this(first, second, write, false);
  }

  /** The same, done in a later round of a loop around both. */
  TaskPair later() {
    return new TaskPair(first, second, write, true);
  }
}
