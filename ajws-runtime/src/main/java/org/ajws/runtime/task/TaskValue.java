package org.ajws.runtime.task;

import org.ajws.runtime.failure.Sneaky;

/**
 * An async value in the task form: {@code @Async int a = fib(n - 1);}. Generated code uses it on
 * the thread that runs the block of the declaration; other threads only {@link #get} it when it is
 * there, since a lambda that captures it is made after {@link #await}.
 *
 * @param <T> the type of the value, boxed if it is primitive
 */
public abstract class TaskValue<T> {
  private T value;
  private Throwable failure;
  private boolean ready;

  /** Whether the failure has been thrown, or the block was left without it. */
  private boolean delivered;

  /** The value is there. */
  final void set(T computed) {
    value = computed;
  }

  /** There is an exception instead. */
  final void setFailure(Throwable t) {
    failure = t;
  }

  /** Waits until the initialiser has ended; the calling thread runs it if nobody else does. */
  abstract void complete();

  /** Prevents the initialiser from being run; false if it has been started. */
  abstract boolean abandon();

  /** Whether what has not started is not to be started. */
  abstract boolean isCancelled();

  /** Undoes what the declaration has done to the thread. */
  abstract void leave();

  private void finish() {
    if (!ready) {
      complete();
      ready = true;
    }
  }

  /**
   * The value; waits for it.
   *
   * @return the value
   * @throws RuntimeException what the initialiser threw, of whatever type it is
   */
  public final T get() {
    finish();
    if (failure != null) {
      delivered = true;
      throw Sneaky.raise(failure);
    }
    return value;
  }

  /** Waits for the value, before it is captured by a lambda, a class or a task. */
  public final void await() {
    get();
  }

  /**
   * The block of the declaration ends: waits for the value if nobody has, and throws what the
   * initialiser threw unless that has been thrown. A value that was not used and not started is not
   * computed if the finish around it was cancelled.
   */
  public final void join() {
    try {
      if (!delivered && (ready || !isCancelled() || !abandon())) {
        get();
      }
    } finally {
      delivered = true;
      leave();
    }
  }

  /**
   * The block of the declaration throws: the value is not computed if that has not started, else
   * waited for; its exception is suppressed. {@link #join} does nothing afterwards.
   *
   * @param t what the block throws
   */
  public final void failed(Throwable t) {
    if (!ready && abandon()) {
      delivered = true;
    } else {
      finish();
      if (failure != null && !delivered && failure != t) {
        t.addSuppressed(failure);
      }
      delivered = true;
    }
  }
}
