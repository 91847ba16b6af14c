package org.ajws;

/** The operation of a {@link Reduce} variable, with its identity and the updates it takes. */
public enum ReduceOp {
  /** Identity 0: {@code s += e}, {@code s -= e}, {@code s++}, {@code s--}, {@code s = s + e}. */
  SUM,
  /** Identity 1: {@code s *= e}, {@code s = s * e}. */
  PRODUCT,
  /**
   * Identity: the largest value of the type, infinity for floating point. {@code s = Math.min(s,
   * e)}, {@code if (e < s) s = e;}.
   */
  MIN,
  /**
   * Identity: the smallest value of the type, negative infinity for floating point. {@code s =
   * Math.max(s, e)}, {@code if (e > s) s = e;}.
   */
  MAX,
  /** Identity: all bits, or true. {@code s &= e}, {@code s = s && e}. */
  AND,
  /** Identity: no bit, or false. {@code s |= e}, {@code s = s || e}. */
  OR,
  /** Identity: no bit, or false. {@code s ^= e}. */
  XOR,
  /**
   * The operation is the one of {@link Reduce#by()}. It is the default and never written in a
   * program; without {@code by} it is an error.
   */
  BY_REDUCER
}
