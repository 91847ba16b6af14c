package org.ajws.processor.analysis.speculation;

import com.sun.source.util.TreePath;
import java.util.List;

/**
 * What the trips of a loop read and write, as far as it can be told before they run.
 *
 * @param steps what generated code states of a chunk, in order
 * @param mayLeave whether the body may throw or leave the loop for another reason than an array or
 *     an index
 * @param mayNotEnd whether a loop in the body is not counted
 * @param unknown what cannot be told, as far as it was looked for; empty where all can
 * @param hindrances what makes tracking the better choice, likewise
 */
public record RangeSummary(
    List<Step> steps,
    boolean mayLeave,
    boolean mayNotEnd,
    List<Reason> unknown,
    List<Reason> hindrances) {

  /** A statement about a chunk. */
  public sealed interface Step {}

  /** A set gets a name. */
  public record Define(int number, IndexSet value) implements Step {}

  /** Arrays get a name. */
  public record DefineArrays(int number, ArrayRef value) implements Step {}

  /**
   * Slots may be touched.
   *
   * @param path to the access
   * @param arrays which arrays
   * @param at which slots
   * @param write whether they may be written, else read
   */
  public record Access(TreePath path, ArrayRef arrays, IndexSet at, boolean write)
      implements Step {}

  /** The length of arrays is asked for, which throws where one is missing. */
  public record Length(IndexSet.Length of) implements Step {}

  /**
   * Why something is not done.
   *
   * @param at what in the body is the cause
   * @param text in words that follow "the body"
   */
  public record Reason(TreePath at, String text) {}

  /** A write of a slot of which nothing is known; null for none. */
  public Reason unknownWrite() {
    for (Step step : steps) {
      if (step instanceof Access a && a.write() && !(a.at().isKnown() && a.arrays().isKnown())) {
        return new Reason(a.path(), "writes a slot that is not known before");
      }
    }
    return null;
  }

  /** Whether the loop may run by ranges. */
  public boolean isComplete() {
    return unknown.isEmpty();
  }

  /** Why the loop does not run by ranges, unless the user asks for it; empty if it does. */
  public List<Reason> reasons() {
    return isComplete() ? hindrances : unknown;
  }

  /** Copies the lists. */
  public RangeSummary {
    steps = List.copyOf(steps);
    unknown = List.copyOf(unknown);
    hindrances = List.copyOf(hindrances);
  }
}
