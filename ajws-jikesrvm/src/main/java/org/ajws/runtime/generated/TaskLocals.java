package org.ajws.runtime.generated;

/**
 * The state of a task of a split loop: its partial results of reductions and its private copies.
 * The translator makes a subclass per loop. One task uses an instance at a time; the VM orders what
 * a thread wrote before it handed something over with what the receiver reads.
 *
 * @param <L> the subclass itself
 */
public abstract class TaskLocals<L extends TaskLocals<L>> {
  /** For subclasses. */
  protected TaskLocals() {}

  /**
   * The state of a task that is split off: reductions at their identity, private copies made from
   * the values that the variables had when the loop began.
   *
   * @return a new state
   */
  protected abstract L fork();

  /**
   * Adds the partial results of {@code right}, whose iterations all come after those of this state.
   *
   * @param right the state of an ended task; not used again
   */
  protected abstract void join(L right);

  /**
   * Whether the loop has a deterministic reduction: then each half has a state of its own, whether
   * it was stolen or not, and the halves are joined in order.
   *
   * @return false unless overridden
   */
  protected boolean deterministic() {
    return false;
  }

  /** For the runtime: {@link #deterministic}. */
  public final boolean isDeterministic() {
    return deterministic();
  }

  /** For the runtime: another state of the same loop, of a task that is split off. */
  public final L forked() {
    return fork();
  }

  /** For the runtime: {@link #join}. */
  public final void joined(L right) {
    join(right);
  }

  /**
   * A state without content.
   *
   * @return always the same
   */
  public static None none() {
    return None.INSTANCE;
  }

  /** The state of a loop without reductions and private copies. */
  public static final class None extends TaskLocals<None> {
    private static final None INSTANCE = new None();

    private None() {}

    @Override
    protected None fork() {
      return this;
    }

    @Override
    protected void join(None right) {}
  }
}
