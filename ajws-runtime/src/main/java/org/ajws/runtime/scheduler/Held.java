package org.ajws.runtime.scheduler;

/** What a thread waits for that somebody has, who gives it back when he goes on. */
public interface Held {
  /**
   * Who has it now, or must have given it back before the wait can end: a thread, or an outermost
   * root; null for nobody, or where that is unknown.
   */
  Object holder();

  /** Whether the wait lasts. */
  boolean lasts();

  /**
   * Decides that the wait ends without what is waited for, if it lasts and can be ended. Who waits
   * goes on when it is {@linkplain #tell told}.
   *
   * @return whether the caller has decided that, who is to tell it
   */
  boolean fail(RuntimeException why);

  /** Lets the one who waits go on; by who has decided that its wait ends. */
  void tell();
}
