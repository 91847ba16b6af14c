package org.ajws;

/**
 * A reduction of the programmer's own, named by {@link Reduce#by()}.
 *
 * <p>The class needs an accessible constructor without parameters and must be stateless: instances
 * are made where they are needed, and their methods are called by several threads at once.
 *
 * <p>{@link #combine} must be associative: {@code combine(combine(a, b), c)} equals {@code
 * combine(a, combine(b, c))}. It need not be commutative; partial results are combined in the order
 * of the iterations.
 *
 * @param <T> the type of the variable
 */
public interface Reducer<T> {
  /**
   * A value that changes nothing: {@code combine(identity(), x)} equals {@code x}. If {@link
   * #combine} changes its first argument in place, each call must return an object of its own.
   *
   * @return the identity
   */
  T identity();

  /**
   * Combines two partial results.
   *
   * @param left the result of the earlier iterations; may be changed and returned
   * @param right the result of the later iterations; not used again by the caller
   * @return the result of both
   */
  T combine(T left, T right);

  /** Stands for no reducer; the default of {@link Reduce#by()}, never named by a program. */
  interface None extends Reducer<Object> {}
}
