package org.ajws.runtime;

/**
 * The state of a task of a parallel loop: its partial results of reductions and its private copies.
 *
 * <p>The translator makes a subclass per loop. One task uses an instance at a time; the runtime
 * hands it over between threads with the necessary ordering, so fields are plain.
 *
 * @param <L> the subclass itself
 */
public abstract class TaskLocals<L extends TaskLocals<L>> {
  /** The loop that this state belongs to; set by the runtime before a body sees the state. */
  Region region;

  /** For subclasses. */
  protected TaskLocals() {}

  /**
   * The state of a task that is split off: reductions at their identity, private copies made from
   * the values that the variables had when the loop began; never from a sibling's state, which may
   * be in use. Called by any thread.
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
   * Whether the loop has a deterministic reduction: then its iterations are cut into blocks that
   * depend on their count alone, each with a state of its own, and the blocks are joined in order.
   *
   * @return false unless overridden
   */
  protected boolean deterministic() {
    return false;
  }

  /**
   * Whether the loop was cancelled. Generated code asks before each iteration where the body may
   * cancel. An opaque read: a cancellation by another worker is seen soon, not at once.
   *
   * @return true when iterations that have not started are not to be run
   */
  public final boolean cancelled() {
    Region r = region;
    return r != null && r.isCancelled();
  }

  /** The state of a loop without reductions and private copies. */
  public static final class None extends TaskLocals<None> {
    private None() {}

    @Override
    protected None fork() {
      return new None();
    }

    @Override
    protected void join(None right) {}
  }

  /**
   * A state without content, one per loop.
   *
   * @return a new state
   */
  public static None none() {
    return new None();
  }
}
