package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import org.ajws.processor.program.ConstantExpressions;
import org.ajws.processor.source.BoundModule;

/**
 * Conditions whose outcome the rules of definite assignment know (JLS 16.1), since a constant
 * decides it: {@code n > 3 || true}. The compiler takes what follows from the other outcome for
 * never reached, though the condition as a whole is no constant.
 */
public final class Decided {
  private Decided() {}

  /** The outcome that a condition always has; null where it may have either. */
  public static Boolean outcome(BoundModule module, TreePath condition) {
    Tree e = condition.getLeaf();
    if (e instanceof ParenthesizedTree t) {
      return outcome(module, new TreePath(condition, t.getExpression()));
    }
    if (e instanceof UnaryTree t && t.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      Boolean of = outcome(module, new TreePath(condition, t.getExpression()));
      return of == null ? null : !of;
    }
    if (e instanceof BinaryTree t && isShort(t)) {
      boolean deciding = t.getKind() == Tree.Kind.CONDITIONAL_OR;
      Boolean left = outcome(module, new TreePath(condition, t.getLeftOperand()));
      Boolean right = outcome(module, new TreePath(condition, t.getRightOperand()));
      return is(left, deciding) || is(right, deciding)
          ? (Boolean) deciding
          : left == null || right == null ? null : left;
    }
    if (e instanceof ConditionalExpressionTree t) {
      Boolean which = outcome(module, new TreePath(condition, t.getCondition()));
      Boolean whenTrue = outcome(module, new TreePath(condition, t.getTrueExpression()));
      Boolean whenFalse = outcome(module, new TreePath(condition, t.getFalseExpression()));
      return which != null
          ? which ? whenTrue : whenFalse
          : whenTrue != null && whenTrue.equals(whenFalse) ? whenTrue : null;
    }
    return ConstantExpressions.value(module, condition) instanceof Boolean b ? b : null;
  }

  /** A part of an expression that is never evaluated, since a constant says so; null for none. */
  public static ExpressionTree neverEvaluated(BoundModule module, TreePath expression) {
    Tree e = expression.getLeaf();
    if (e instanceof BinaryTree t && isShort(t)) {
      Boolean left = outcome(module, new TreePath(expression, t.getLeftOperand()));
      return is(left, t.getKind() == Tree.Kind.CONDITIONAL_OR) ? t.getRightOperand() : null;
    }
    if (e instanceof ConditionalExpressionTree t) {
      Boolean which = outcome(module, new TreePath(expression, t.getCondition()));
      return which == null ? null : which ? t.getFalseExpression() : t.getTrueExpression();
    }
    return null;
  }

  private static boolean isShort(BinaryTree tree) {
    return tree.getKind() == Tree.Kind.CONDITIONAL_AND
        || tree.getKind() == Tree.Kind.CONDITIONAL_OR;
  }

  private static boolean is(Boolean outcome, boolean value) {
    return outcome != null && outcome == value;
  }
}
