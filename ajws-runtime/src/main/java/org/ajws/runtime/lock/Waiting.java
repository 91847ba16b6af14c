package org.ajws.runtime.lock;

/** One who waits for a change of the members of an atomic set. */
interface Waiting {
  /**
   * Whether what it waits for may hold now; asked by any thread that has the lock, between units.
   */
  boolean mayGoOn();

  /** Lets it go on, or look by itself. */
  void wake();
}
