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
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
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

  /** The value of a constant expression, in a box or as a string; null for another one. */
  public static Object value(BoundModule module, TreePath path) {
    Tree e = path.getLeaf();
    if (e instanceof LiteralTree t) {
      return t.getValue();
    }
    if (e instanceof IdentifierTree || e instanceof MemberSelectTree) {
      return module.element(path) instanceof VariableElement v ? v.getConstantValue() : null;
    }
    if (e instanceof ParenthesizedTree t) {
      return value(module, path, t.getExpression());
    }
    if (e instanceof UnaryTree t) {
      Object of = value(module, path, t.getExpression());
      return of == null ? null : ConstantOperators.unary(t.getKind(), of);
    }
    if (e instanceof BinaryTree t) {
      Object left = value(module, path, t.getLeftOperand());
      Object right = left == null ? null : value(module, path, t.getRightOperand());
      return right == null ? null : ConstantOperators.binary(t.getKind(), left, right);
    }
    if (e instanceof ConditionalExpressionTree t) {
      Object condition = value(module, path, t.getCondition());
      Object whenTrue = value(module, path, t.getTrueExpression());
      Object whenFalse = value(module, path, t.getFalseExpression());
      return condition == null || whenTrue == null || whenFalse == null
          ? null
          : cast(module, path, condition.equals(true) ? whenTrue : whenFalse);
    }
    if (e instanceof TypeCastTree t) {
      Object of = value(module, path, t.getExpression());
      return of == null ? null : cast(module, path, of);
    }
    return null;
  }

  private static Object value(BoundModule module, TreePath whole, Tree part) {
    return value(module, new TreePath(whole, part));
  }

  /** A value as one of the type that an expression has; null where that has no constants. */
  private static Object cast(BoundModule module, TreePath path, Object value) {
    TypeMirror type = module.type(path);
    if (type != null && type.getKind().isPrimitive()) {
      return ConstantOperators.cast(type.getKind(), value);
    }
    boolean isText =
        type != null
            && module.types().isSameType(type, module.namedType("java.lang.String").asType());
    return isText && value instanceof String ? value : null;
  }
}
