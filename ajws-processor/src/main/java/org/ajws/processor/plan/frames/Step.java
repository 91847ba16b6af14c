package org.ajws.processor.plan.frames;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.SwitchExpressionTree;
import java.util.List;

/**
 * What is taken out of an expression, to come before the statement that it stands in: a call that
 * may unwind, or what must be evaluated before one.
 */
public sealed interface Step extends Resumable {
  /** Tells a visitor which kind of step this is. */
  void accept(StepVisitor visitor);

  /** A value that must be computed before a later call of the same expression. */
  record Eval(Temp temp, ExpressionTree value) implements Step {
    @Override
    public void accept(StepVisitor visitor) {
      visitor.visitEval(this);
    }
  }

  /** A call that may unwind. */
  record Call(Temp temp, MethodInvocationTree tree, int pc) implements Step {
    @Override
    public void accept(StepVisitor visitor) {
      visitor.visitCall(this);
    }

    @Override
    public int from() {
      return pc;
    }

    @Override
    public int to() {
      return pc;
    }
  }

  /**
   * Steps that depend on a condition inside an expression.
   *
   * @param held the temporary that holds the condition's value; null if it is still to be computed
   * @param value whether {@code then} is for the condition's being true
   */
  record Choice(
      int from,
      int to,
      ExpressionTree condition,
      Temp held,
      boolean value,
      List<Step> then,
      List<Step> other)
      implements Step {
    @Override
    public void accept(StepVisitor visitor) {
      visitor.visitChoice(this);
    }
  }

  /**
   * A {@code switch} expression.
   *
   * @param result takes its value
   */
  record Switch(int from, int to, SwitchExpressionTree tree, Cases cases, Temp result)
      implements Step {
    @Override
    public void accept(StepVisitor visitor) {
      visitor.visitSwitch(this);
    }

    /** What a {@code yield} breaks out of. */
    public String label() {
      return label(result);
    }

    /** What a {@code yield} breaks out of that gives a temporary its value. */
    public static String label(Temp result) {
      return "switch" + result.number() + "$";
    }
  }
}
