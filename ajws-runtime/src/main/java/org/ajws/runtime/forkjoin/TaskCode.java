package org.ajws.runtime.forkjoin;

/**
 * Code of the program that a task runs.
 *
 * @param <E> what it may throw
 */
@FunctionalInterface
public interface TaskCode<E extends Throwable> {
  /** Runs it. */
  void run() throws E;
}
