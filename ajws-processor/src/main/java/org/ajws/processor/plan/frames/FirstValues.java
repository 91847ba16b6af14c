package org.ajws.processor.plan.frames;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/**
 * Finds locals that get their first value in an expression, before a call in it that may unwind: in
 * {@code f(x = 3, fib(n))}, for instance. At the call's point such a local has a value that is
 * needed later, but the handler around the expression cannot read it, because for the compiler it
 * may be unassigned there.
 */
final class FirstValues {
  private final Method method;
  private final PointTable table;

  FirstValues(Method method, PointTable table) {
    this.method = method;
    this.table = table;
  }

  /** Refuses an expression of a statement that would lose such a value. */
  void require(TreePath statement, ExpressionTree expression) throws Unsupported {
    List<MethodInvocationTree> sites = sites(expression);
    for (AssignmentTree a : assignments(expression)) {
      VariableElement v = method.locals().variable(a.getVariable());
      if (v != null
          && (sites.stream().anyMatch(s -> isBefore(a, s) || areInChoice(expression, a, s))
              || isInDecidingSwitch(expression, a, v))
          && table.live().isEmptyAt(v, statement, method.end(a))) {
        throw new Unsupported(
            "a local that gets its first value in an expression, before a spawning call in it");
      }
    }
  }

  /**
   * Whether an assignment and a call stand in what a part of the expression evaluates on condition
   * only: that becomes an {@code if}, and for the compiler the local is without a value behind it
   * though the expression's value says otherwise.
   */
  private boolean areInChoice(ExpressionTree e, AssignmentTree a, MethodInvocationTree call) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitBinary(BinaryTree tree, Void p) {
        if (tree.getKind() == Tree.Kind.CONDITIONAL_AND
            || tree.getKind() == Tree.Kind.CONDITIONAL_OR) {
          found[0] |= isIn(tree.getRightOperand(), a) && isIn(tree.getRightOperand(), call);
        }
        return super.visitBinary(tree, p);
      }

      @Override
      public Void visitConditionalExpression(ConditionalExpressionTree tree, Void p) {
        found[0] |=
            isIn(tree, a)
                && isIn(tree, call)
                && !isIn(tree.getCondition(), a)
                && !isIn(tree.getCondition(), call);
        return super.visitConditionalExpression(tree, p);
      }
    }.scan(e, null);
    return found[0];
  }

  /**
   * The same of a switch expression of a truth value, which becomes a switch where a call in it may
   * unwind. What is declared in it is not asked for behind it.
   */
  private boolean isInDecidingSwitch(ExpressionTree e, AssignmentTree a, VariableElement v) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitSwitchExpression(SwitchExpressionTree tree, Void p) {
        found[0] |=
            isIn(tree, a)
                && method.module().type(method.path(tree)).getKind() == TypeKind.BOOLEAN
                && mayUnwind(tree)
                && !isDeclaredIn(tree, v);
        return super.visitSwitchExpression(tree, p);
      }
    }.scan(e, null);
    return found[0];
  }

  private boolean mayUnwind(SwitchExpressionTree tree) {
    return Boolean.TRUE.equals(
        new PointScanner(method) {
          @Override
          public Boolean visitMethodInvocation(MethodInvocationTree call, Void p) {
            return method.isSite().test(call)
                || Boolean.TRUE.equals(super.visitMethodInvocation(call, p));
          }
        }.scan(tree, null));
  }

  private boolean isDeclaredIn(SwitchExpressionTree tree, VariableElement v) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree declaration, Void p) {
        found[0] |= v.equals(method.variable(declaration));
        return super.visitVariable(declaration, p);
      }
    }.scan(tree, null);
    return found[0];
  }

  private boolean isIn(Tree tree, Tree part) {
    return method.start(tree) <= method.start(part) && method.end(part) <= method.end(tree);
  }

  /** Whether an assignment is made before a call, by the order of evaluation. */
  private boolean isBefore(AssignmentTree assignment, MethodInvocationTree call) {
    boolean around =
        method.start(assignment) <= method.start(call)
            && method.end(assignment) >= method.end(call);
    return !around && method.start(assignment) < method.end(call);
  }

  /** The assignments of an expression, those in calls that are barriers included. */
  private static List<AssignmentTree> assignments(ExpressionTree expression) {
    List<AssignmentTree> found = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        found.add(tree);
        return super.visitAssignment(tree, p);
      }
    }.scan(expression, null);
    return found;
  }

  /** The calls that may unwind; statements in a switch expression have points of their own. */
  private List<MethodInvocationTree> sites(ExpressionTree expression) {
    List<MethodInvocationTree> found = new ArrayList<>();
    new PointScanner(method) {
      @Override
      public Boolean scan(Tree tree, Void p) {
        boolean statement = tree instanceof StatementTree && !(tree instanceof CaseTree);
        return statement ? false : super.scan(tree, p);
      }

      @Override
      public Boolean visitMethodInvocation(MethodInvocationTree call, Void p) {
        if (method.isSite().test(call)) {
          found.add(call);
        }
        return super.visitMethodInvocation(call, p);
      }
    }.scan(expression, null);
    return found;
  }
}
