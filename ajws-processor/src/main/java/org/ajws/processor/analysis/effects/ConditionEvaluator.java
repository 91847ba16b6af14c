package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Evaluates expressions of which a part is not always run ({@code &&}, {@code ||}, {@code ?:}), and
 * what the value of one tells about the locks that are held: behind {@code lock.tryLock() && ready}
 * the lock is held where it is true.
 */
final class ConditionEvaluator {
  private final SymbolicEvaluator walk;
  private Tree called;
  private Outcome given;

  ConditionEvaluator(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** A value, and what it tells. */
  record Tested(Value value, Outcome outcome) {}

  /** Notes what the result of a call tells, or a number that is 0 where it is false. */
  void tells(Tree call, Outcome outcome) {
    called = call;
    given = outcome;
    walk.locks = outcome.joint();
  }

  /** What the last one told is so where the result is false. */
  void negate() {
    given = given.negated();
  }

  /** A value alone: what is held behind it is what is held in both cases. */
  Value eval(ExpressionTree tree) {
    Tested tested = test(tree);
    walk.locks = tested.outcome().joint();
    return tested.value();
  }

  /** Evaluates an expression; who asks sets the locks to those of the way that he goes. */
  Tested test(ExpressionTree tree) {
    if (tree instanceof ParenthesizedTree inner) {
      return test(inner.getExpression());
    } else if (tree instanceof UnaryTree not && not.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      Tested of = test(not.getExpression());
      return new Tested(walk.opaque(of.value().sources()), of.outcome().negated());
    } else if (tree instanceof BinaryTree binary && isLazy(binary)) {
      return lazy(binary);
    } else if (tree instanceof BinaryTree binary && compared(binary) != null) {
      Tested of = test(compared(binary));
      boolean same = isSame(binary);
      return new Tested(
          walk.opaque(of.value().sources()), same ? of.outcome() : of.outcome().negated());
    } else if (tree instanceof ConditionalExpressionTree choice) {
      return either(choice);
    } else if (tree instanceof LiteralTree literal && literal.getValue() instanceof Boolean value) {
      Value known = walk.expressions.eval(tree);
      Locks here = walk.locks.copy();
      return new Tested(known, value ? new Outcome(here, null) : new Outcome(null, here));
    }
    called = null;
    given = null;
    Value value = walk.expressions.eval(tree);
    ExpressionTree target =
        tree instanceof AssignmentTree assignment
            ? BoundModule.withoutParentheses(assignment.getVariable())
            : tree;
    if (target instanceof IdentifierTree id && local(id) != null) {
      return new Tested(value, walk.locks.outcome(local(id)));
    }
    ExpressionTree inner = tree instanceof TypeCastTree cast ? cast.getExpression() : tree;
    boolean told = inner instanceof MethodInvocationTree && called == inner;
    return new Tested(value, told ? given : Outcome.same(walk.locks));
  }

  private VariableElement local(IdentifierTree tree) {
    return walk.element(tree) instanceof VariableElement v && v.getKind() != ElementKind.FIELD
        ? v
        : null;
  }

  /** Runs one of two parts, with the locks that are held on the way there. */
  private Tested part(ExpressionTree tree, Outcome before, boolean value) {
    walk.locks = before.where(value);
    Tested[] part = new Tested[1];
    walk.heap.branch(() -> part[0] = test(tree));
    return part[0];
  }

  static boolean isLazy(BinaryTree tree) {
    return tree.getKind() == Tree.Kind.CONDITIONAL_AND
        || tree.getKind() == Tree.Kind.CONDITIONAL_OR;
  }

  private Tested lazy(BinaryTree tree) {
    boolean and = tree.getKind() == Tree.Kind.CONDITIONAL_AND;
    Tested left = test(tree.getLeftOperand());
    int mark = walk.effects.size();
    Tested right = part(tree.getRightOperand(), left.outcome(), and);
    walk.statements.qualify(mark, left.value().sources());
    Outcome first = left.outcome();
    Outcome second = right.outcome();
    Outcome outcome =
        and
            ? new Outcome(
                first.ifTrue() == null ? null : second.ifTrue(),
                Outcome.both(first.ifFalse(), first.ifTrue() == null ? null : second.ifFalse()))
            : new Outcome(
                Outcome.both(first.ifTrue(), first.ifFalse() == null ? null : second.ifTrue()),
                first.ifFalse() == null ? null : second.ifFalse());
    return new Tested(walk.expressions.arithmetic().some(left.value(), right.value()), outcome);
  }

  private Tested either(ConditionalExpressionTree tree) {
    Tested test = test(tree.getCondition());
    Wrapped round =
        Library.isIntegral(walk.type(tree)) ? Wrapped.of(walk, tree.getCondition()) : null;
    int mark = walk.effects.size();
    Tested first = part(tree.getTrueExpression(), test.outcome(), true);
    Tested second = part(tree.getFalseExpression(), test.outcome(), false);
    walk.statements.qualify(mark, test.value().sources());
    Outcome one = test.outcome().ifTrue() == null ? new Outcome(null, null) : first.outcome();
    Outcome other = test.outcome().ifFalse() == null ? new Outcome(null, null) : second.outcome();
    Value wrapped = round == null ? null : round.either(first.value(), second.value());
    return new Tested(
        wrapped != null
            ? wrapped
            : walk.expressions.merge(first.value(), second.value(), test.value().sources()),
        new Outcome(
            Outcome.both(one.ifTrue(), other.ifTrue()),
            Outcome.both(one.ifFalse(), other.ifFalse())));
  }

  /** What {@code x == true}, {@code false != x} and {@code stamp != 0} are about; else null. */
  private ExpressionTree compared(BinaryTree tree) {
    if (tree.getKind() != Tree.Kind.EQUAL_TO && tree.getKind() != Tree.Kind.NOT_EQUAL_TO) {
      return null;
    }
    if (value(tree.getRightOperand()) != null) {
      return tree.getLeftOperand();
    }
    return value(tree.getLeftOperand()) != null ? tree.getRightOperand() : null;
  }

  /** Whether a comparison is true where what it is about is true, or other than 0. */
  private boolean isSame(BinaryTree tree) {
    Boolean value = value(tree.getRightOperand());
    value = value != null ? value : value(tree.getLeftOperand());
    return value == (tree.getKind() == Tree.Kind.EQUAL_TO);
  }

  /** What a literal says: true or false, and false for 0; null for any other expression. */
  private static Boolean value(ExpressionTree tree) {
    if (!(BoundModule.withoutParentheses(tree) instanceof LiteralTree literal)) {
      return null;
    }
    Object value = literal.getValue();
    return value instanceof Boolean b
        ? b
        : value instanceof Integer i && i == 0 || value instanceof Long l && l == 0 ? false : null;
  }
}
