package org.ajws.processor.analysis.effects;

/**
 * The values of a parallel loop's variable.
 *
 * @param span the distance from the first value to the bound; null where it is not known
 * @param step between one iteration and the next, without its sign
 * @param least the smallest value; null where it is not known
 */
record LoopRange(Polynomial span, Polynomial step, Polynomial least) {
  public static final LoopRange UNKNOWN = new LoopRange(null, Polynomial.constant(1), null);

  /** Whether there is at most one iteration. */
  public boolean isSingle() {
    return span != null
        && span.isConstant()
        && step.isConstant()
        && span.constant() <= step.constant();
  }

  /**
   * Whether two values have a sum, as far as is known: {@code i} and {@code n - 1 - i} of {@code 0
   * <= i < n} have the sum {@code n - 1}.
   */
  boolean mayAddUpTo(Polynomial sum) {
    if (span == null || least == null || !step.isConstant() || step.constant() != 1) {
      return false;
    }
    Polynomial way = span.minus(Polynomial.constant(1));
    Polynomial offMiddle = sum.minus(least).minus(least).minus(way);
    return offMiddle.isConstant()
        && (!way.isConstant() || Math.abs(offMiddle.constant()) < way.constant());
  }

  /** Whether there are more iterations than a number, as far as is known. */
  boolean mayExceed(long iterations) {
    if (span == null || !span.isConstant() || !step.isConstant() || step.isZero()) {
      return true;
    }
    return span.constant() > iterations * step.constant();
  }
}
