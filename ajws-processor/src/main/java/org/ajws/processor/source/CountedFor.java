package org.ajws.processor.source;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;

/**
 * A {@code for} that counts its variable up or down to a bound, as far as its form tells. Of what
 * type the parts are, and whether they have side effects, is known only when the module is bound.
 *
 * @param relation of the variable to the bound, for which the loop goes on
 * @param bound does not mention the variable
 * @param step what the update adds; null for 1
 * @param negated whether the update subtracts instead
 * @param compound whether the update is {@code +=} or {@code -=}, whose operand may be wider than
 *     the variable
 */
public record CountedFor(
    Relation relation,
    ExpressionTree bound,
    ExpressionTree step,
    boolean negated,
    boolean compound) {
  /** How a variable is compared; the names of the runtime's relations. */
  public enum Relation {
    LT,
    LE,
    GT,
    GE,
    NE;

    private static Relation of(Tree.Kind kind) {
      return switch (kind) {
        case LESS_THAN -> LT;
        case LESS_THAN_EQUAL -> LE;
        case GREATER_THAN -> GT;
        case GREATER_THAN_EQUAL -> GE;
        case NOT_EQUAL_TO -> NE;
        default -> null;
      };
    }

    /** The relation of {@code a} to {@code b} where this is that of {@code b} to {@code a}. */
    private Relation mirrored() {
      return switch (this) {
        case LT -> GT;
        case LE -> GE;
        case GT -> LT;
        case GE -> LE;
        case NE -> NE;
      };
    }
  }

  /** What a loop counts; null where it does not count the variable that it declares. */
  public static CountedFor of(ForLoopTree loop, VariableTree variable) {
    if (loop.getInitializer().size() != 1
        || loop.getUpdate().size() != 1
        || variable.getInitializer() == null
        || !(BoundModule.withoutParentheses(loop.getCondition()) instanceof BinaryTree test)) {
      return null;
    }
    Counter counter = new Counter(variable.getName().toString());
    Relation relation = Relation.of(test.getKind());
    ExpressionTree bound = counter.other(test);
    CountedFor counted = counter.update(loop.getUpdate().get(0).getExpression());
    if (relation == null || bound == null || counted == null) {
      return null;
    }
    Relation toBound = counter.is(test.getLeftOperand()) ? relation : relation.mirrored();
    CountedFor whole =
        new CountedFor(toBound, bound, counted.step, counted.negated, counted.compound);
    return whole.fits() ? whole : null;
  }

  /** {@code i++} goes with {@code <}; a literal of the wrong sign makes a general header. */
  private boolean fits() {
    boolean literal =
        step == null || BoundModule.withoutParentheses(step).getKind() == Tree.Kind.INT_LITERAL;
    return switch (relation) {
      case LT, LE -> !(literal && negated);
      case GT, GE -> !(literal && !negated);
      case NE -> true;
    };
  }

  /** The variable in the parts of a header; nothing else there can have its name. */
  private record Counter(String name) {
    boolean is(ExpressionTree tree) {
      return BoundModule.withoutParentheses(tree) instanceof IdentifierTree id
          && id.getName().contentEquals(name);
    }

    /** The operand beside the variable; null where that stands on no side, or on both. */
    ExpressionTree other(BinaryTree tree) {
      ExpressionTree other =
          is(tree.getLeftOperand())
              ? tree.getRightOperand()
              : is(tree.getRightOperand()) ? tree.getLeftOperand() : null;
      return other == null || mentionedIn(other) ? null : other;
    }

    private boolean mentionedIn(ExpressionTree tree) {
      boolean[] found = {false};
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitIdentifier(IdentifierTree id, Void p) {
          found[0] |= id.getName().contentEquals(name);
          return null;
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void p) {
          return call.getMethodSelect() instanceof IdentifierTree // names no variable
              ? scan(call.getArguments(), p)
              : super.visitMethodInvocation(call, p);
        }
      }.scan(tree, null);
      return found[0];
    }

    /** The step of an update, without the bound; null for other updates. */
    CountedFor update(ExpressionTree expression) {
      ExpressionTree update = BoundModule.withoutParentheses(expression);
      if (update instanceof UnaryTree unary && is(unary.getExpression())) {
        return switch (unary.getKind()) {
          case POSTFIX_INCREMENT, PREFIX_INCREMENT -> step(null, false, false);
          case POSTFIX_DECREMENT, PREFIX_DECREMENT -> step(null, true, false);
          default -> null;
        };
      }
      if (update instanceof CompoundAssignmentTree compound
          && is(compound.getVariable())
          && !mentionedIn(compound.getExpression())) {
        return switch (compound.getKind()) {
          case PLUS_ASSIGNMENT -> step(compound.getExpression(), false, true);
          case MINUS_ASSIGNMENT -> step(compound.getExpression(), true, true);
          default -> null;
        };
      }
      if (update instanceof AssignmentTree assign
          && is(assign.getVariable())
          && BoundModule.withoutParentheses(assign.getExpression()) instanceof BinaryTree sum
          && other(sum) != null) {
        boolean minus = sum.getKind() == Tree.Kind.MINUS;
        if (sum.getKind() == Tree.Kind.PLUS || (minus && is(sum.getLeftOperand()))) {
          return step(other(sum), minus, false);
        }
      }
      return null;
    }

    private static CountedFor step(ExpressionTree step, boolean negated, boolean compound) {
      return new CountedFor(null, null, step, negated, compound);
    }
  }
}
