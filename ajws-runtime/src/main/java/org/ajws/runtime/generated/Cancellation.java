package org.ajws.runtime.generated;

/**
 * Whether a loop, finish or root is cancelled: then what has not started is not started. Anybody
 * may cancel it, and anybody may ask.
 */
public abstract class Cancellation {
  private volatile boolean cancelled;

  /** For the runtime. */
  protected Cancellation() {}

  /** Cancels it. */
  public final void cancel() {
    cancelled = true;
  }

  /**
   * Whether it is cancelled.
   *
   * @return true from the first {@link #cancel} on
   */
  public final boolean isCancelled() {
    return cancelled;
  }

  /** For the runtime: it is used again. */
  protected final void uncancel() {
    cancelled = false;
  }
}
