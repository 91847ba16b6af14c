package org.ajws.runtime;

import java.util.List;
import java.util.Map;

/**
 * The statistics of the common workers for JMX, as {@link AjwsRuntime#statistics()} has them: an
 * attribute each, with the same meaning and units. {@link AjwsRuntime#registerMXBean()} registers
 * it.
 */
public interface AjwsRuntimeMXBean {
  /** The name under which it is registered: {@value}. */
  String NAME = "org.ajws:type=AjwsRuntime";

  /**
   * How loops run.
   *
   * @return {@code trycatch} or {@code serial}
   */
  String getTarget();

  /**
   * How many workers there are.
   *
   * @return at least 1
   */
  int getWorkers();

  /**
   * Parallel loops that were executed.
   *
   * @return their number
   */
  long getRegions();

  /**
   * Pieces of loops that were run, and asyncs that were given away.
   *
   * @return their number
   */
  long getTasks();

  /**
   * Iterations that were run.
   *
   * @return their number
   */
  long getIterations();

  /**
   * Pieces that were split.
   *
   * @return their number
   */
  long getSplits();

  /**
   * Pieces that another worker ran than the one that split them off.
   *
   * @return their number
   */
  long getSteals();

  /**
   * Waiting for work while a loop ran, of all workers together.
   *
   * @return nanoseconds
   */
  long getIdleNanos();

  /**
   * Elapsed time with a loop or finish that several workers could take part in.
   *
   * @return nanoseconds
   */
  long getSharedNanos();

  /**
   * Times that a worker saved its stack.
   *
   * @return their number
   */
  long getUnwindings();

  /**
   * Frames that were saved thereby.
   *
   * @return their number
   */
  long getSavedFrames();

  /**
   * Time that workers were busy with that, all together.
   *
   * @return nanoseconds
   */
  long getUnwindNanos();

  /**
   * Frames that another worker took than the one that had them.
   *
   * @return their number
   */
  long getFrameSteals();

  /**
   * Times that a thread waited, since its stack could not be saved.
   *
   * @return their number
   */
  long getBlockedWaits();

  /**
   * What each parallel loop did.
   *
   * @return those with the most iterations first
   */
  List<Site> getSites();

  /**
   * What each speculative loop did that was shared.
   *
   * @return by site
   */
  List<SpeculativeSite> getSpeculativeSites();

  /** Sets the statistics to zero; to be called while no loop runs. */
  void reset();

  /** What one parallel loop did: {@link SiteStatistics}. */
  interface Site {
    /**
     * The loop.
     *
     * @return {@code File.java:LINE}
     */
    String getSite();

    /**
     * Its executions.
     *
     * @return their number
     */
    long getExecutions();

    /**
     * The iterations of all executions.
     *
     * @return their number
     */
    long getIterations();
  }

  /** What one speculative loop did: {@link SpeculationStatistics}. */
  interface SpeculativeSite {
    /**
     * The loop.
     *
     * @return {@code File.java:LINE}
     */
    String getSite();

    /**
     * Its executions.
     *
     * @return their number
     */
    long getExecutions();

    /**
     * Those of which a part was run in order, since speculation had not gained.
     *
     * @return their number
     */
    long getTurnedOff();

    /**
     * Chunks that ran ahead and committed.
     *
     * @return their number
     */
    long getCommits();

    /**
     * Chunks that were run as they were written.
     *
     * @return their number
     */
    long getPlain();

    /**
     * Chunks that became the oldest while they ran ahead.
     *
     * @return their number
     */
    long getIrrevocable();

    /**
     * Chunks that waited for earlier ones.
     *
     * @return their number
     */
    long getWaits();

    /**
     * Chunks that ran ahead in vain.
     *
     * @return by cause
     */
    Map<String, Long> getRollbacks();

    /**
     * Conflicts.
     *
     * @return by what had changed
     */
    Map<String, Long> getConflicts();

    /**
     * The source lines of conflicts that were looked for: {@link SpeculationConflict}.
     *
     * @return how many, by what had changed, where it was read and where it was written
     */
    Map<String, Long> getConflictLines();

    /**
     * Reads and written locations of the chunks that committed.
     *
     * @return their number
     */
    long getEntries();

    /**
     * Trips of these chunks.
     *
     * @return their number
     */
    long getTrackedTrips();

    /**
     * What their bodies took.
     *
     * @return nanoseconds
     */
    long getTrackedNanos();

    /**
     * Trips that were run plainly, but for those of chunks that were rolled back.
     *
     * @return their number
     */
    long getPlainTrips();

    /**
     * What they took.
     *
     * @return nanoseconds
     */
    long getPlainNanos();

    /**
     * Time to say what chunks touch, and to find those that touch the same.
     *
     * @return nanoseconds
     */
    long getClaimNanos();

    /**
     * Time to copy slots that might have to be put back.
     *
     * @return nanoseconds
     */
    long getCopyNanos();

    /**
     * Time to look whether values were still there.
     *
     * @return nanoseconds
     */
    long getValidationNanos();

    /**
     * Time to write what chunks had written.
     *
     * @return nanoseconds
     */
    long getCommitNanos();

    /**
     * Trips of all chunks that committed.
     *
     * @return their number
     */
    long getTrips();

    /**
     * Slots of arrays that the last execution has told apart only together.
     *
     * @return their number
     */
    int getGranularity();
  }
}
