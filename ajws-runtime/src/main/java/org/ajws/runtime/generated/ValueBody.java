package org.ajws.runtime.generated;

/**
 * The initialiser of an async value.
 *
 * @param <T> the type of the value, boxed if it is primitive
 * @param <E> what the initialiser may throw
 */
@FunctionalInterface
public interface ValueBody<T, E extends Throwable> {
  /**
   * Computes the value.
   *
   * @return the value
   * @throws E what the initialiser throws
   */
  T compute() throws E;
}
