package org.ajws.processor.rule.shared;

import javax.lang.model.element.Name;
import org.ajws.processor.program.ParallelRegion;

/**
 * How messages speak of tasks that write in common.
 *
 * @param region whose tasks they are
 * @param variable of the loop around them; null without
 * @param each subject of what all do, with the ending of its verb
 * @param ending of that verb: "s", or empty after a plural
 * @param two subject of what two may do
 * @param one a task, as in "an iteration"
 * @param marker what makes them parallel
 * @param inside where an object of their own is made
 * @param pair whether they are two that differ, not many that do the same
 * @param later whether one of these is of a later round of a loop than the other
 */
record Wording(
    ParallelRegion region,
    Name variable,
    String each,
    String ending,
    String two,
    String one,
    String marker,
    String inside,
    boolean pair,
    boolean later) {

  /** The iterations of a parallel loop. */
  static Wording iterations(ParallelRegion loop, Name variable) {
    return new Wording(
        loop,
        variable,
        "every iteration",
        "s",
        "two iterations",
        "iteration",
        "@ParallelFor",
        "the body",
        false,
        false);
  }

  /** The tasks that a loop around an async starts. */
  static Wording rounds(ParallelRegion async, Name variable, int line) {
    return new Wording(
        async,
        variable,
        "every async that the loop of line " + line + " starts",
        "s",
        "two asyncs of the loop of line " + line,
        "async",
        "async",
        "the async",
        false,
        false);
  }

  /**
   * An async and what runs beside it.
   *
   * @param later whether that is done in a later round of the loop around both
   */
  static Wording pair(ParallelRegion first, ParallelRegion second, boolean later) {
    String one = "the " + first.describe() + " of line " + first.line();
    String both =
        second == null
            ? one + (later ? " and the code of a later round" : " and the code behind it")
            : "%s and the %s of line %d%s"
                .formatted(one, second.describe(), second.line(), later ? " in a later round" : "");
    return new Wording(
        first, null, "both " + both, "", both, "task", "async", "each task", true, later);
  }
}
