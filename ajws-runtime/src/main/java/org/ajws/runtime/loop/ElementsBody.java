package org.ajws.runtime.loop;

/**
 * The body of a parallel loop over the elements of an {@link Iterable}, for some consecutive ones.
 *
 * @param <T> the type of the elements
 * @param <L> the state of a task
 * @param <E> what the body may throw
 */
@FunctionalInterface
public interface ElementsBody<T, L, E extends Throwable> {
  /**
   * Runs the iterations for the elements of {@code part} in order, on the calling thread.
   *
   * @param part the elements, to be iterated once
   * @param locals the state of the task that runs the part
   * @throws E what an iteration throws; the rest of the part is then not run
   */
  void run(Iterable<T> part, L locals) throws E;
}
