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
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Name;

/** The jumps that leave a loop, in source order. */
public final class LeavingJump extends TreeScanner<Void, Void> {
  private final ParallelLoop loop;
  private final List<StatementTree> found = new ArrayList<>();
  private final Deque<Name> labels = new ArrayDeque<>();
  private int loops;
  private int switches;

  private LeavingJump(ParallelLoop loop) {
    this.loop = loop;
  }

  /** The {@code break}, {@code return} and {@code continue} statements that leave a loop. */
  public static List<StatementTree> of(ParallelLoop loop) {
    LeavingJump jumps = new LeavingJump(loop);
    jumps.scan(loop.body(), null);
    return jumps.found;
  }

  /** Whether a label, or none, means the loop itself. */
  public static boolean isOwn(ParallelLoop loop, Name label) {
    return label == null || loop.labels().stream().anyMatch(l -> l.getLabel().equals(label));
  }

  @Override
  public Void visitBreak(BreakTree tree, Void p) {
    Name label = tree.getLabel();
    if (label == null ? loops + switches == 0 : !labels.contains(label)) {
      found.add(tree);
    }
    return null;
  }

  @Override
  public Void visitContinue(ContinueTree tree, Void p) {
    Name label = tree.getLabel();
    if (label != null && !labels.contains(label) && !isOwn(loop, label)) {
      found.add(tree);
    }
    return null;
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void p) {
    found.add(tree);
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    labels.push(tree.getLabel());
    super.visitLabeledStatement(tree, p);
    labels.pop();
    return null;
  }

  private Void inLoop(Tree body) {
    loops++;
    scan(body, null);
    loops--;
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    return inLoop(tree.getStatement());
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    return inLoop(tree.getStatement());
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    return inLoop(tree.getStatement());
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    return inLoop(tree.getStatement());
  }

  @Override
  public Void visitSwitch(SwitchTree tree, Void p) {
    switches++;
    super.visitSwitch(tree, p);
    switches--;
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    return null;
  }
}
