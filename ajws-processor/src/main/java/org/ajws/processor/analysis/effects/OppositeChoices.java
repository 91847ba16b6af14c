package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/**
 * Locals that hold one of two objects, of which one condition says which: of {@code x = b ? p : q}
 * and {@code y = b ? q : p}, never the same.
 */
final class OppositeChoices {
  /**
   * What a local holds where a condition is true, and where it is false.
   *
   * @param condition its text; of variables that keep what they have
   * @param variables these, in the order of the text
   */
  private record Choice(
      String condition, List<Element> variables, AccessPath ifTrue, AccessPath ifFalse) {
    /** Whether a place is one of the object of one side, and not of the other. */
    private boolean isOf(AccessPath place, boolean side) {
      return place.startsWith(side ? ifTrue : ifFalse)
          && !place.startsWith(side ? ifFalse : ifTrue);
    }

    private boolean isOfSame(Choice other) {
      return condition.equals(other.condition) && variables.equals(other.variables);
    }
  }

  private final Map<Element, Choice> known = new HashMap<>();

  /**
   * Notes what a local is given.
   *
   * @param locals of its file
   * @param value of an expression
   */
  void note(
      VariableElement local,
      ExpressionTree initialiser,
      LocalVariables.Index locals,
      Function<ExpressionTree, Value> value) {
    if (BoundModule.withoutParentheses(initialiser) instanceof ConditionalExpressionTree choice) {
      note(
          local,
          choice.getCondition(),
          locals,
          value.apply(choice.getTrueExpression()),
          value.apply(choice.getFalseExpression()));
    }
  }

  /**
   * The same of one that the two branches of an {@code if} assign.
   *
   * @param values what it is given
   */
  void note(
      VariableElement local,
      List<TreePath> values,
      LocalVariables.Index locals,
      Function<TreePath, Value> value) {
    if (values.size() == 2) {
      TreePath first = branch(values.get(0));
      TreePath second = branch(values.get(1));
      if (first != null
          && second != null
          && first.getParentPath().getLeaf() == second.getParentPath().getLeaf()
          && first.getLeaf() != second.getLeaf()) {
        IfTree choice = (IfTree) first.getParentPath().getLeaf();
        boolean inOrder = choice.getThenStatement() == first.getLeaf();
        note(
            local,
            choice.getCondition(),
            locals,
            value.apply(values.get(inOrder ? 0 : 1)),
            value.apply(values.get(inOrder ? 1 : 0)));
      }
    }
  }

  /** The branch that an assignment is a statement of; null for others. */
  private static TreePath branch(TreePath value) {
    TreePath at = value.getParentPath();
    while (at.getLeaf() instanceof AssignmentTree
        || at.getLeaf() instanceof ExpressionStatementTree
        || at.getLeaf() instanceof BlockTree) {
      if (at.getParentPath().getLeaf() instanceof IfTree) {
        return at;
      }
      at = at.getParentPath();
    }
    return null;
  }

  private void note(
      VariableElement local,
      ExpressionTree decides,
      LocalVariables.Index locals,
      Value whereTrue,
      Value whereFalse) {
    ExpressionTree condition = BoundModule.withoutParentheses(decides);
    boolean opposite = condition.getKind() == Tree.Kind.LOGICAL_COMPLEMENT;
    if (opposite) {
      condition = BoundModule.withoutParentheses(((UnaryTree) condition).getExpression());
    }
    List<Element> variables = new ArrayList<>();
    if (isFixed(condition, locals, variables)
        && whereTrue instanceof AccessPath ifTrue
        && whereFalse instanceof AccessPath ifFalse) {
      String text = condition.toString();
      known.put(
          local,
          opposite
              ? new Choice(text, variables, ifFalse, ifTrue)
              : new Choice(text, variables, ifTrue, ifFalse));
    }
  }

  /** Whether a condition is made of locals and parameters that keep what they have. */
  private static boolean isFixed(
      ExpressionTree condition, LocalVariables.Index locals, List<Element> variables) {
    ExpressionTree tree = BoundModule.withoutParentheses(condition);
    if (tree instanceof BinaryTree both) {
      return isFixed(both.getLeftOperand(), locals, variables)
          && isFixed(both.getRightOperand(), locals, variables);
    } else if (tree instanceof IdentifierTree) {
      VariableElement variable = locals.variable(tree);
      variables.add(variable);
      return variable != null && locals.isConstant(variable);
    }
    return tree instanceof LiteralTree;
  }

  /**
   * Whether two pieces of code that come to a place do so by two locals that are never the same
   * object.
   */
  boolean are(Tree one, Tree other, AccessPath place, Function<Tree, Element> element) {
    if (known.isEmpty() || !(place.origin() instanceof AccessPath.Origin.Variable)) {
      return false;
    }
    Choice first = only(one, element);
    Choice second = first == null ? null : only(other, element);
    if (second == null || !first.isOfSame(second)) {
      return false;
    }
    return first.isOf(place, true) && second.isOf(place, false)
        || first.isOf(place, false) && second.isOf(place, true);
  }

  /** The choice of the one local by which code comes to objects; null if there are others. */
  private Choice only(Tree code, Function<Tree, Element> element) {
    Set<Element> named = new HashSet<>();
    boolean[] more = new boolean[1];
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (element.apply(tree) instanceof VariableElement v
            && !v.asType().getKind().isPrimitive()) {
          named.add(v);
          more[0] |= v.getKind() == ElementKind.FIELD;
        }
        return null;
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        more[0] |= tree.getMethodSelect() instanceof IdentifierTree;
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(code, null);
    return named.size() == 1 && !more[0] ? known.get(named.iterator().next()) : null;
  }
}
