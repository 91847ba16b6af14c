package org.ajws.processor.analysis.flow;

import com.sun.source.tree.Tree;

/** What the regions of a method do to the variable that {@link DefiniteAssignment} follows. */
public interface Regions {
  /**
   * Whether the variable's value is lost on leaving a statement, by its end, a jump or an
   * exception: it is stale from there until it is assigned.
   */
  boolean loses(Tree statement);

  /**
   * Whether the variable has a value again on leaving a statement, in any way: by its end, a jump
   * or an exception.
   */
  default boolean restores(Tree statement) {
    return false;
  }

  /** The variable's state at the beginning of a statement that is reached in another state. */
  default DefiniteAssignment.State atStart(Tree statement, DefiniteAssignment.State state) {
    return state;
  }

  /** Notes the variable's state where the condition of a {@code for} is evaluated. */
  default void atCondition(Tree loop, DefiniteAssignment.State state) {}
}
