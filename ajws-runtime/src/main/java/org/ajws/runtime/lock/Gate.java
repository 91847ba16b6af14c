package org.ajws.runtime.lock;

/**
 * Decides which threads may go on with the lock of a set that something may hold that is no thread.
 * Compiled for Jikes RVM, too, where there is none: Java 6.
 */
abstract class Gate {
  /**
   * Makes sure that it can be asked.
   *
   * @throws StackOverflowError if it cannot
   */
  abstract void makeRoom();

  /**
   * Asked by a thread that has just taken the lock.
   *
   * @param mayFail whether it can go on without the set, by an exception
   * @return null if it may go on; else what to {@link #await} when it has given the lock back
   * @throws StackOverflowError if it can, and the stack has no room for a wait
   */
  abstract Object enter(boolean mayFail);

  /** Waits until it is worth asking again; throws where the set cannot be had. */
  abstract void await(Object ticket);

  /** The calling thread has given the lock back once. */
  abstract void freed();

  /** Whether something holds the set now. */
  abstract boolean isClosed();
}
