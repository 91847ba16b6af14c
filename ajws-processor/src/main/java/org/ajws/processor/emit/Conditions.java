package org.ajws.processor.emit;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import org.ajws.processor.plan.frames.Bindings;

/** Which expressions the compiler makes jumps of, instead of a value. */
final class Conditions {
  private Conditions() {}

  /** Whether a path leads to one, or to a branch, an operand or what a case gives of one. */
  static boolean is(TreePath path) {
    Tree tree = path.getLeaf();
    Tree around = path.getParentPath().getLeaf();
    if (around instanceof ParenthesizedTree) {
      return is(path.getParentPath());
    }
    if (around instanceof ConditionalExpressionTree t) {
      return tree == t.getCondition() || is(path.getParentPath());
    }
    if (around instanceof YieldTree || (around instanceof CaseTree t && tree == t.getBody())) {
      TreePath whole = path.getParentPath();
      while (whole.getLeaf() instanceof StatementTree || whole.getLeaf() instanceof CaseTree) {
        whole = whole.getParentPath();
      }
      return is(whole);
    }
    return around instanceof IfTree
        || around instanceof WhileLoopTree
        || around instanceof DoWhileLoopTree
        || (around instanceof ForLoopTree t && tree == t.getCondition())
        || (around instanceof AssertTree t && tree == t.getCondition())
        || (around instanceof CaseTree t && tree == Bindings.guard(t))
        || (around instanceof UnaryTree t && t.getKind() == Tree.Kind.LOGICAL_COMPLEMENT)
        || (around instanceof BinaryTree t
            && (t.getKind() == Tree.Kind.CONDITIONAL_AND
                || t.getKind() == Tree.Kind.CONDITIONAL_OR));
  }
}
