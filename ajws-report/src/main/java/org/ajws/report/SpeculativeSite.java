package org.ajws.report;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.runtime.SpeculationStatistics;

/**
 * What one speculative loop did.
 *
 * @param site {@code File.java:LINE}
 * @param executions how often it was executed
 * @param turnedOff in how many of these a part was run in order, since speculation had not gained
 * @param commits chunks that ran ahead and committed
 * @param plain chunks that were run as they were written, when they were the oldest
 * @param irrevocable chunks that became the oldest while they ran ahead, and then wrote at once
 * @param waits chunks that waited for earlier ones to end, since they touch the same slots of
 *     arrays
 * @param rollbacks chunks that ran ahead in vain, by cause
 * @param conflicts those that had read what an earlier one then changed, by field or type of array
 * @param lines where conflicts were in the source, those of which it was found out, the most
 *     frequent first
 * @param entries how many reads and written locations the chunks noted that committed
 * @param cost what it took
 * @param choice how long its chunks were, and by which blocks
 */
public record SpeculativeSite(
    String site,
    long executions,
    long turnedOff,
    long commits,
    long plain,
    long irrevocable,
    long waits,
    Map<String, Long> rollbacks,
    Map<String, Long> conflicts,
    List<ConflictLine> lines,
    long entries,
    SpeculationCost cost,
    SpeculationChoice choice) {

  /** Copies all, maps in order of their keys. */
  public SpeculativeSite {
    rollbacks = new TreeMap<>(rollbacks);
    conflicts = new TreeMap<>(conflicts);
    lines = List.copyOf(lines);
  }

  static SpeculativeSite of(SpeculationStatistics s) {
    return new SpeculativeSite(
        s.site(),
        s.executions(),
        s.turnedOff(),
        s.commits(),
        s.plain(),
        s.irrevocable(),
        s.waits(),
        s.rollbacks(),
        s.conflicts(),
        s.lines().stream().map(ConflictLine::of).toList(),
        s.entries(),
        SpeculationCost.of(s),
        SpeculationChoice.of(s));
  }

  /** Both together. */
  SpeculativeSite plus(SpeculativeSite other) {
    return new SpeculativeSite(
        site,
        executions + other.executions,
        turnedOff + other.turnedOff,
        commits + other.commits,
        plain + other.plain,
        irrevocable + other.irrevocable,
        waits + other.waits,
        sum(rollbacks, other.rollbacks),
        sum(conflicts, other.conflicts),
        lines(lines, other.lines),
        entries + other.entries,
        cost.plus(other.cost),
        choice.plus(other.choice));
  }

  /** How many trips a chunk had that committed; NaN if there was none. */
  double tripsOfChunk() {
    long chunks = commits + plain + irrevocable;
    return chunks == 0 ? Double.NaN : (double) choice.trips() / chunks;
  }

  private static List<ConflictLine> lines(List<ConflictLine> some, List<ConflictLine> others) {
    Map<String, ConflictLine> all = new TreeMap<>();
    for (List<ConflictLine> l : List.of(some, others)) {
      l.forEach(c -> all.merge(c.lines(), c, ConflictLine::plus));
    }
    return all.values().stream()
        .sorted(Comparator.comparingLong(ConflictLine::count).reversed())
        .toList();
  }

  private static Map<String, Long> sum(Map<String, Long> some, Map<String, Long> others) {
    Map<String, Long> all = new TreeMap<>(some);
    others.forEach((key, n) -> all.merge(key, n, Long::sum));
    return all;
  }
}
