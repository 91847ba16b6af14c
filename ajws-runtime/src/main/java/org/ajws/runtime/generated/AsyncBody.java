package org.ajws.runtime.generated;

/**
 * The statement of an async.
 *
 * @param <E> what it may throw
 */
@FunctionalInterface
public interface AsyncBody<E extends Throwable> {
  /**
   * Runs the statement.
   *
   * @throws E what it throws
   */
  void run() throws E;
}
