package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import org.ajws.processor.source.BoundModule;

/**
 * An index that goes round: {@code k == n ? 0 : k}, {@code k == n - 1 ? 0 : k + 1}, {@code k >= n ?
 * k - n : k}, {@code k < 0 ? k + n : k} and {@code k == 0 ? n - 1 : k - 1} are remainders by {@code
 * n}, as far as tells whether two of {@code n} values in a row are one slot. So are assignments
 * under an {@code if}.
 *
 * @param relation of the condition
 */
record Wrapped(Arithmetic arithmetic, Tree.Kind relation, Polynomial left, Polynomial right) {

  /** What a condition compares, if that has no effect; null for anything else. */
  static Wrapped of(SymbolicEvaluator walk, ExpressionTree condition) {
    if (!(BoundModule.withoutParentheses(condition) instanceof BinaryTree test)
        || !isPlain(test.getLeftOperand())
        || !isPlain(test.getRightOperand())
        || !Library.isIntegral(walk.type(test.getLeftOperand()))
        || !Library.isIntegral(walk.type(test.getRightOperand()))) {
      return null;
    }
    Value[] both = new Value[2];
    walk.statements.quietly(
        () -> {
          both[0] = walk.expressions.eval(test.getLeftOperand());
          both[1] = walk.expressions.eval(test.getRightOperand());
        });
    return both[0] instanceof Polynomial left && both[1] instanceof Polynomial right
        ? new Wrapped(walk.expressions.arithmetic(), test.getKind(), left, right)
        : null;
  }

  /** The same of a statement that assigns one variable under a condition. */
  static Wrapped of(SymbolicEvaluator walk, IfTree choice) {
    return isOne(choice.getThenStatement()) ? of(walk, choice.getCondition()) : null;
  }

  private static boolean isOne(StatementTree branch) {
    return branch instanceof ExpressionStatementTree
        || branch instanceof BlockTree block
            && block.getStatements().size() == 1
            && block.getStatements().get(0) instanceof ExpressionStatementTree;
  }

  private static boolean isPlain(ExpressionTree operand) {
    ExpressionTree tree = BoundModule.withoutParentheses(operand);
    return tree instanceof IdentifierTree
        || tree instanceof LiteralTree
        || tree instanceof MemberSelectTree field && isPlain(field.getExpression())
        || tree instanceof BinaryTree both
            && isPlain(both.getLeftOperand())
            && isPlain(both.getRightOperand());
  }

  /** A value that is one where the condition is true and another where it is false; or null. */
  Polynomial either(Value ifTrue, Value ifFalse) {
    if (!(ifTrue instanceof Polynomial yes)
        || !(ifFalse instanceof Polynomial no)
        || yes.equals(no)) {
      return null;
    }
    return switch (relation) {
      case EQUAL_TO -> equal(yes, no);
      case NOT_EQUAL_TO -> equal(no, yes);
      case GREATER_THAN_EQUAL -> atLeast(left, right, yes, no);
      case LESS_THAN_EQUAL -> atLeast(right, left, yes, no);
      case LESS_THAN -> atLeast(left, right, no, yes);
      case GREATER_THAN -> atLeast(right, left, no, yes);
      default -> null;
    };
  }

  private Polynomial equal(Polynomial same, Polynomial other) {
    if (same.isZero()) { // where both are equal, the other one would be the bound
      Polynomial difference = left.minus(right);
      Polynomial goesRound = remainder(other, other.minus(difference));
      if (goesRound == null) {
        goesRound = remainder(other, other.plus(difference));
      }
      if (goesRound != null) {
        return goesRound;
      }
    }
    Polynomial one = Polynomial.constant(1);
    Polynomial tested = right.isZero() ? left : left.isZero() ? right : null;
    return tested != null && other.equals(tested.minus(one))
        ? remainder(tested.plus(same), same.plus(one))
        : null;
  }

  /** Of a value that is compared with a bound: what it is from there on, and what below. */
  private Polynomial atLeast(
      Polynomial value, Polynomial bound, Polynomial from, Polynomial below) {
    if (from.equals(value.minus(bound)) && below.equals(value)) {
      return remainder(value, bound);
    }
    return bound.isZero() && from.equals(value) ? remainder(below, below.minus(value)) : null;
  }

  /** Of a constant it would be said that two are certainly one. */
  private Polynomial remainder(Polynomial of, Polynomial by) {
    return by.isConstant() || by.varies() ? null : arithmetic.divide(of, by, true);
  }
}
