package org.ajws.runtime.lock;

import java.util.function.Supplier;
import org.ajws.runtime.scheduler.Worker;

/**
 * Marks sections in which the calling thread gives nothing away: translated code holds a monitor,
 * the lock of an atomic set, or runs a static initialiser.
 *
 * <p>Between {@link #enter} and the matching {@link #exit} loops run in order on the calling
 * thread, as in the serial elision, and ranges that it already runs are not split. So a worker
 * never waits for another one while it holds a lock that the other may want. Sections nest.
 */
public final class Critical {
  private Critical() {}

  /** Begins a section of the calling thread. */
  public static void enter() {
    Worker.current().critical++;
  }

  /** Ends the innermost section of the calling thread. */
  public static void exit() {
    Worker.current().critical--;
  }

  /**
   * Computes a value in a section of the calling thread: the initial value of a static field.
   *
   * @param value computes the value
   * @param <T> its type
   * @return the value
   */
  public static <T> T call(Supplier<T> value) {
    enter();
    try {
      return value.get();
    } finally {
      exit();
    }
  }
}
