package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;

/** Looks for jumps, by which a {@code finally} may drop what was thrown. */
final class Jumps extends TreeScanner<Boolean, Void> {
  private Jumps() {}

  /** Whether a jump of any kind stands in a block. */
  static boolean isIn(Tree block) {
    return Boolean.TRUE.equals(new Jumps().scan(block, null));
  }

  @Override
  public Boolean reduce(Boolean a, Boolean b) {
    return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
  }

  @Override
  public Boolean visitBreak(BreakTree tree, Void p) {
    return true;
  }

  @Override
  public Boolean visitContinue(ContinueTree tree, Void p) {
    return true;
  }

  @Override
  public Boolean visitReturn(ReturnTree tree, Void p) {
    return true;
  }

  @Override
  public Boolean visitYield(YieldTree tree, Void p) {
    return true;
  }

  @Override
  public Boolean visitThrow(ThrowTree tree, Void p) {
    return true;
  }

  @Override
  public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    return false;
  }

  @Override
  public Boolean visitClass(ClassTree tree, Void p) {
    return false;
  }
}
