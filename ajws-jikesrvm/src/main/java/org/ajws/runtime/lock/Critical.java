package org.ajws.runtime.lock;

import org.jikesrvm.scheduler.WS;

/**
 * Marks sections in which nobody steals from the calling thread: translated code holds the lock of
 * an atomic set or a monitor, or runs a static initialiser. Constructs inside run in order.
 * Sections nest; only the outermost one speaks to the VM, which need not count.
 */
public final class Critical {
  private static final ThreadLocal<int[]> DEPTH =
      new ThreadLocal<int[]>() {
        @Override
        protected int[] initialValue() {
          return new int[1];
        }
      };

  private Critical() {}

  /** Begins a section of the calling thread. */
  public static void enter() {
    int[] depth = DEPTH.get();
    if (depth[0]++ == 0) {
      WS.pauseStealOnThread();
    }
  }

  /** Ends the innermost section of the calling thread. */
  public static void exit() {
    int[] depth = DEPTH.get();
    if (--depth[0] == 0) {
      WS.resumeStealOnThread();
    }
  }

  /**
   * Computes a value in a section of the calling thread: the initial value of a static field.
   *
   * @param value computes the value
   * @param <T> its type
   * @return the value
   */
  public static <T> T call(Value<T> value) {
    enter();
    try {
      return value.ajws$value();
    } finally {
      exit();
    }
  }

  /**
   * A value that is computed in a section.
   *
   * @param <T> its type
   */
  public interface Value<T> {
    /**
     * Computes it.
     *
     * @return the value
     */
    T ajws$value();
  }
}
