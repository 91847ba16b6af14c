package org.ajws.processor.emit;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Boxes that are opened where a primitive value is asked for. The compiler calls a method for that,
 * which throws where there is no box, and notes the line of the box for it.
 */
public final class Unboxing {
  private final BoundModule module;

  /** That of a module. */
  public Unboxing(BoundModule module) {
    this.module = module;
  }

  /** Whether what an expression gives is opened at once; of parentheses the outermost are asked. */
  public boolean isAt(TreePath expression) {
    Tree around = expression.getParentPath().getLeaf();
    return isBox(module.type(expression))
        && !(around instanceof ParenthesizedTree)
        && isPrimitiveAsked(expression, expression.getLeaf(), around);
  }

  private boolean isPrimitiveAsked(TreePath path, Tree e, Tree around) {
    TreePath parent = path.getParentPath();
    if (around instanceof BinaryTree t) {
      boolean compares = t.getKind() == Tree.Kind.EQUAL_TO || t.getKind() == Tree.Kind.NOT_EQUAL_TO;
      Tree other = t.getLeftOperand() == e ? t.getRightOperand() : t.getLeftOperand();
      return compares
          ? isPrimitive(module.type(new TreePath(parent, other)))
          : isPrimitive(module.type(parent));
    }
    if (around instanceof UnaryTree
        || around instanceof ConditionalExpressionTree
        || around instanceof TypeCastTree) {
      boolean condition = around instanceof ConditionalExpressionTree c && c.getCondition() == e;
      return condition || isPrimitive(module.type(parent));
    }
    if (around instanceof AssignmentTree t) {
      return t.getExpression() == e && isPrimitive(module.type(parent));
    }
    if (around instanceof CompoundAssignmentTree t) {
      return t.getExpression() == e && isBoxOrPrimitive(module.type(parent));
    }
    if (around instanceof ArrayAccessTree t) {
      return t.getIndex() == e;
    }
    if (around instanceof VariableTree) {
      return module.element(parent) instanceof VariableElement v && isPrimitive(v.asType());
    }
    if (around instanceof MethodInvocationTree t) {
      return isArgument(parent, t.getArguments(), e);
    }
    if (around instanceof NewClassTree t) {
      return isArgument(parent, t.getArguments(), e);
    }
    return isCondition(path, parent);
  }

  private static boolean isCondition(TreePath path, TreePath parent) {
    Tree statement = parent.getParentPath() == null ? null : parent.getLeaf();
    ExpressionTree condition =
        statement instanceof ForLoopTree f
            ? f.getCondition()
            : statement instanceof IfTree i
                ? i.getCondition()
                : statement instanceof WhileLoopTree w
                    ? w.getCondition()
                    : statement instanceof DoWhileLoopTree d ? d.getCondition() : null;
    return condition == path.getLeaf();
  }

  private boolean isArgument(TreePath call, List<? extends ExpressionTree> arguments, Tree e) {
    int n = arguments.indexOf(e);
    if (n < 0 || !(module.element(call) instanceof ExecutableElement method)) {
      return false;
    }
    List<? extends VariableElement> parameters = method.getParameters();
    return n < parameters.size() && isPrimitive(parameters.get(n).asType());
  }

  private static boolean isPrimitive(TypeMirror type) {
    return type != null && type.getKind().isPrimitive();
  }

  private boolean isBoxOrPrimitive(TypeMirror type) {
    return isPrimitive(type) || isBox(type);
  }

  private boolean isBox(TypeMirror type) {
    if (type == null || type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    try {
      return module.types().unboxedType(type) != null;
    } catch (IllegalArgumentException e) {
      return false; // no box
    }
  }
}
