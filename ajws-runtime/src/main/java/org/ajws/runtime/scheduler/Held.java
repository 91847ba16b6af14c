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

  /** Ends the wait by an exception, if it lasts and can be ended. */
  void end(RuntimeException why);
}
