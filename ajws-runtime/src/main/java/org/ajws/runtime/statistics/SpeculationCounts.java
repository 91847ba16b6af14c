package org.ajws.runtime.statistics;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/**
 * What executions of one speculative loop did. Used by one thread at a time; the registry keeps the
 * sums under its lock.
 */
public final class SpeculationCounts {
  /** Places of conflicts that are told apart; the others have no name. */
  private static final int PLACES = 32;

  public long executions;

  /** Executions of which a part was run in order, since speculation had not gained. */
  public long turnedOff;

  /** Chunks that ran ahead and committed. */
  public long commits;

  /** Chunks that were run plainly, as the oldest. */
  public long plain;

  /** Chunks that ran ahead and became irrevocable, or too long, when they were the oldest. */
  public long irrevocable;

  /** Chunks that waited for others to end, since they touch the same slots. */
  public long waits;

  /** By the ordinal of the cause. */
  public final long[] rollbacks = new long[RollbackCause.values().length];

  /** Roll-backs by what had changed: a field, or a type of array. */
  public final Map<String, Long> conflicts = new HashMap<>();

  /** Those conflicts whose lines were found out. */
  public final Map<ConflictLines, ConflictCount> lines = new HashMap<>();

  /** Trips of all chunks that committed. */
  public long trips;

  /** How many slots of arrays the last execution has told apart only together. */
  public int granularity = 1;

  /** Entries in the logs of chunks that ran ahead and committed. */
  public long entries;

  /** Their trips, and what their bodies took. */
  public long trackedTrips;

  public long trackedNanos;

  /** Trips that were run plainly, not after a roll-back, and what they took. */
  public long plainTrips;

  public long plainNanos;

  /** To make claims and to find those that overlap them. */
  public long claimNanos;

  /** To copy slots that might have to be put back. */
  public long copyNanos;

  public long validationNanos;
  public long commitNanos;

  /** Counts a conflict at a field or at a type of array. */
  public void conflictAt(String place) {
    if (conflicts.size() < PLACES || conflicts.containsKey(place)) {
      conflicts.merge(place, 1L, Long::sum);
    }
  }

  /**
   * Counts a conflict whose lines were found out.
   *
   * @param location a number for it
   * @param slots whether it is many slots of an array
   */
  public void conflictAt(ConflictLines at, int location, boolean slots) {
    if (lines.size() < PLACES || lines.containsKey(at)) {
      lines.computeIfAbsent(at, a -> new ConflictCount()).add(location, slots);
    }
  }

  /** Where most conflicts were; null if that is not known. */
  String mostLines() {
    return lines.entrySet().stream()
        .max(Comparator.comparingLong(e -> e.getValue().count()))
        .map(e -> e.getKey().toString())
        .orElse(null);
  }

  /** How many roll-backs there were. */
  public long rollbacks() {
    long sum = 0;
    for (long n : rollbacks) {
      sum += n;
    }
    return sum;
  }

  void add(SpeculationCounts other) {
    executions += other.executions;
    turnedOff += other.turnedOff;
    commits += other.commits;
    plain += other.plain;
    irrevocable += other.irrevocable;
    waits += other.waits;
    for (int i = 0; i < rollbacks.length; i++) {
      rollbacks[i] += other.rollbacks[i];
    }
    other.conflicts.forEach((place, n) -> conflicts.merge(place, n, Long::sum));
    other.lines.forEach((at, n) -> lines.computeIfAbsent(at, a -> new ConflictCount()).add(n));
    trips += other.trips;
    granularity = other.granularity;
    entries += other.entries;
    trackedTrips += other.trackedTrips;
    trackedNanos += other.trackedNanos;
    plainTrips += other.plainTrips;
    plainNanos += other.plainNanos;
    claimNanos += other.claimNanos;
    copyNanos += other.copyNanos;
    validationNanos += other.validationNanos;
    commitNanos += other.commitNanos;
  }

  SpeculationCounts copy() {
    SpeculationCounts copy = new SpeculationCounts();
    copy.add(this);
    return copy;
  }
}
