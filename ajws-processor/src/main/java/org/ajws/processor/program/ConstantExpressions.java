package org.ajws.processor.program;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Constant expressions (JLS 15.29). The compiler computes them: it narrows them to the type that is
 * asked for, decides by them what can be reached, and notes no lines in them. Nothing may be put
 * around a part of one, which would be constant no longer.
 */
public final class ConstantExpressions {
  private ConstantExpressions() {}

  /** Whether an expression is a constant one. */
  public static boolean is(BoundModule module, TreePath path) {
    return value(module, path) != null;
  }

  /**
   * What it is, a text as an object that is one when it is asked for it; null if the program
   * computes it, or fails to: {@code 1 / 0} is no constant.
   */
  public static Object value(BoundModule module, TreePath path) {
    Tree e = path.getLeaf();
    if (e instanceof LiteralTree literal) {
      return literal.getValue();
    }
    if (e instanceof IdentifierTree) {
      return ofVariable(module.element(path));
    }
    if (e instanceof MemberSelectTree t) {
      boolean ofType = module.element(new TreePath(path, t.getExpression())) instanceof TypeElement;
      return ofType ? ofVariable(module.element(path)) : null; // no field of an object
    }
    if (e instanceof ParenthesizedTree t) {
      return value(module, path, t.getExpression());
    }
    if (e instanceof UnaryTree t) {
      Object operand = value(module, path, t.getExpression());
      return operand == null ? null : ConstantOperators.apply(t.getKind(), operand);
    }
    if (e instanceof BinaryTree t) {
      Object left = value(module, path, t.getLeftOperand());
      Object right = left == null ? null : value(module, path, t.getRightOperand());
      return right == null ? null : ConstantOperators.apply(t.getKind(), left, right);
    }
    if (e instanceof ConditionalExpressionTree t) {
      Object condition = value(module, path, t.getCondition());
      Object yes = condition == null ? null : value(module, path, t.getTrueExpression());
      Object no = yes == null ? null : value(module, path, t.getFalseExpression());
      Object chosen = Boolean.TRUE.equals(condition) ? yes : no;
      return no == null ? null : ConstantOperators.cast(chosen, module.type(path));
    }
    if (e instanceof TypeCastTree t) {
      Object value = value(module, path, t.getExpression());
      return value == null ? null : ConstantOperators.cast(value, module.type(path));
    }
    return null;
  }

  private static Object ofVariable(Element element) {
    return element instanceof VariableElement v ? v.getConstantValue() : null;
  }

  private static Object value(BoundModule module, TreePath whole, Tree part) {
    return value(module, new TreePath(whole, part));
  }
}
