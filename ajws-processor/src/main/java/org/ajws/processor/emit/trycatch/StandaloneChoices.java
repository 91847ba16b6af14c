package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.EnumSet;
import java.util.Set;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.Temp;
import org.ajws.processor.source.BoundModule;

/**
 * Choices and switch expressions that find their types by themselves, out of those of their
 * branches. As the argument of a call they would ask each branch for the parameter's type instead,
 * which some could not give, and others would give as something else.
 */
final class StandaloneChoices {
  private static final Set<TypeKind> WIDE =
      EnumSet.of(TypeKind.BOOLEAN, TypeKind.INT, TypeKind.LONG, TypeKind.FLOAT, TypeKind.DOUBLE);

  private final Method method;
  private final Unboxing unboxing;

  StandaloneChoices(Method method, Unboxing unboxing) {
    this.method = method;
    this.unboxing = unboxing;
  }

  /**
   * Whether an expression is one, and of a type that cannot be asked of its branches: of a wide
   * number each branch can be one. Behind a cast it stays one.
   */
  boolean is(ExpressionTree e) {
    return isOfBranches(e)
        && !WIDE.contains(method.module().type(method.path(e)).getKind())
        && !isAsked(method.path(e));
  }

  private static boolean isOfBranches(Tree e) {
    return e instanceof ConditionalExpressionTree || e instanceof SwitchExpressionTree;
  }

  /**
   * A cast for one that is assigned to a temporary, which would ask its branches for its type: that
   * of a number is not the same, and one within it would be asked, too. Empty where none is needed.
   */
  String cast(ExpressionTree value, Temp temp) {
    ExpressionTree e = BoundModule.withoutParentheses(value);
    if (!isOfBranches(e) || isAsked(method.path(e))) {
      return "";
    }
    TypeMirror own = method.module().type(method.path(e));
    if (own.getKind().isPrimitive()) {
      return own.toString().equals(temp.type()) ? "" : "(" + own + ") ";
    }
    return holdsOther(e) ? "(" + temp.type() + ") " : "";
  }

  private static boolean holdsOther(ExpressionTree choice) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean scan(Tree tree, Void p) {
            return (tree != choice && isOfBranches(tree))
                || Boolean.TRUE.equals(super.scan(tree, p));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(choice, null));
  }

  /** Whether something around asks for a type. */
  private static boolean isAsked(TreePath path) {
    Tree tree = path.getLeaf();
    Tree around = path.getParentPath().getLeaf();
    if (around instanceof ParenthesizedTree
        || around instanceof YieldTree
        || around instanceof CaseTree
        || (around instanceof ConditionalExpressionTree t && t.getCondition() != tree)) {
      return isAsked(value(path.getParentPath()));
    }
    return around instanceof VariableTree
        || (around instanceof AssignmentTree t && t.getExpression() == tree)
        || around instanceof ReturnTree
        || around instanceof LambdaExpressionTree
        || around instanceof NewArrayTree
        || (around instanceof NewClassTree t && t.getArguments().contains(tree))
        || (around instanceof MethodInvocationTree t && t.getArguments().contains(tree));
  }

  /** What gives a value: of a case or {@code yield} the switch expression. */
  private static TreePath value(TreePath path) {
    TreePath at = path;
    while (at.getLeaf() instanceof YieldTree
        || at.getLeaf() instanceof CaseTree
        || !(at.getLeaf() instanceof ExpressionTree)) {
      at = at.getParentPath();
    }
    return at;
  }

  /**
   * Whether an expression is a box that a choice of numbers or truth values opens, where something
   * around asks for an object. What a generic method gives is no such box for the compiler, and the
   * choice one of objects.
   */
  boolean isBoxOfNumbers(ExpressionTree e) {
    TreePath path = method.path(e);
    while (path.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      path = path.getParentPath();
    }
    return path.getParentPath().getLeaf() instanceof ConditionalExpressionTree
        && unboxing.isAt(path)
        && isAsked(path.getParentPath());
  }
}
