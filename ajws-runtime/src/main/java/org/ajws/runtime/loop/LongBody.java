package org.ajws.runtime.loop;

import org.ajws.runtime.generated.TaskLocals;

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

  /**
   * A body without a state, for the compiler to find out its type.
   *
   * @param body as a lambda
   * @param <E> what it may throw
   * @return the same
   * @throws E never; so it is what the lambda throws
   */
  @SuppressWarnings("unused") // the declaration is the purpose
  static <E extends Throwable> LongBody<TaskLocals.None, E> of(LongBody<TaskLocals.None, E> body)
      throws E {
    return body;
  }

  /**
   * A body with a state, likewise.
   *
   * @param locals the state of the root task
   * @param body as a lambda
   * @param <L> the state of a task
   * @param <E> what it may throw
   * @return the same
   * @throws E never
   */
  @SuppressWarnings("unused") // as above
  static <L extends TaskLocals<L>, E extends Throwable> LongBody<L, E> of(
      L locals, LongBody<L, E> body) throws E {
    return body;
  }
}
