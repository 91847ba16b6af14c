package org.ajws.processor.check;

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
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.model.ParallelLoop;

/** No jump leaves the body of a parallel loop, but {@code continue} of that loop. */
final class LeavingJumps implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelLoop loop : subject.loops()) {
      new Jumps(subject, loop).scan(loop.body(), null);
    }
  }

  private static final class Jumps extends TreeScanner<Void, Void> {
    private final Subject subject;
    private final ParallelLoop loop;
    private final Deque<Name> labels = new ArrayDeque<>();
    private int breakable;
    private int switchExpressions;

    Jumps(Subject subject, ParallelLoop loop) {
      this.subject = subject;
      this.loop = loop;
    }

    private void leaves(Tree jump, String what, String fix) {
      subject.report(
          DiagnosticCode.JUMP_OUT_OF_LOOP,
          loop,
          jump,
          what + " leaves the body of a parallel loop",
          fix);
    }

    private boolean isOwnLabel(Name label) {
      return loop.labels().stream().anyMatch(l -> l.getLabel().equals(label));
    }

    @Override
    public Void visitBreak(BreakTree tree, Void p) {
      Name label = tree.getLabel();
      if (label == null ? breakable == 0 : isOwnLabel(label)) {
        subject.report(
            DiagnosticCode.BREAK_OF_LOOP,
            loop,
            tree,
            "break cannot end a parallel loop, whose iterations run at the same time",
            "call AjwsRuntime.cancel() and end the iteration with continue; iterations that"
                + " have begun are still completed");
      } else if (label != null && !labels.contains(label)) {
        leaves(
            tree,
            "break " + label,
            "record the outcome in a @Reduce variable and jump after the loop");
      }
      return null;
    }

    @Override
    public Void visitContinue(ContinueTree tree, Void p) {
      Name label = tree.getLabel();
      if (label != null && !labels.contains(label) && !isOwnLabel(label)) {
        leaves(
            tree,
            "continue " + label,
            "continue this loop, and decide about the outer one after it");
      }
      return null;
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void p) {
      leaves(
          tree,
          "return",
          "use continue to end the iteration, or record the result in a @Reduce variable and return"
              + " after the loop");
      return super.visitReturn(tree, p);
    }

    @Override
    public Void visitYield(YieldTree tree, Void p) {
      if (switchExpressions == 0) {
        leaves(tree, "yield", "assign the value to a local and yield it after the loop");
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
      breakable++;
      scan.run();
      breakable--;
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
      breakable++;
      super.visitSwitch(tree, p);
      breakable--;
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
}
