package org.ajws.benchmarks.tasks;

import org.ajws.evaluation.measure.Workload;

/**
 * A task-parallel program that is measured. Its answer is known without running it, so a fault that
 * all variants share is found, too.
 */
public abstract class TaskProgram implements Workload {
  /**
   * Makes the input, which every run starts from. To be called before anything else.
   *
   * @param size what the program's own documentation says
   */
  public abstract void prepare(int size);

  /** Restores the input; does nothing where a run leaves it as it is. */
  @Override
  public void prepare() throws Exception {}

  /**
   * Compares the result of the last run with the known answer.
   *
   * @throws IllegalStateException if it is wrong
   */
  public abstract void check();

  /** A digest of every bit of the last run's result. */
  protected abstract long bits();

  /** {@inheritDoc} Checks the result first. */
  @Override
  public final long digest() {
    check();
    return bits();
  }

  /** Throws if a condition of {@link #check} does not hold. */
  protected final void require(boolean holds, String what) {
    if (!holds) {
      throw wrong(what);
    }
  }

  /** What {@link #check} throws; where many values are compared, the text is made only then. */
  protected final IllegalStateException wrong(String what) {
    return new IllegalStateException(getClass().getSimpleName() + ": wrong result: " + what);
  }
}
