package org.ajws.processor.program;

/**
 * A {@code @Reduce} declaration.
 *
 * @param operator null with {@code by}
 * @param reducer the reducer class in the source's words, of {@code by = R.class}; null without
 * @param untyped whether an object of that class does not say what it combines: the class is
 *     generic, or implements the raw type
 * @param deterministic whether the result must not depend on the number of workers
 */
public record Reduction(
    ReductionOperator operator, String reducer, boolean untyped, boolean deterministic) {
  /** The operator or the reducer. */
  public String operation() {
    return reducer != null ? reducer : String.valueOf(operator);
  }
}
