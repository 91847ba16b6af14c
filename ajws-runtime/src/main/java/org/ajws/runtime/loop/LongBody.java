package org.ajws.runtime.loop;

/**
 * The body of a parallel loop over {@code long}, for a chunk of consecutive iterations.
 *
 * @param <L> the state of a task
 * @param <E> what the body may throw
 */
@FunctionalInterface
public interface LongBody<L, E extends Throwable> {
  /**
   * Runs the iterations of a chunk in order, on the calling thread.
   *
   * @param from the loop variable of the first one
   * @param to the exclusive end, reached from below for {@code LT} and {@code LE}, from above for
   *     {@code GT} and {@code GE}; the <em>number</em> of iterations for {@code NE}
   * @param step what the header adds to the variable
   * @param locals the state of the task that runs the chunk
   * @throws E what an iteration throws; the rest of the chunk is then not run
   */
  void run(long from, long to, long step, L locals) throws E;
}
