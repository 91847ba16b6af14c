package org.ajws.runtime.latch;

/**
 * What goes on when a {@link Latch} is complete. It waits at one latch at a time, which links the
 * waiters that it has.
 */
public abstract class Waiter {
  Waiter next;

  /** For subclasses. */
  protected Waiter() {}

  /**
   * Goes on. Called by who has completed a latch with many kinds of waiters, such as a {@link
   * Result}, and returns soon: it finds a worker, or wakes a thread.
   */
  protected abstract void goOn();

  /**
   * The waiter after this one in what {@link Latch#complete} has returned. Unlinks it, so that this
   * one may wait elsewhere.
   *
   * @return null after the last one
   */
  public final Waiter takeNext() {
    Waiter n = next;
    next = null;
    return n;
  }
}
