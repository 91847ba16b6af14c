package org.ajws.runtime;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.runtime.statistics.RollbackCause;
import org.ajws.runtime.statistics.SpeculationCounts;

/**
 * What one speculative loop of the program did, all its executions together that were shared.
 *
 * @param site the loop as {@code File.java:LINE}
 * @param executions how often it was executed
 * @param turnedOff in how many of these a part was run in order, since speculation had not gained
 * @param commits chunks that ran ahead and committed
 * @param plain chunks that were run as they were written, when they were the oldest
 * @param irrevocable chunks that became the oldest while they ran ahead, and then wrote at once
 * @param waits chunks that waited for earlier ones to end, since they touch the same slots of
 *     arrays
 * @param rollbacks chunks that ran ahead in vain, by cause: {@code conflict} (it had read what an
 *     earlier one then changed), {@code exception} (of stale data, or what the loop throws), {@code
 *     irrevocable} (a call that cannot be undone), {@code machine_error} (stack or memory), {@code
 *     too_long} (too many accesses), {@code dropped} (an earlier chunk had left the loop)
 * @param conflicts the conflicts by what had changed: a field, or a type of array
 * @param lines the source lines of conflicts, as far as they were looked for, the most frequent
 *     first
 * @param entries how many reads and written locations the chunks noted that committed
 * @param trackedTrips how many trips these chunks had
 * @param trackedNanos what their bodies took, in nanoseconds, all together
 * @param plainTrips how many trips were run plainly, but for those of chunks that were rolled back
 * @param plainNanos what they took
 * @param claimNanos what it took to say what chunks touch, and to find the earlier ones that touch
 *     the same
 * @param copyNanos what it took to copy slots that might have to be put back
 * @param validationNanos how long it took to look whether values were still there, in nanoseconds;
 *     extrapolated from one chunk in sixteen
 * @param commitNanos how long it took to write what chunks had written, likewise
 * @param trips how many trips all chunks together had that committed
 * @param granularity how many slots of arrays are told apart only together, since the program says
 *     so or it was chosen, in the last execution
 */
public record SpeculationStatistics(
    String site,
    long executions,
    long turnedOff,
    long commits,
    long plain,
    long irrevocable,
    long waits,
    Map<String, Long> rollbacks,
    Map<String, Long> conflicts,
    List<SpeculationConflict> lines,
    long entries,
    long trackedTrips,
    long trackedNanos,
    long plainTrips,
    long plainNanos,
    long claimNanos,
    long copyNanos,
    long validationNanos,
    long commitNanos,
    long trips,
    int granularity) {

  /**
   * What it costs to watch an access: by how much a trip that is watched takes longer than one that
   * is not, over the entries that it makes.
   *
   * @return nanoseconds; 0 if nothing was watched, or no trip was run plainly beside it
   */
  public double nanosPerEntry() {
    if (entries == 0 || plainTrips == 0) {
      return 0;
    }
    double plain = (double) plainNanos / plainTrips * trackedTrips;
    return Math.max(0, (trackedNanos - plain) / entries);
  }

  /**
   * How many trips a chunk had.
   *
   * @return the mean of those that committed; 0 if there were none
   */
  public double tripsOfChunk() {
    long chunks = commits + plain + irrevocable;
    return chunks == 0 ? 0 : (double) trips / chunks;
  }

  static SpeculationStatistics of(String site, SpeculationCounts counts) {
    Map<String, Long> rollbacks = new TreeMap<>();
    for (RollbackCause cause : RollbackCause.values()) {
      long n = counts.rollbacks[cause.ordinal()];
      if (n != 0) {
        rollbacks.put(cause.name().toLowerCase(Locale.ROOT), n);
      }
    }
    return new SpeculationStatistics(
        site,
        counts.executions,
        counts.turnedOff,
        counts.commits,
        counts.plain,
        counts.irrevocable,
        counts.waits,
        Map.copyOf(rollbacks),
        Map.copyOf(counts.conflicts),
        SpeculationConflict.of(counts),
        counts.entries,
        counts.trackedTrips,
        counts.trackedNanos,
        counts.plainTrips,
        counts.plainNanos,
        counts.claimNanos,
        counts.copyNanos,
        counts.validationNanos,
        counts.commitNanos,
        counts.trips,
        counts.granularity);
  }
}
