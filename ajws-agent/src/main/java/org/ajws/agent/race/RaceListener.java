package org.ajws.agent.race;

/** Is told of races, while the second access is about to happen. */
interface RaceListener {
  /**
   * Two accesses race.
   *
   * @param where the array or object that is accessed; a class for its static fields
   * @param index of the slot, or of the field in its shadow
   * @param first the place of the earlier access
   * @param firstWrites whether it writes
   * @param firstTask who made it
   * @param second the place of the access that is about to happen
   * @param secondWrites whether it writes
   * @param secondTask who makes it
   */
  void race(
      Object where,
      int index,
      int first,
      boolean firstWrites,
      Task firstTask,
      int second,
      boolean secondWrites,
      Task secondTask);

  /** Two accesses would race if no lock was held at both; the same parameters. */
  default void conflict(
      Object where,
      int index,
      int first,
      boolean firstWrites,
      Task firstTask,
      int second,
      boolean secondWrites,
      Task secondTask) {}

  /** Whether {@link #conflict} is to be called. */
  default boolean wantsConflicts() {
    return false;
  }
}
