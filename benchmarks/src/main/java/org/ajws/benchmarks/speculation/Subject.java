package org.ajws.benchmarks.speculation;

import org.ajws.runtime.speculation.SpeculativeLoop;

/** A speculative loop that is measured, with its data. */
public abstract class Subject extends SpeculativeLoop<Object> {
  /** For subclasses. */
  protected Subject() {}

  /**
   * Its size.
   *
   * @return how many trips there are
   */
  public abstract int trips();

  /** Puts the data back. */
  public abstract void reset();

  /**
   * What all trips have made.
   *
   * @return it as one number
   */
  public abstract long result();

  @Override
  protected final Object start() {
    return this;
  }

  @Override
  protected final void merge(Object own) {}

  /** Runs the loop as it was written. */
  public final void inOrder() throws Throwable {
    plain(this, 0, trips());
  }
}
