package org.ajws.runtime;

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
 * @param entries how many reads and written locations the chunks noted that committed
 * @param validationNanos how long it took to look whether values were still there, in nanoseconds;
 *     extrapolated from one chunk in sixteen
 * @param commitNanos how long it took to write what chunks had written, likewise
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
    long entries,
    long validationNanos,
    long commitNanos) {

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
        counts.entries,
        counts.validationNanos,
        counts.commitNanos);
  }
}
