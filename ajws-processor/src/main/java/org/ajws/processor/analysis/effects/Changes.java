package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/** How a piece of code changes the locals around it. */
final class Changes extends TreeScanner<Void, Void> {
  /** How one local is changed. */
  public static final class Change {
    /** What is added each time; null for 1. */
    final List<ExpressionTree> added = new ArrayList<>();

    final List<Boolean> subtracted = new ArrayList<>();

    /** Expressions that the new value is computed from. */
    final List<ExpressionTree> computedFrom = new ArrayList<>();

    /** Whether it is only moved on by additions. */
    boolean moves = true;

    /** Whether each round of the code makes each change exactly once. */
    boolean steady = true;
  }

  private final SymbolicEvaluator walk;
  private final Map<VariableElement, Change> changes = new LinkedHashMap<>();
  private final Set<VariableElement> declared = new LinkedHashSet<>();
  private int nested;
  private boolean continues;

  public Changes(SymbolicEvaluator walk, List<? extends Tree> code) {
    this.walk = walk;
    code.forEach(t -> scan(t, null));
  }

  /** The locals declared outside the code that it changes. */
  public Map<VariableElement, Change> of() {
    Map<VariableElement, Change> outer = new LinkedHashMap<>(changes);
    outer.keySet().removeAll(declared);
    outer.values().forEach(c -> c.steady &= !continues);
    return outer;
  }

  /** The locals that the code declares. */
  Set<VariableElement> declared() {
    return declared;
  }

  /** Whether it goes on with the next round in the middle of one. */
  boolean continues() {
    return continues;
  }

  private Change change(ExpressionTree target) {
    ExpressionTree tree = BoundModule.withoutParentheses(target);
    if (!(tree instanceof IdentifierTree)
        || !(walk.element(tree) instanceof VariableElement variable)
        || variable.getKind() == ElementKind.FIELD) {
      return null;
    }
    Change change = changes.computeIfAbsent(variable, v -> new Change());
    change.steady &= nested == 0;
    return change;
  }

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    if (walk.element(tree) instanceof VariableElement variable) {
      declared.add(variable);
    }
    return super.visitVariable(tree, p);
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void p) {
    Change change = change(tree.getVariable());
    if (change != null) {
      change.moves = false;
      change.computedFrom.add(tree.getExpression());
    }
    return super.visitAssignment(tree, p);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
    Change change = change(tree.getVariable());
    if (change != null) {
      boolean plus = tree.getKind() == Tree.Kind.PLUS_ASSIGNMENT;
      change.computedFrom.add(tree.getExpression());
      if (plus || tree.getKind() == Tree.Kind.MINUS_ASSIGNMENT) {
        change.added.add(tree.getExpression());
        change.subtracted.add(!plus);
      } else {
        change.moves = false;
      }
    }
    return super.visitCompoundAssignment(tree, p);
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void p) {
    boolean up =
        tree.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || tree.getKind() == Tree.Kind.PREFIX_INCREMENT;
    boolean down =
        tree.getKind() == Tree.Kind.POSTFIX_DECREMENT
            || tree.getKind() == Tree.Kind.PREFIX_DECREMENT;
    Change change = up || down ? change(tree.getExpression()) : null;
    if (change != null) {
      change.added.add(null);
      change.subtracted.add(down);
    }
    return super.visitUnary(tree, p);
  }

  private void nested(Runnable part) {
    nested++;
    part.run();
    nested--;
  }

  @Override
  public Void visitIf(IfTree tree, Void p) {
    scan(tree.getCondition(), p);
    nested(
        () -> {
          scan(tree.getThenStatement(), p);
          scan(tree.getElseStatement(), p);
        });
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    nested(() -> super.visitForLoop(tree, p));
    return null;
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    nested(() -> super.visitEnhancedForLoop(tree, p));
    return null;
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    nested(() -> super.visitWhileLoop(tree, p));
    return null;
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    nested(() -> super.visitDoWhileLoop(tree, p));
    return null;
  }

  @Override
  public Void visitSwitch(SwitchTree tree, Void p) {
    nested(() -> super.visitSwitch(tree, p));
    return null;
  }

  @Override
  public Void visitSwitchExpression(SwitchExpressionTree tree, Void p) {
    nested(() -> super.visitSwitchExpression(tree, p));
    return null;
  }

  @Override
  public Void visitTry(TryTree tree, Void p) {
    nested(() -> super.visitTry(tree, p));
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpressionTree tree, Void p) {
    nested(() -> super.visitConditionalExpression(tree, p));
    return null;
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void p) {
    boolean lazy =
        tree.getKind() == Tree.Kind.CONDITIONAL_AND || tree.getKind() == Tree.Kind.CONDITIONAL_OR;
    scan(tree.getLeftOperand(), p);
    if (lazy) {
      nested(() -> scan(tree.getRightOperand(), p));
    } else {
      scan(tree.getRightOperand(), p);
    }
    return null;
  }

  @Override
  public Void visitContinue(ContinueTree tree, Void p) {
    continues = true;
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    nested(() -> super.visitLambdaExpression(tree, p));
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    return null; // it cannot assign locals around it
  }
}
