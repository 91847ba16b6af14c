package org.ajws.runtime.loop;

/** How a loop header compares its variable with the bound. */
public enum Relation {
  /** {@code i < bound}. */
  LT,
  /** {@code i <= bound}. */
  LE,
  /** {@code i > bound}. */
  GT,
  /** {@code i >= bound}. */
  GE,
  /** {@code i != bound}. */
  NE;

  /**
   * This relation: a call of it in generated code gives what follows the line where it stands.
   *
   * @return this
   */
  public Relation itself() {
    return this;
  }
}
