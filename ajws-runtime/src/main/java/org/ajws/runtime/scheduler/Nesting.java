package org.ajws.runtime.scheduler;

/**
 * How deep a thread is in asyncs, tasks and loops of target {@code forkjoin}, and from where on it
 * has to look whether its stack has room for more. Used by that thread.
 */
public final class Nesting {
  /** So many levels fit on any stack that is nearly empty: there the room is first looked at. */
  private static final int FIRST = 64;

  /** After so many more levels the room is looked at again. */
  public static final int STEP = 32;

  /** How many levels the thread is in. */
  public int levels;

  /** At which level to look at the stack again. */
  public int lookAt = FIRST;

  /** The level at which there was no room; above all others if there always was. */
  public int fullAt = Integer.MAX_VALUE;

  /**
   * Goes a level down.
   *
   * @return what to set {@link #levels} to afterwards: by an assignment, since a call might
   *     overflow the stack
   */
  public int enter() {
    int before = levels;
    if (before + STEP < lookAt) { // on the next way down the frames may be larger
      lookAt = Math.max(FIRST, before + STEP);
      fullAt = Integer.MAX_VALUE;
    }
    levels = before + 1;
    return before;
  }

  /** What was found is forgotten where the thread's stack is nearly empty. */
  public void startsAgain() {
    lookAt = FIRST;
    fullAt = Integer.MAX_VALUE;
  }
}
