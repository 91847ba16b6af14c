package org.ajws.runtime;

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
}
