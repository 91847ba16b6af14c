package org.ajws.processor.program;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.lang.model.element.Name;

/** Finds the jumps of the code it scans that lead to what is around that code, in source order. */
public abstract class OuterJumps extends TreeScanner<Void, Void> {
  private final Deque<Name> labels = new ArrayDeque<>();
  private int loops;
  private int switches;
  private int switchExpressions;

  /** A {@code break} to something outside; the label may be null. */
  protected abstract void breaks(BreakTree tree);

  /** A {@code continue} of a loop outside; the label may be null. */
  protected abstract void continues(ContinueTree tree);

  /** A {@code return}, or a {@code yield} of a switch outside; {@code what} is the word. */
  protected abstract void leaves(Tree tree, String what);

  @Override
  public Void visitBreak(BreakTree tree, Void p) {
    Name label = tree.getLabel();
    if (label == null ? loops + switches == 0 : !labels.contains(label)) {
      breaks(tree);
    }
    return null;
  }

  @Override
  public Void visitContinue(ContinueTree tree, Void p) {
    Name label = tree.getLabel();
    if (label == null ? loops == 0 : !labels.contains(label)) {
      continues(tree);
    }
    return null;
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void p) {
    leaves(tree, "return");
    return super.visitReturn(tree, p);
  }

  @Override
  public Void visitYield(YieldTree tree, Void p) {
    if (switchExpressions == 0) {
      leaves(tree, "yield");
    }
    return super.visitYield(tree, p);
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    labels.push(tree.getLabel());
    super.visitLabeledStatement(tree, p);
    labels.pop();
    return null;
  }

  private Void loop(Runnable scan) {
    loops++;
    scan.run();
    loops--;
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    return loop(() -> super.visitForLoop(tree, p));
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    return loop(() -> super.visitEnhancedForLoop(tree, p));
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    return loop(() -> super.visitWhileLoop(tree, p));
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    return loop(() -> super.visitDoWhileLoop(tree, p));
  }

  @Override
  public Void visitSwitch(SwitchTree tree, Void p) {
    switches++;
    super.visitSwitch(tree, p);
    switches--;
    return null;
  }

  @Override
  public Void visitSwitchExpression(SwitchExpressionTree tree, Void p) {
    switchExpressions++;
    super.visitSwitchExpression(tree, p);
    switchExpressions--;
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    return null; // its jumps stay inside
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    return null;
  }
}
