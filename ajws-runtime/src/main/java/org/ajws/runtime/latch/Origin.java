package org.ajws.runtime.latch;

/** Who gives a {@link Result}, and what it is waited for by. */
public enum Origin {
  /** The task that computes a future. */
  TASK("get() of a future"),
  /** Code that runs outside of tasks. */
  OUTSIDE("get() of a future of a stage"),
  /** Whoever has the promise. */
  PROMISE("get() of a promise's future"),
  /** Whoever has the channel; it is one waiter's own. */
  TAKE("take() from a channel"),
  /** Whoever has the channel; it is one waiter's own. */
  PUT("put() into a channel that is full"),
  /** Whoever has the objects whose members a condition reads. */
  CONDITION("await of a condition"),
  /** Who has a lock or a set, by giving it back. */
  HELD("a unit that waits for a set");

  private final String wait;

  Origin(String wait) {
    this.wait = wait;
  }

  /** What the wait for it is called in messages. */
  public String label() {
    return wait;
  }

  /** Whether anybody may give it that has got hold of an object. */
  public boolean isOpen() {
    return this != TASK && this != OUTSIDE && this != HELD;
  }

  /** Whether it belongs to the one who waits, and to nobody else. */
  public boolean isOwn() {
    return this == TAKE || this == PUT;
  }
}
