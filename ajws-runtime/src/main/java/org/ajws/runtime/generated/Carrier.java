package org.ajws.runtime.generated;

/**
 * Who runs the intervals of one run of {@code org.ajws.sync.Intervals} that have nothing to wait
 * for. For the runtime.
 */
public interface Carrier {
  /**
   * Lets somebody run a task, now or later; does not run it itself. Any thread may call this, until
   * {@link #ended}.
   *
   * @param task what is to be run once
   */
  void start(Task task);

  /** All tasks have ended. Called once, by any thread; the carrier is not used afterwards. */
  void ended();

  /** Runs tasks until all have ended; by the thread that has begun the run. */
  void await();

  /** An interval that is to be run. */
  interface Task {
    /** Its place among all that were made in the run, from 0 on. */
    long number();

    /** Runs it. What the program's code throws is kept by the run. */
    void run();

    /**
     * It will not be run, or not to its end: the machine has failed.
     *
     * @param why what has happened
     */
    void abandoned(Throwable why);
  }
}
