package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.function.Predicate;
import javax.lang.model.element.Name;

/** Where {@code break}, {@code continue} and {@code yield} lead to. */
final class Jumps {
  private Jumps() {}

  /** The label that a jump names; null for none. */
  static Name label(Tree jump) {
    if (jump instanceof BreakTree leave) {
      return leave.getLabel();
    }
    return jump instanceof ContinueTree next ? next.getLabel() : null;
  }

  /**
   * Whether a tree is a jump that ends, or begins another round, outside of everything that is
   * given.
   *
   * @param around what lies around the jump, in any order
   */
  static boolean leaves(Tree jump, Collection<? extends Tree> around) {
    Name label = label(jump);
    boolean isJump =
        jump instanceof BreakTree || jump instanceof ContinueTree || jump instanceof YieldTree;
    return isJump
        && around.stream()
            .noneMatch(
                t ->
                    label == null
                        ? isTarget(jump, t)
                        : t instanceof LabeledStatementTree l && l.getLabel().equals(label));
  }

  /** Whether a jump without a label belongs to a statement around it, or to one further out. */
  private static boolean isTarget(Tree jump, Tree around) {
    if (jump instanceof YieldTree) {
      return around instanceof SwitchExpressionTree;
    }
    return Alternatives.isLoop(around) || jump instanceof BreakTree && around instanceof SwitchTree;
  }

  /** Whether such a jump leads out of some code; of functions in it, none does. */
  static boolean leadOut(Iterable<? extends Tree> code, Predicate<Tree> which) {
    Deque<Tree> within = new ArrayDeque<>();
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        if (found[0]
            || tree == null
            || tree instanceof LambdaExpressionTree
            || tree instanceof ClassTree) {
          return null;
        }
        found[0] = leaves(tree, within) && which.test(tree);
        within.push(tree);
        super.scan(tree, p);
        within.pop();
        return null;
      }
    }.scan(code, null);
    return found[0];
  }
}
