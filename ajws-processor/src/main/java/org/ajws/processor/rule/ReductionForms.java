package org.ajws.processor.rule;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.ReductionOperator;
import org.ajws.processor.program.SideEffects;
import org.ajws.processor.source.BoundModule;

/** Recognises the statements that update a reduction variable, and their operation. */
final class ReductionForms {
  private static final Set<String> MATH =
      Set.of(
          "java.lang.Math",
          "java.lang.StrictMath",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double");

  private final BoundModule module;
  private final LocalVariables.Index index;
  private final VariableElement variable;
  private final SideEffects sideEffects;

  ReductionForms(BoundModule module, LocalVariables.Index index, VariableElement variable) {
    this.module = module;
    this.index = index;
    this.variable = variable;
    this.sideEffects = new SideEffects(module);
  }

  /**
   * One update.
   *
   * @param operator null for {@code s = reducer.combine(s, e)}
   * @param own the mentions of the variable that belong to the form
   * @param at the statement
   */
  record Update(ReductionOperator operator, List<IdentifierTree> own, TreePath at) {}

  /** The declaration that an operation needs: only numbers and booleans have operators. */
  static String annotation(
      BoundModule module, ReductionOperator operator, VariableElement variable) {
    TypeMirror type = variable.asType();
    return ReductionDeclarations.fits(module.types(), operator, type)
        ? "@Reduce(" + operator + ")"
        : "@Reduce(by = ...), a Reducer for " + type + ",";
  }

  /** The one operator by which all uses update the variable; null where they do something else. */
  static ReductionOperator onlyOperator(List<Update> updates, List<IdentifierTree> uses) {
    Set<ReductionOperator> operators = new HashSet<>();
    Set<IdentifierTree> own = Collections.newSetFromMap(new IdentityHashMap<>());
    updates.forEach(
        u -> {
          operators.add(u.operator());
          own.addAll(u.own());
        });
    boolean one = operators.size() == 1 && own.containsAll(uses);
    return one ? operators.iterator().next() : null;
  }

  /** All updates in a piece of code. */
  List<Update> in(TreePath code) {
    List<Update> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitExpressionStatement(ExpressionStatementTree tree, Void p) {
        add(expression(tree.getExpression(), getCurrentPath()));
        return super.visitExpressionStatement(tree, p);
      }

      @Override
      public Void visitIf(IfTree tree, Void p) {
        add(choice(tree, getCurrentPath()));
        return super.visitIf(tree, p);
      }

      private void add(Update update) {
        if (update != null) {
          found.add(update);
        }
      }
    }.scan(code, null);
    return found;
  }

  private boolean is(Tree tree) {
    return variable.equals(index.variable(tree));
  }

  private static IdentifierTree identifier(ExpressionTree tree) {
    return (IdentifierTree) BoundModule.withoutParentheses(tree);
  }

  private boolean mentions(Tree tree) {
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitIdentifier(IdentifierTree id, Void p) {
            return is(id);
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(tree, null);
    return Boolean.TRUE.equals(found);
  }

  /** {@code s op= e}, {@code s++}, {@code s = ...}; null for anything else. */
  private Update expression(ExpressionTree expression, TreePath at) {
    ExpressionTree tree = BoundModule.withoutParentheses(expression);
    if (tree instanceof UnaryTree unary && is(unary.getExpression())) {
      ReductionOperator operator = ReductionOperator.of(unary.getKind());
      return operator == null
          ? null
          : new Update(operator, List.of(identifier(unary.getExpression())), at);
    }
    if (tree instanceof CompoundAssignmentTree compound && is(compound.getVariable())) {
      ReductionOperator operator = ReductionOperator.of(compound.getKind());
      return operator == null || mentions(compound.getExpression())
          ? null
          : new Update(operator, List.of(identifier(compound.getVariable())), at);
    }
    if (tree instanceof AssignmentTree assignment && is(assignment.getVariable())) {
      return assignment(assignment, at);
    }
    return null;
  }

  private Update assignment(AssignmentTree assignment, TreePath at) {
    ExpressionTree value = BoundModule.withoutParentheses(assignment.getExpression());
    while (value instanceof TypeCastTree cast) { // s = (short) (s + e)
      value = BoundModule.withoutParentheses(cast.getExpression());
    }
    IdentifierTree target = identifier(assignment.getVariable());
    if (value instanceof BinaryTree binary && ReductionOperator.of(binary.getKind()) != null) {
      ReductionOperator operator = ReductionOperator.of(binary.getKind());
      IdentifierTree operand = operand(binary, operator);
      return operand == null ? null : new Update(operator, List.of(target, operand), at);
    }
    return value instanceof MethodInvocationTree call ? call(call, target, at) : null;
  }

  /**
   * The variable as an operand of a chain of one operation: {@code s + a - b}, {@code a + s}; null
   * where it is none, or is subtracted, or is mentioned elsewhere.
   */
  private IdentifierTree operand(BinaryTree tree, ReductionOperator operator) {
    ExpressionTree left = BoundModule.withoutParentheses(tree.getLeftOperand());
    ExpressionTree right = BoundModule.withoutParentheses(tree.getRightOperand());
    if (!mentions(right)) {
      return is(left) ? identifier(left) : chained(left, operator);
    }
    if (mentions(left) || tree.getKind() == Tree.Kind.MINUS) {
      return null;
    }
    return is(right) ? identifier(right) : chained(right, operator);
  }

  private IdentifierTree chained(ExpressionTree tree, ReductionOperator operator) {
    return tree instanceof BinaryTree inner && operator == ReductionOperator.of(inner.getKind())
        ? operand(inner, operator)
        : null;
  }

  private Update call(MethodInvocationTree call, IdentifierTree target, TreePath at) {
    TreePath path = TreePath.getPath(at, call);
    if (!(module.element(path) instanceof ExecutableElement method)
        || call.getArguments().size() != 2) {
      return null;
    }
    ExpressionTree first = call.getArguments().get(0);
    ExpressionTree second = call.getArguments().get(1);
    String name = method.getSimpleName().toString();
    boolean extreme = name.equals("min") || name.equals("max");
    if (extreme && MATH.contains(method.getEnclosingElement().toString())) {
      ReductionOperator operator =
          name.equals("min") ? ReductionOperator.MIN : ReductionOperator.MAX;
      if (is(first) && !mentions(second)) {
        return new Update(operator, List.of(target, identifier(first)), at);
      }
      if (is(second) && !mentions(first)) {
        return new Update(operator, List.of(target, identifier(second)), at);
      }
      return null;
    }
    boolean combine = name.equals("combine") && is(first) && !mentions(second);
    return combine && isReducer(method.getEnclosingElement())
        ? new Update(null, List.of(target, identifier(first)), at)
        : null;
  }

  private boolean isReducer(Element owner) {
    TypeElement reducer = module.namedType("org.ajws.Reducer");
    return reducer != null
        && module
            .types()
            .isSubtype(
                module.types().erasure(owner.asType()), module.types().erasure(reducer.asType()));
  }

  /** {@code if (e < s) s = e;} and its mirror images. */
  private Update choice(IfTree tree, TreePath at) {
    if (tree.getElseStatement() != null
        || !(BoundModule.withoutParentheses(tree.getCondition()) instanceof BinaryTree test)
        || !(only(tree.getThenStatement()) instanceof ExpressionStatementTree then)
        || !(BoundModule.withoutParentheses(then.getExpression()) instanceof AssignmentTree set)
        || !is(set.getVariable())) {
      return null;
    }
    ExpressionTree left = BoundModule.withoutParentheses(test.getLeftOperand());
    ExpressionTree right = BoundModule.withoutParentheses(test.getRightOperand());
    ExpressionTree other = is(left) ? right : left;
    boolean variableLess;
    switch (test.getKind()) {
      case LESS_THAN, LESS_THAN_EQUAL -> variableLess = is(left);
      case GREATER_THAN, GREATER_THAN_EQUAL -> variableLess = is(right);
      default -> {
        return null;
      }
    }
    ExpressionTree value = BoundModule.withoutParentheses(set.getExpression());
    TreePath otherPath = TreePath.getPath(at, other);
    boolean same =
        is(left) != is(right)
            && !mentions(other)
            && value.toString().equals(other.toString())
            && !sideEffects.has(otherPath);
    if (!same) {
      return null;
    }
    return new Update(
        variableLess ? ReductionOperator.MAX : ReductionOperator.MIN,
        List.of(identifier(is(left) ? left : right), identifier(set.getVariable())),
        at);
  }

  private static StatementTree only(StatementTree tree) {
    return tree instanceof BlockTree block && block.getStatements().size() == 1
        ? block.getStatements().get(0)
        : tree;
  }
}
