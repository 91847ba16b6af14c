package org.ajws.processor.plan.frames;

/**
 * Something that is done with every kind of step. There are no defaults: a new kind does not
 * compile until each visitor says what becomes of it.
 */
public interface StepVisitor {
  /** Visits a {@link Step.Eval}. */
  void visitEval(Step.Eval step);

  /** Visits a {@link Step.Call}. */
  void visitCall(Step.Call step);

  /** Visits a {@link Step.Choice}. */
  void visitChoice(Step.Choice step);

  /** Visits a {@link Step.Switch}. */
  void visitSwitch(Step.Switch step);
}
