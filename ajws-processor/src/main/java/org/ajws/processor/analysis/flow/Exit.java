package org.ajws.processor.analysis.flow;

import com.sun.source.tree.Tree;
import org.ajws.processor.analysis.flow.DefiniteAssignment.State;

/**
 * A jump on its way.
 *
 * @param target where it leads; null where it leaves the executable
 * @param again for {@code continue}, and where a switch expression gives true as a condition
 * @param state of the variable, with which it arrives
 */
record Exit(Tree target, boolean again, State state) {
  Exit restored() {
    return new Exit(target, again, state.restored());
  }

  Exit lost() {
    return state == State.UNREACHABLE ? this : new Exit(target, again, State.STALE);
  }
}
