package org.ajws.processor.program;

/**
 * A {@code @Reduce} declaration.
 *
 * @param operator null with {@code by}
 * @param reducer the reducer class in the source's words, of {@code by = R.class}; null without
 * @param deterministic whether the result must not depend on the number of workers
 */
public record Reduction(ReductionOperator operator, String reducer, boolean deterministic) {
  /** The operator or the reducer. */
  public String operation() {
    return reducer != null ? reducer : String.valueOf(operator);
  }
}
