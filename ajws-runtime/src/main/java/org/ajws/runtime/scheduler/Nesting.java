package org.ajws.runtime.scheduler;

/**
 * How deep a thread is in asyncs, tasks and loops of target {@code forkjoin}, and from where on it
 * has to look whether its stack has room for more. Used by that thread.
 */
public final class Nesting {
  /** After so many levels the room is looked at again. */
  public static final int STEP = 64;

  /** How many levels the thread is in. */
  public int levels;

  /** At which level to look at the stack again. */
  public int lookAt = STEP;

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
    if (before == 0) {
      startsAgain();
    }
    levels = before + 1;
    return before;
  }

  /** What was found is forgotten where the thread's stack is nearly empty. */
  public void startsAgain() {
    lookAt = STEP;
    fullAt = Integer.MAX_VALUE;
  }
}
