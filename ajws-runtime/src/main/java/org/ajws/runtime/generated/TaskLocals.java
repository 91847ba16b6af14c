package org.ajws.runtime.generated;

/**
 * The state of a task of a parallel loop or of a finish: its partial results of reductions and its
 * private copies.
 *
 * <p>The translator makes a subclass per loop. One task uses an instance at a time; the runtime
 * hands it over between threads with the necessary ordering, so fields are plain.
 *
 * @param <L> the subclass itself
 */
public abstract class TaskLocals<L extends TaskLocals<L>> {
  /** The loop that this state belongs to; set by the runtime before a body sees the state. */
  private Cancellation region;

  private Partials<L> partials; // null as long as no async adds to this state

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
   * Whether an iteration may hold up its thread until others have done something: then no iteration
   * lies behind it on its stack.
   *
   * @return false unless overridden
   */
  protected boolean apart() {
    return false;
  }

  /**
   * For the runtime: {@link #apart}.
   *
   * @return the same
   */
  public final boolean isApart() {
    return apart();
  }

  /**
   * For the runtime: says which loop this state belongs to, before a body sees the state.
   *
   * @param loop what may be cancelled
   */
  public final void bind(Cancellation loop) {
    region = loop;
  }

  /**
   * For the runtime: {@link #deterministic}.
   *
   * @return the same
   */
  public final boolean isDeterministic() {
    return deterministic();
  }

  /**
   * For the runtime: another state of the same loop, of a task that is split off.
   *
   * @return what {@link #fork} gives, bound to the loop
   */
  public final L forked() {
    L forked = fork();
    forked.bind(region);
    return forked;
  }

  /**
   * What the running task and its asyncs add to; for a body that spawns asyncs with reductions.
   *
   * @return the same object each time
   */
  @SuppressWarnings("unchecked") // L is this class
  public final Partials<L> partials() {
    if (partials == null) {
      partials = new Partials<>((L) this);
    }
    return partials;
  }

  /**
   * Whether the results of all asyncs are in this state.
   *
   * @return true also if no async adds to it
   */
  public final boolean isSettled() {
    return partials == null || partials.isSettled();
  }

  /** Brings the results of asyncs, which have ended, into this state. */
  public final void settle() {
    if (partials != null) {
      partials.settle();
    }
  }

  /**
   * As {@link #join}, after the asyncs of both have ended.
   *
   * @param right the state of later iterations
   */
  public final void joinSettled(L right) {
    settle();
    right.settle();
    join(right);
  }

  /**
   * Whether the loop was cancelled. Generated code asks before each iteration where the body may
   * cancel. A volatile read, as fast as a plain one on x86; a cancellation is seen at the next one.
   *
   * @return true when iterations that have not started are not to be run
   */
  public final boolean cancelled() {
    Cancellation r = region;
    return r != null && r.isCancelled();
  }

  /** The state of a loop without reductions and private copies. */
  public static final class None extends TaskLocals<None> {
    private final boolean apart;

    private None(boolean apart) {
      this.apart = apart;
    }

    @Override
    protected None fork() {
      return new None(apart);
    }

    @Override
    protected boolean apart() {
      return apart;
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
    return new None(false);
  }

  /**
   * A state without content, of a loop whose iterations may wait for each other.
   *
   * @return a new state
   */
  public static None apart$() {
    return new None(true);
  }
}
