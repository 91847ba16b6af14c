package org.ajws.runtime.scheduler;

/**
 * Whether the stack of the thread has room. The JVM does not tell; so as many frames are made as
 * fill the room, at a point where nothing has been begun: if the stack overflows, it does so here
 * and not between two steps that belong together.
 */
public final class StackRoom {
  /**
   * Twice the frames of the runtime and of the pool that forking, running, joining a task and
   * failing need. Frames are counted, not bytes: where those are large, since they are not compiled
   * yet, so are these. It is the number that costs: 256 of them took a third of the time of
   * programs with small tasks.
   */
  private static final int FRAMES_OF_A_TASK = 64;

  /** The same of counting a task that is offered or claimed, or of waking a worker. */
  private static final int FRAMES_OF_COUNTING = 16;

  /**
   * A frame of {@link #descend} is at least as large, since it keeps its values: about 130 bytes
   * were seen in the interpreter, 71 compiled.
   */
  private static final int FRAME = 64;

  /** Half of what {@link Nesting} leaves below tasks that a thread waits for. */
  private static final int BYTES_OF_A_WAIT = 32 << 10;

  private StackRoom() {}

  /** Whether a task can be forked, run and joined. */
  public static boolean isLeftForATask() {
    return areLeft(FRAMES_OF_A_TASK);
  }

  /**
   * Makes sure that a task can be forked, run and joined, or something else begun that the same
   * method, or its caller, is to end.
   *
   * @throws StackOverflowError if it cannot
   */
  public static void makeForATask() {
    descend(FRAMES_OF_A_TASK, 1, 2, 3, 4, 5, 6);
  }

  /**
   * Makes sure that a thread can begin to wait, look for deadlocks meanwhile, and go on: also the
   * first time, when classes are initialised for it, which must not overflow.
   *
   * @throws StackOverflowError if it cannot
   */
  public static void makeForAWait() {
    makeFor(BYTES_OF_A_WAIT);
  }

  /**
   * The same for a wait that gives locks back: to take them again, which must not fail, may be one,
   * too.
   *
   * @throws StackOverflowError if it cannot
   */
  public static void makeForAWaitInAUnit() {
    makeFor(2 * BYTES_OF_A_WAIT);
  }

  /** Whether a thread that waits can look for deadlocks: one that has made room for it can. */
  static boolean isLeftForALook() {
    return isLeft(BYTES_OF_A_WAIT / 2);
  }

  /** Whether a task can be counted. */
  public static boolean isLeftForCounting() {
    return areLeft(FRAMES_OF_COUNTING);
  }

  /**
   * Makes sure that a task can be counted, or a worker be woken.
   *
   * @throws StackOverflowError if it cannot
   */
  public static void makeForCounting() {
    descend(FRAMES_OF_COUNTING, 1, 2, 3, 4, 5, 6);
  }

  /** Whether there are so many bytes; perhaps false already at twice as many. */
  public static boolean isLeft(int bytes) {
    return areLeft(bytes / FRAME);
  }

  /**
   * Makes sure that there are so many bytes; perhaps twice as many.
   *
   * @throws StackOverflowError if there are not
   */
  public static void makeFor(int bytes) {
    descend(bytes / FRAME, 1, 2, 3, 4, 5, 6);
  }

  private static boolean areLeft(int frames) {
    try {
      return descend(frames, 1, 2, 3, 4, 5, 6) != 0;
    } catch (StackOverflowError e) { // that is the answer
      return false;
    }
  }

  private static long descend(int frames, long a, long b, long c, long d, long e, long f) {
    if (frames == 0) {
      return 1;
    }
    long below = descend(frames - 1, b, c, d, e, f, a);
    return below | a | b << 1 | c << 2 | d << 3 | e << 4 | f << 5; // all of them are kept meanwhile
  }
}
