package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Which code runs only where a lock that is tried was not free: {@code if (!lock.tryLock()) ...},
 * {@code boolean got = lock.tryLock(); ... if (got) ... else ...}, a stamp that is 0.
 */
final class TriedLock {
  /**
   * What a value tells of the lock.
   *
   * @param ifTrue whether it was not taken where the value is true
   * @param ifFalse the same where it is false
   * @param isStamp whether it is a number instead, and the lock was not taken where it is 0
   * @param isTried whether the lock is tried where the value is asked for, and not before
   */
  private record Fact(boolean ifTrue, boolean ifFalse, boolean isStamp, boolean isTried) {
    Fact negated() {
      return new Fact(ifFalse, ifTrue, false, isTried);
    }

    Fact of(boolean whereTrue, boolean whereFalse) {
      return new Fact(whereTrue, whereFalse, false, isTried);
    }

    boolean isNone() {
      return !ifTrue && !ifFalse && !isStamp;
    }
  }

  private final BoundModule module;
  private final long begin;

  /** What the call is a part of: with a lock that is taken in it, it does not run without. */
  private final Set<Tree> around = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<Tree> without = Collections.newSetFromMap(new IdentityHashMap<>());

  private TriedLock(BoundModule module, TreePath call) {
    this.module = module;
    this.begin = module.start(call.getCompilationUnit(), call.getLeaf());
    call.forEach(around::add);
  }

  /**
   * The statements and expressions that run without the lock.
   *
   * @param call that tries
   * @param isStamp whether it gives a number, and not whether it was free
   */
  static Set<Tree> without(BoundModule module, TreePath call, boolean isStamp) {
    TriedLock tried = new TriedLock(module, call);
    tried.follow(call, new Fact(false, !isStamp, isStamp, true));
    return tried.without;
  }

  /** Follows a value to what it decides. */
  private void follow(TreePath value, Fact fact) {
    TreePath around = value.getParentPath();
    Tree tree = around.getLeaf();
    Tree part = value.getLeaf();
    if (fact.isNone()) {
      return;
    }
    if (tree instanceof ParenthesizedTree) {
      follow(around, fact);
    } else if (tree.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      follow(around, fact.negated());
    } else if (tree instanceof BinaryTree binary) {
      binary(around, binary, part, fact);
    } else if (tree instanceof VariableTree) {
      variable(around, part, fact);
    } else if (tree instanceof AssignmentTree assigned && assigned.getExpression() == part) {
      variable(new TreePath(around, assigned.getVariable()), part, fact);
      follow(around, fact);
    } else if (tree instanceof ConditionalExpressionTree choice && choice.getCondition() == part) {
      decide(fact, choice.getTrueExpression(), choice.getFalseExpression());
    } else if (tree instanceof IfTree choice) {
      decide(fact, choice.getThenStatement(), choice.getElseStatement());
    } else if (tree instanceof WhileLoopTree loop) {
      decide(fact, loop.getStatement(), null);
    } else if (tree instanceof ForLoopTree loop && loop.getCondition() == part) {
      decide(fact, loop.getStatement(), null);
      loop.getUpdate().forEach(u -> decide(fact, u, null));
    }
  }

  private void decide(Fact fact, Tree ifTrue, Tree ifFalse) {
    if (fact.ifTrue()) {
      add(ifTrue);
    }
    if (fact.ifFalse() && ifFalse != null) {
      add(ifFalse);
    }
  }

  private void add(Tree part) {
    if (!around.contains(part)) {
      without.add(part);
    }
  }

  /**
   * Of {@code a && b}, {@code b} is asked only if {@code a} is true; of {@code a || b}, if not.
   * What is not asked then tries no lock, but may be known from before.
   */
  private void binary(TreePath around, BinaryTree tree, Tree part, Fact fact) {
    boolean last = tree.getRightOperand() == part;
    boolean untried = last && fact.isTried();
    ExpressionTree other = last ? tree.getLeftOperand() : tree.getRightOperand();
    boolean equal = tree.getKind() == Tree.Kind.EQUAL_TO;
    if (tree.getKind() == Tree.Kind.CONDITIONAL_AND) {
      follow(around, fact.of(fact.ifTrue(), untried && fact.ifFalse()));
      if (!last && fact.ifTrue()) {
        add(other);
      }
    } else if (tree.getKind() == Tree.Kind.CONDITIONAL_OR) {
      follow(around, fact.of(untried && fact.ifTrue(), fact.ifFalse()));
      if (!last && fact.ifFalse()) {
        add(other);
      }
    } else if ((equal || tree.getKind() == Tree.Kind.NOT_EQUAL_TO)
        && BoundModule.withoutParentheses(other) instanceof LiteralTree literal) {
      if (literal.getValue() instanceof Boolean is) {
        follow(around, is == equal ? fact : fact.negated());
      } else if (fact.isStamp() && isZero(literal)) {
        follow(around, fact.of(equal, !equal));
      }
    }
  }

  private static boolean isZero(LiteralTree literal) {
    return literal.getValue() instanceof Number number && number.longValue() == 0;
  }

  /**
   * A local that is given the value, and else only one that says that the lock was not taken. One
   * that is given the value of another local has it from its declaration on.
   */
  private void variable(TreePath named, Tree value, Fact fact) {
    if (!(module.element(named) instanceof VariableElement local)
        || local.getKind() != ElementKind.LOCAL_VARIABLE) {
      return;
    }
    TreePath member = named;
    while (!(member.getLeaf() instanceof MethodTree)
        && !(member.getLeaf() instanceof LambdaExpressionTree)
        && member.getParentPath() != null) {
      member = member.getParentPath();
    }
    Uses uses = new Uses(local, value);
    uses.scan(member, null);
    boolean told =
        fact.isTried()
            ? uses.others.stream().allMatch(o -> saysSo(o, fact))
            : uses.others.isEmpty();
    if (told && uses.changes.stream().allMatch(c -> keeps(c, fact))) {
      Fact known = new Fact(fact.ifTrue(), fact.ifFalse(), fact.isStamp(), false);
      uses.read.forEach(r -> follow(r, known));
    }
  }

  /** Whether what a value says of the lock stays true: {@code got |= more} of one that is false. */
  private static boolean keeps(Tree change, Fact fact) {
    return !fact.isStamp()
        && switch (change.getKind()) {
          case OR_ASSIGNMENT -> !fact.ifTrue();
          case AND_ASSIGNMENT -> !fact.ifFalse();
          default -> false;
        };
  }

  private static boolean saysSo(ExpressionTree given, Fact fact) {
    return BoundModule.withoutParentheses(given) instanceof LiteralTree literal
        && (fact.isStamp()
            ? isZero(literal)
            : literal.getValue() instanceof Boolean is && (is ? fact.ifTrue() : fact.ifFalse()));
  }

  /** What else a local is given, and where it is read behind the call. */
  private final class Uses extends TreePathScanner<Void, Void> {
    private final Element local;
    private final Tree value;
    final List<ExpressionTree> others = new ArrayList<>();
    final List<Tree> changes = new ArrayList<>();
    final List<TreePath> read = new ArrayList<>();

    Uses(Element local, Tree value) {
      this.local = local;
      this.value = value;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      if (tree.getName().equals(local.getSimpleName())
          && tree.getInitializer() != null
          && tree.getInitializer() != value
          && local.equals(module.element(getCurrentPath()))) {
        others.add(tree.getInitializer());
      }
      return super.visitVariable(tree, p);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      if (local.equals(module.element(new TreePath(getCurrentPath(), tree.getVariable())))) {
        if (tree.getExpression() != value) {
          others.add(tree.getExpression());
        }
        scan(tree.getExpression(), p);
        return null;
      }
      return super.visitAssignment(tree, p);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
      if (local.equals(module.element(new TreePath(getCurrentPath(), tree.getVariable())))) {
        changes.add(tree);
      }
      return super.visitCompoundAssignment(tree, p);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void p) {
      boolean changing =
          switch (tree.getKind()) {
            case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
            default -> false;
          };
      if (changing
          && local.equals(module.element(new TreePath(getCurrentPath(), tree.getExpression())))) {
        changes.add(tree);
      }
      return super.visitUnary(tree, p);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      if (tree.getName().equals(local.getSimpleName())
          && module.start(getCurrentPath().getCompilationUnit(), tree) > begin
          && local.equals(module.element(getCurrentPath()))) {
        read.add(getCurrentPath());
      }
      return null;
    }
  }
}
