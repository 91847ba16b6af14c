package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Loops that move the values of slots by one, away from one slot, into which the next statement
 * stores another value: {@code while (…) { a[j + 1] = a[j]; j--; } a[j + 1] = x}. So no two slots
 * hold one value behind it. In the other direction such a loop copies one value into all of them.
 */
final class MovedSlots {
  private static final String NEXT = " + 1";

  private final BoundModule module;
  private final VariableElement array;

  MovedSlots(BoundModule module, VariableElement array) {
    this.module = module;
    this.array = array;
  }

  /** Whether that is so of the value of an assignment: a slot of the array. */
  boolean isReplacedBehind(TreePath value) {
    TreePath round = HandedOn.round(value);
    return round != null
        && round.getParentPath().getLeaf() instanceof BlockTree block
        && value.getLeaf() instanceof ArrayAccessTree from
        && value.getParentPath().getLeaf() instanceof AssignmentTree move
        && BoundModule.withoutParentheses(move.getVariable()) instanceof ArrayAccessTree to
        && moves(round.getLeaf(), to.getIndex().toString(), from.getIndex().toString())
        && isReplaced(round, block.getStatements());
  }

  private static boolean moves(Tree round, String to, String from) {
    return (from.equals(to + NEXT) && counts(round, to, "INCREMENT"))
        || (to.equals(from + NEXT) && counts(round, from, "DECREMENT"));
  }

  /** Whether each change of a counter is one by one, in one direction. */
  private static boolean counts(Tree round, String counter, String direction) {
    boolean[] found = new boolean[2];
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitUnary(UnaryTree tree, Void p) {
        if (tree.getExpression().toString().equals(counter)) {
          found[tree.getKind().name().endsWith(direction) ? 0 : 1] = true;
        }
        return super.visitUnary(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        found[1] |= tree.getVariable().toString().equals(counter);
        return super.visitAssignment(tree, p);
      }
    }.scan(round, null);
    return found[0] && !found[1];
  }

  private boolean isReplaced(TreePath round, List<? extends StatementTree> block) {
    int next = block.indexOf(round.getLeaf()) + 1;
    return next < block.size()
        && block.get(next) instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof AssignmentTree store
        && BoundModule.withoutParentheses(store.getVariable()) instanceof ArrayAccessTree slot
        && isSlot(round, slot)
        && !isSlot(round, store.getExpression());
  }

  private boolean isSlot(TreePath around, ExpressionTree part) {
    TreePath path = TreePath.getPath(around.getCompilationUnit(), part);
    return array.equals(module.element(Stores.root(path)));
  }
}
