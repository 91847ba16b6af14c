package org.ajws.runtime.scheduler;

/** The saved frames of a worker that may go on, as the scheduler sees them. */
public interface FrameStore {
  /** Takes the newest frame if it is within {@code filter} (null: any). For the worker itself. */
  Work takeNewest(Region filter);

  /** Whether there is no frame at all. Volatile, as {@link PieceDeque#isEmpty}. */
  boolean isEmpty();

  /** Whether there is a frame within {@code filter} (null: any). */
  boolean contains(Region filter);

  /**
   * Lets another worker, which is the calling one, take the oldest frame within {@code filter}
   * (null: any), and some more where there are many.
   *
   * @return the oldest one, or null; {@link Worker#hasLeft} says whether there is one all the same
   */
  Work stealFor(Worker thief, Region filter);

  /** The worker, which is the calling one, has nothing to do. */
  void workerRests();

  /**
   * What a trace of the worker's thread, which stands still, shows of the program. Any thread may
   * ask.
   *
   * @param trace is left as it is
   * @param found how many elements were found, of which some may have been left out of the trace
   * @param ofFunction whether the line shows where a function waits; else that is shown when
   *     something leaves it
   */
  StackTraceElement[] shown(StackTraceElement[] trace, int found, boolean ofFunction);

  /** Lets others take all at once, since the worker is held up, or seems to be. By any thread. */
  void giveAway();
}
