package org.ajws.processor.check.shared;

/**
 * The values of a parallel loop's variable.
 *
 * @param span the distance from the first value to the bound; null where it is not known
 * @param step between one iteration and the next, without its sign
 */
record LoopRange(Form span, Form step) {
  static final LoopRange UNKNOWN = new LoopRange(null, Form.constant(1));

  /** Whether there is at most one iteration. */
  boolean isSingle() {
    return span != null
        && span.isConstant()
        && step.isConstant()
        && span.constant() <= step.constant();
  }

  /** Whether there are more iterations than a number, as far as is known. */
  boolean mayExceed(long iterations) {
    if (span == null || !span.isConstant() || !step.isConstant() || step.isZero()) {
      return true;
    }
    return span.constant() > iterations * step.constant();
  }
}
