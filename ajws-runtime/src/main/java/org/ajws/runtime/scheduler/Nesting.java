package org.ajws.runtime.scheduler;

/**
 * How deep a thread is in asyncs, tasks and loops of target {@code forkjoin}, and from where on it
 * has to look whether its stack has room for more; and in those that it runs since it waits for
 * them. Used by that thread.
 */
public final class Nesting {
  /** So many levels fit on any stack that is nearly empty: there the room is first looked at. */
  private static final int FIRST = 64;

  /** After so many more levels the room is looked at again. */
  public static final int STEP = 32;

  /** So many asyncs on top of waits do not fill a stack. */
  private static final int FEW_ON_WAITS = 16;

  /** For one more: its own code has to have room, too. In bytes. */
  private static final int ROOM_ON_A_WAIT = 64 << 10;

  /**
   * So deep in queued asyncs those that somebody waits for are queued only if they have to be. A
   * stack of 1 MB is full at about as many calls, so what goes deeper is most likely endless; where
   * it runs on top of its spawner, it fills the stack. Queued asyncs fill none: each may begin on a
   * stack of its own, and whoever waits for it keeps one.
   */
  static final int DEEP = 1 << 14;

  /** So deep is endless where asyncs that somebody waits for have to be queued. */
  static final int ENDLESS_WAITS = 1 << 18;

  /**
   * So deep is endless where nobody waits. A program may have as large a stack as it likes, and on
   * it has that many calls in order, of 26 bytes at least: these are more than 100 MB.
   */
  static final int ENDLESS = 1 << 22;

  /** Added to {@link #queued} by one that somebody waits for. */
  private static final long AWAITED = 1L << 32;

  /**
   * How many queued asyncs are around what the thread runs, each in the one before; in the upper
   * half those of them that somebody waits for.
   */
  private long queued;

  /** How many asyncs the thread runs that it waits for, one on top of the other. */
  private int onWaits;

  /** How many levels the thread is in. */
  public int levels;

  /** At which level to look at the stack again. */
  private int lookAt = FIRST;

  /** Below this level what was found is forgotten. */
  private int forgetBelow;

  /** The level at which there was no room; above all others if there always was. */
  public int fullAt = Integer.MAX_VALUE;

  /**
   * Whether nothing need be looked at on this level. One comparison, since every async asks.
   *
   * @return false at {@link #lookAt} and deeper; and far above it, where {@link #isForgotten} has
   *     to be called
   */
  public boolean isFine() {
    return Integer.compareUnsigned(levels - forgetBelow, lookAt - forgetBelow) < 0;
  }

  /**
   * Forgets what was found deeper down if the thread has come back up: on the next way down the
   * frames may be larger.
   *
   * @return whether it has; then nothing need be looked at on this level
   */
  public boolean isForgotten() {
    if (levels >= forgetBelow) {
      return false;
    }
    fullAt = Integer.MAX_VALUE;
    lookAt(Math.max(FIRST, levels + STEP));
    return true;
  }

  /** Has the stack looked at on this level and deeper ones. */
  public void lookAt(int level) {
    lookAt = level;
    forgetBelow = level > FIRST ? level - STEP : 0;
  }

  /** On which level the stack is looked at. */
  public int lookAt() {
    return lookAt;
  }

  /** The stack is not looked at any more, until the thread's next start. */
  public void neverLookAgain() {
    lookAt = Integer.MAX_VALUE;
    forgetBelow = 0;
  }

  /**
   * Goes a level down.
   *
   * @return what to set {@link #levels} to afterwards: by an assignment, since a call might
   *     overflow the stack
   */
  public int enter() {
    int before = levels;
    levels = before + 1;
    return before;
  }

  /** Whether the thread is so deep in queued asyncs that it is not to wait for more of them. */
  public boolean isDeepInQueued() {
    return queued >= DEEP * AWAITED;
  }

  /**
   * How deep an async is in others that is to be queued.
   *
   * @param awaited whether somebody may wait for it
   * @return what {@link #queued} is while it runs
   * @throws StackOverflowError if that is too deep
   */
  long deeper(boolean awaited) {
    long depth = queued + 1 + (awaited ? AWAITED : 0);
    if ((int) depth > ENDLESS || depth > ENDLESS_WAITS * AWAITED + ENDLESS) {
      throw new StackOverflowError("queued asyncs are nested " + (int) queued + " deep");
    }
    return depth;
  }

  /**
   * The thread begins or ends to run a queued async.
   *
   * @return how deep it was before
   */
  long queued(long depth) {
    long before = queued;
    queued = depth;
    return before;
  }

  /** Begins to run one more async that the thread waits for, if the stack has room. */
  public boolean beginsOnAWait() {
    boolean hasRoom =
        onWaits < FEW_ON_WAITS ? StackRoom.isLeftForATask() : StackRoom.isLeft(ROOM_ON_A_WAIT);
    onWaits += hasRoom ? 1 : 0;
    return hasRoom;
  }

  /** It has run. */
  public void endsOnAWait() {
    onWaits--;
  }

  /** What was found is forgotten where the thread's stack is nearly empty. */
  public void startsAgain() {
    lookAt(FIRST);
    fullAt = Integer.MAX_VALUE;
  }
}
