package org.ajws.runtime;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.statistics.Counters;
import org.ajws.runtime.statistics.Snapshot;

/**
 * What the workers did since the start or the last {@link AjwsRuntime#resetStatistics()}. While
 * loops run the numbers are not of one instant; after they have ended they are exact.
 *
 * @param workers how many workers there are
 * @param regions how many parallel loops were executed
 * @param tasks how many pieces of loops were run: one per loop, and one more for each piece that
 *     was split off and not taken back; and how many asyncs in the task form were given away
 * @param iterations how many iterations were run
 * @param splits how often a piece was split
 * @param steals how many pieces were run by another worker than the one that split them off
 * @param idleNanos how long workers waited for work while a loop ran, in nanoseconds, all together
 * @param sharedNanos in how much elapsed time there was at least one loop or finish that other
 *     workers could take part in, in nanoseconds; a loop so short that it ran in order does not
 *     count
 * @param unwindings how often a worker saved its stack because another one was out of work, or its
 *     code had to wait
 * @param savedFrames how many frames were saved thereby
 * @param unwindNanos how long workers were busy with that, in nanoseconds, all together: the
 *     victims' loss by steals; of stacks whose code waits one of sixteen is timed
 * @param frameSteals how many frames were taken by another worker than the one that had them
 * @param blockedWaits how often a thread had to wait for a future, promise, channel or condition,
 *     since its stack could not be saved
 * @param sites the loops, those with the most iterations first
 * @param speculative the speculative ones of them that were shared, by site
 */
public record Statistics(
    int workers,
    long regions,
    long tasks,
    long iterations,
    long splits,
    long steals,
    long idleNanos,
    long sharedNanos,
    long unwindings,
    long savedFrames,
    long unwindNanos,
    long frameSteals,
    long blockedWaits,
    List<SiteStatistics> sites,
    List<SpeculationStatistics> speculative) {

  /**
   * The share of pieces that changed their worker.
   *
   * @return steals over tasks, 0 if there was none
   */
  public double stealRatio() {
    return tasks == 0 ? 0 : (double) steals / tasks;
  }

  static Statistics of(Scheduler scheduler) {
    Snapshot s = scheduler.counters.snapshot(scheduler.idleNow());
    List<SiteStatistics> sites = new ArrayList<>();
    for (Snapshot.OfSite site : s.sites()) {
      sites.add(new SiteStatistics(site.site(), site.executions(), site.iterations()));
    }
    sites.sort(
        Comparator.comparingLong(SiteStatistics::iterations)
            .reversed()
            .thenComparing(SiteStatistics::site));
    return new Statistics(
        scheduler.config.workers,
        s.get(Counters.REGIONS),
        s.get(Counters.TASKS),
        s.get(Counters.ITERATIONS),
        s.get(Counters.SPLITS),
        s.get(Counters.STEALS),
        s.get(Counters.IDLE),
        s.sharedNanos(),
        s.get(Counters.UNWINDINGS),
        s.get(Counters.FRAMES),
        s.get(Counters.UNWIND_NANOS),
        s.get(Counters.FRAME_STEALS),
        s.get(Counters.BLOCKED),
        List.copyOf(sites),
        s.speculative().entrySet().stream()
            .map(e -> SpeculationStatistics.of(e.getKey(), e.getValue()))
            .collect(Collectors.toUnmodifiableList()));
  }
}
