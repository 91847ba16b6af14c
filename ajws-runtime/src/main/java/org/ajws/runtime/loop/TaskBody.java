package org.ajws.runtime.loop;

/**
 * The body of one iteration of a loop with a general header.
 *
 * @param <L> the state of a task
 * @param <E> what the body may throw
 */
@FunctionalInterface
public interface TaskBody<L, E extends Throwable> {
  /**
   * Runs the iteration.
   *
   * @param locals the state of the task that runs it
   * @throws E what the iteration throws
   */
  void run(L locals) throws E;
}
