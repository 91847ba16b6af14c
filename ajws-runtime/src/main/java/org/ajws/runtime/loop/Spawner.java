package org.ajws.runtime.loop;

/**
 * Takes the bodies of a loop with a general header. Used by the thread that runs the header only.
 *
 * @param <L> the state of a task
 */
public interface Spawner<L> {
  /**
   * Runs {@code body}, now on this thread or later on another one; before the loop ends in any
   * case, unless the loop is cancelled first. Bodies that run later see everything that was written
   * before the call.
   *
   * @param body the body of one iteration
   * @param <E> what the body may throw
   * @throws E what the body throws if it runs now; what it throws later is thrown by the loop
   */
  <E extends Throwable> void spawn(TaskBody<L, E> body) throws E;

  /**
   * Whether the loop is cancelled, so that the header need not go on.
   *
   * @return true once the loop is cancelled
   */
  boolean stopped();
}
