package org.ajws.runtime.loop;

/**
 * A loop with a general header: the header runs in order on the calling thread and spawns each
 * body.
 *
 * @param <L> the state of a task
 * @param <E> what the header and the bodies may throw
 */
@FunctionalInterface
public interface InOrderLoop<L, E extends Throwable> {
  /**
   * Runs the header.
   *
   * @param spawner takes the bodies, in the order of the iterations
   * @throws E what the header throws, or a body that the spawner ran at once
   */
  void run(Spawner<L> spawner) throws E;
}
