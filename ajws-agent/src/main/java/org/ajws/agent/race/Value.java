package org.ajws.agent.race;

/** An async value or future that has been computed. */
final class Value {
  /**
   * The tokens that a wait for it puts before what follows, as {@link TokenSets} has them; null
   * until the initialiser has ended, or without a task.
   */
  int[] yield;
}
