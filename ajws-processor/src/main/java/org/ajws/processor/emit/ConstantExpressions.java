package org.ajws.processor.emit;

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
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Constant expressions (JLS 15.29). The compiler computes them: it narrows them to the type that is
 * asked for, decides by them what can be reached, and notes no lines in them. Nothing may be put
 * around a part of one, which would be constant no longer.
 */
public final class ConstantExpressions {
  private static final Set<Tree.Kind> OPERATORS =
      Set.of(
          Tree.Kind.UNARY_PLUS,
          Tree.Kind.UNARY_MINUS,
          Tree.Kind.BITWISE_COMPLEMENT,
          Tree.Kind.LOGICAL_COMPLEMENT);

  private ConstantExpressions() {}

  /** Whether an expression is a constant one. */
  public static boolean is(BoundModule module, TreePath path) {
    Tree e = path.getLeaf();
    if (e instanceof LiteralTree) {
      return e.getKind() != Tree.Kind.NULL_LITERAL;
    }
    if (e instanceof IdentifierTree || e instanceof MemberSelectTree) {
      return module.element(path) instanceof VariableElement v && v.getConstantValue() != null;
    }
    if (e instanceof ParenthesizedTree t) {
      return is(module, path, t.getExpression());
    }
    if (e instanceof UnaryTree t) {
      return OPERATORS.contains(t.getKind()) && is(module, path, t.getExpression());
    }
    if (e instanceof BinaryTree t) {
      return is(module, path, t.getLeftOperand()) && is(module, path, t.getRightOperand());
    }
    if (e instanceof ConditionalExpressionTree t) {
      return is(module, path, t.getCondition())
          && is(module, path, t.getTrueExpression())
          && is(module, path, t.getFalseExpression());
    }
    return e instanceof TypeCastTree t
        && isOfConstants(module, module.type(path))
        && is(module, path, t.getExpression());
  }

  private static boolean is(BoundModule module, TreePath whole, Tree part) {
    return is(module, new TreePath(whole, part));
  }

  private static boolean isOfConstants(BoundModule module, TypeMirror type) {
    return type != null
        && (type.getKind().isPrimitive()
            || module.types().isSameType(type, module.namedType("java.lang.String").asType()));
  }
}
