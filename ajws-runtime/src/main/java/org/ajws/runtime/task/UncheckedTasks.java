package org.ajws.runtime.task;

import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.loop.Unchecked;

/**
 * Hides the checked exceptions of the body of an async from javac, as {@link Unchecked} does for
 * loops. The exceptions themselves pass through unchanged.
 */
public final class UncheckedTasks {
  private UncheckedTasks() {}

  /** An async. */
  @SuppressWarnings("unchecked") // E occurs only in a throws clause, which the JVM does not check
  public static AsyncBody<RuntimeException> async(AsyncBody<Throwable> body) {
    return (AsyncBody<RuntimeException>) (AsyncBody<?>) body;
  }

  /** The initialiser of an async value. */
  @SuppressWarnings("unchecked") // as above
  public static <T> ValueBody<T, RuntimeException> value(ValueBody<T, Throwable> body) {
    return (ValueBody<T, RuntimeException>) (ValueBody<T, ?>) body;
  }
}
