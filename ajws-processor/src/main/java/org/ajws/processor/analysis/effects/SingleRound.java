package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Whether a place in a loop is come to in one of its rounds only: in a branch whose condition is
 * never true again once it was ({@code if (first) { first = false; … }}, {@code if (i == 0)}), or
 * in a loop that has one round.
 */
final class SingleRound {
  private final Tree loop;
  private final RoundChanges locals;

  /** Whether a branch is taken in one round at most; each pair of places asks again. */
  private final Map<Tree, Boolean> once = new IdentityHashMap<>();

  /** The statement in each block from which on one round at most goes on. */
  private final Map<BlockTree, Integer> guards = new IdentityHashMap<>();

  /**
   * @param elements what trees of the loop name
   */
  SingleRound(Function<Tree, Element> elements, Tree loop) {
    this.loop = loop;
    this.locals = new RoundChanges(elements, loop);
  }

  /** Whether one round at most comes to a place, given with all that lies around it. */
  boolean has(List<Tree> place) {
    return hasBoth(place, place);
  }

  /** Whether one round at most comes to a place, and only the same one to another place. */
  boolean hasBoth(List<Tree> place, List<Tree> other) {
    int from = place.indexOf(loop);
    if (from < 0 || from >= other.size() || other.get(from) != loop) {
      return false;
    }
    if (loop instanceof DoWhileLoopTree once && isFalse(once.getCondition())) {
      return true;
    }
    for (int n = from + 1; n + 1 < place.size() && n + 1 < other.size(); n++) {
      if (place.get(n) != other.get(n)) {
        return false;
      }
      if (place.get(n + 1) == other.get(n + 1) && isOnce(place, n)
          || isBehindGuard(place, n) && isBehindGuard(other, n)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFalse(ExpressionTree condition) {
    return BoundModule.withoutParentheses(condition) instanceof LiteralTree literal
        && Boolean.FALSE.equals(literal.getValue());
  }

  /** Whether a branch that a place lies in is taken in one round at most. */
  private boolean isOnce(List<Tree> place, int n) {
    Tree branch = place.get(n + 1);
    Boolean known = once.get(branch);
    if (known == null) {
      known = findOnce(place, n);
      once.put(branch, known);
    }
    return known;
  }

  private boolean findOnce(List<Tree> place, int n) {
    Tree at = place.get(n);
    Tree next = place.get(n + 1);
    if (at instanceof IfTree choice && next != choice.getCondition()) {
      boolean value = next == choice.getThenStatement();
      return isOnce(choice.getCondition(), value, statements(next), place.subList(0, n));
    }
    return at instanceof SwitchTree choice
        && next instanceof CaseTree one
        && isSingle(choice.getCases(), one)
        && isOnce(choice.getExpression(), statements(next), place.subList(0, n));
  }

  /** {@code if (!first) continue;} in front of a place. */
  private boolean isBehindGuard(List<Tree> place, int n) {
    if (!(place.get(n) instanceof BlockTree block)) {
      return false;
    }
    Integer guard = guards.get(block);
    if (guard == null) {
      guard = guard(new ArrayList<>(block.getStatements()), place.subList(0, n));
      guards.put(block, guard);
    }
    return guard >= 0 && guard < block.getStatements().indexOf(place.get(n + 1));
  }

  /** Where the first such guard of a block stands; -1 for none. */
  private int guard(List<? extends StatementTree> all, List<Tree> around) {
    for (int k = 0; k < all.size(); k++) {
      if (all.get(k) instanceof IfTree guard
          && guard.getElseStatement() == null
          && leaves(guard.getThenStatement())
          && isOnce(guard.getCondition(), false, all.subList(k + 1, all.size()), around)) {
        return k;
      }
    }
    return -1;
  }

  private static boolean leaves(StatementTree branch) {
    List<? extends StatementTree> all = statements(branch);
    StatementTree last = all.isEmpty() ? null : all.get(all.size() - 1);
    return last instanceof ContinueTree || last instanceof ReturnTree || last instanceof ThrowTree;
  }

  static List<? extends StatementTree> statements(Tree branch) {
    if (branch instanceof BlockTree block) {
      return block.getStatements();
    } else if (branch instanceof CaseTree one) {
      return one.getStatements() != null
          ? one.getStatements()
          : one.getBody() == null ? List.of() : statements(one.getBody());
    }
    return branch instanceof StatementTree single ? List.of(single) : List.of();
  }

  /** Whether a case is run for one value only: the one before it does not fall through to it. */
  static boolean isSingle(List<? extends CaseTree> cases, CaseTree one) {
    if (one.getExpressions().size() != 1) {
      return false;
    }
    int at = cases.indexOf(one);
    if (at <= 0 || one.getCaseKind() == CaseTree.CaseKind.RULE) {
      return true;
    }
    List<? extends StatementTree> before = cases.get(at - 1).getStatements();
    StatementTree last = before.isEmpty() ? null : before.get(before.size() - 1);
    return last instanceof BreakTree
        || last instanceof ContinueTree
        || last instanceof ReturnTree
        || last instanceof ThrowTree;
  }

  /** Whether a condition that has a value has it in no later round. */
  private boolean isOnce(
      ExpressionTree condition,
      boolean value,
      List<? extends StatementTree> branch,
      List<Tree> around) {
    ExpressionTree tree = BoundModule.withoutParentheses(condition);
    if (tree instanceof UnaryTree not && not.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      return isOnce(not.getExpression(), !value, branch, around);
    }
    if (tree instanceof IdentifierTree flag) {
      return isLeft(flag, value, branch, around);
    }
    if (!(tree instanceof BinaryTree binary)) {
      return false;
    }
    Tree.Kind all = value ? Tree.Kind.CONDITIONAL_AND : Tree.Kind.CONDITIONAL_OR;
    if (binary.getKind() == all) {
      return isOnce(binary.getLeftOperand(), value, branch, around)
          || isOnce(binary.getRightOperand(), value, branch, around);
    }
    Tree.Kind same = value ? Tree.Kind.EQUAL_TO : Tree.Kind.NOT_EQUAL_TO;
    return binary.getKind() == same
        && (isLeft(binary.getLeftOperand(), binary.getRightOperand(), branch, around)
            || isLeft(binary.getRightOperand(), binary.getLeftOperand(), branch, around));
  }

  /** {@code if (first)}: the loop gives the flag the other value only, and does so there. */
  private boolean isLeft(
      IdentifierTree flag, boolean value, List<? extends StatementTree> branch, List<Tree> around) {
    VariableElement local = locals.local(flag);
    return local != null
        && locals.stores(local).stream().allMatch(s -> isOther(s, value))
        && locals.isStored(local, branch, around);
  }

  private static boolean isOther(Tree store, boolean value) {
    return store instanceof AssignmentTree a
        && BoundModule.withoutParentheses(a.getExpression()) instanceof LiteralTree literal
        && literal.getValue() instanceof Boolean given
        && given != value;
  }

  /** {@code if (k == 0)}, {@code if (k++ == 0)}, {@code if (found == null)}. */
  private boolean isLeft(
      ExpressionTree what,
      ExpressionTree value,
      List<? extends StatementTree> branch,
      List<Tree> around) {
    ExpressionTree tree = BoundModule.withoutParentheses(what);
    if (tree instanceof UnaryTree moved && RoundChanges.step(moved) != 0) {
      return locals.isFixed(value) && locals.movesOneWay(locals.local(moved.getExpression()));
    }
    VariableElement local = locals.local(tree);
    if (local == null || !locals.isFixed(value)) {
      return false;
    }
    return isOnce(tree, branch, around)
        || locals.stores(local).stream().allMatch(s -> isOther(s, value))
            && locals.isStored(local, branch, around);
  }

  /** Whether a number is never the same again: each round moves it on, in one direction. */
  private boolean isOnce(
      ExpressionTree number, List<? extends StatementTree> branch, List<Tree> around) {
    VariableElement local = locals.local(number);
    return locals.movesOneWay(local)
        && (locals.isStored(local, branch, around) || locals.isMovedByEachRound(local));
  }

  /** Whether something other than a value is stored. */
  private static boolean isOther(Tree store, ExpressionTree value) {
    if (!(store instanceof AssignmentTree a)
        || !(BoundModule.withoutParentheses(value) instanceof LiteralTree literal)) {
      return false;
    }
    ExpressionTree given = BoundModule.withoutParentheses(a.getExpression());
    Object wanted = literal.getValue();
    boolean made = given instanceof NewClassTree || given instanceof NewArrayTree;
    return wanted == null
        ? made || given instanceof LiteralTree other && other.getValue() != null
        : given instanceof LiteralTree other && !number(wanted).equals(number(other.getValue()));
  }

  /** A number or character as it may be stored: {@code 0}, {@code 0L} and {@code 0.0} are one. */
  private static Object number(Object literal) {
    if (literal instanceof Character c) {
      return (float) c;
    }
    return literal instanceof Number n ? n.floatValue() : literal;
  }

  /** Whether a part of code is of a kind. */
  static boolean contains(Tree code, Predicate<Tree> part) {
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean scan(Tree tree, Void p) {
            return tree != null && (part.test(tree) || Boolean.TRUE.equals(super.scan(tree, p)));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(code, null);
    return Boolean.TRUE.equals(found);
  }
}
