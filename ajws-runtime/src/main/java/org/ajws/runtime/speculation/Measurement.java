package org.ajws.runtime.speculation;

import org.ajws.runtime.claim.Overlap;
import org.ajws.runtime.statistics.ConflictLines;
import org.ajws.runtime.statistics.CounterRegistry;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.RollbackCause;
import org.ajws.runtime.statistics.SiteProfile;
import org.ajws.runtime.statistics.SpeculationCounts;
import org.ajws.runtime.statistics.SpeculationEvent;

/**
 * What one execution of a loop is measured by: what it did, how long its chunks are to be, and
 * whether to run ahead at all. Used by who has the right to commit, but for the methods that say
 * so.
 */
final class Measurement {
  /** One chunk in so many is run plainly, to know what the loop takes in order. */
  static final int PLAIN_EVERY = 64;

  /** Of one chunk in so many, the commit is timed, or what it takes to make its claims. */
  private static final int TIMED_EVERY = 16;

  /** Chunks in order are so many times as long. */
  private static final int LONGER_IN_ORDER = 32;

  /** For tests: all chunks run ahead as long as nothing is wrong with them, also the oldest. */
  static volatile boolean allTracked;

  private final SpeculationCounts counts = new SpeculationCounts();

  private final SpeculationSite site;
  private final SiteProfile profile;
  private final ChunkLength length;
  private final long all; // the trips of the execution
  private final Gain gain;
  private final CounterRegistry registry;
  private final SpeculationEvent event = Events.speculation();

  private volatile boolean ahead;
  private long since = System.nanoTime();
  private long trips; // since then, as those in chunks below
  private long shared; // of these, those that others ran, or that ran beside others
  private long chunks;

  Measurement(
      SpeculationSite site,
      SiteProfile profile,
      ChunkLength length,
      long all,
      int block,
      CounterRegistry registry) {
    this.all = all;
    this.registry = registry;
    this.site = site;
    this.profile = profile;
    this.length = length;
    this.gain = site.gain();
    this.ahead = gain.isOn(site.spent());
    counts.executions = 1;
    counts.granularity = block;
    counts.turnedOff = ahead ? 0 : 1;
  }

  /** Whether chunks are to run ahead of their turn. Asked by anybody. */
  boolean isAhead() {
    return ahead;
  }

  /** Whether a chunk that is the oldest when it begins is run plainly. Asked by anybody. */
  boolean runsOldestPlainly() {
    return !allTracked && gain.runsOldestPlainly();
  }

  /** How many trips the next chunk is to have. Asked by anybody. */
  long nextLength() {
    long now = length.next();
    return ahead ? now : now > Long.MAX_VALUE / LONGER_IN_ORDER ? now : now * LONGER_IN_ORDER;
  }

  /** How many trips a chunk has at least, if there are so many. */
  long shortestLength() {
    return length.shortest();
  }

  /** Whether a chunk is to be run plainly though it could run ahead. Asked by who claimed it. */
  static boolean isSample(Chunk chunk) {
    return !allTracked && chunk.number % PLAIN_EVERY == PLAIN_EVERY - 1;
  }

  boolean isTimed(Chunk chunk) {
    return chunk.number % TIMED_EVERY == 0;
  }

  void timed(long validation, long commit) {
    counts.validationNanos += TIMED_EVERY * validation;
    counts.commitNanos += TIMED_EVERY * commit;
  }

  /** A chunk by ranges has run in vain, and has been undone. */
  void undone() {
    counts.rollbacks[RollbackCause.MACHINE_ERROR.ordinal()]++;
  }

  /** A chunk has run ahead in vain; {@code conflict}: what had changed, if that was why. */
  void rolledBack(Chunk chunk, RollbackCause cause, Conflict conflict) {
    counts.rollbacks[cause.ordinal()]++;
    if (cause == RollbackCause.TOO_LONG) {
      site.blocks().saw(chunk);
    }
    if (conflict != null) {
      counts.conflictAt(conflict.place());
    }
  }

  /** Whether it is to be found out in which lines the last conflict or overlap was. */
  boolean wantsLines() {
    return site.wantsLines();
  }

  /** It was found out, as far as it can be. */
  void conflictAt(Conflict conflict) {
    ConflictLines lines = conflict.lines();
    if (lines != null) {
      counts.conflictAt(lines, conflict.location(), false);
    }
  }

  /** A chunk waits for another one, and it was found out where they touch the same. */
  void overlapped(Overlap overlap) {
    ConflictLines lines = new ConflictLines(overlap.place(), overlap.read(), overlap.written());
    counts.conflictAt(lines, overlap.location(), !overlap.isOneSlot());
  }

  /** A chunk that ran ahead is about to be forgotten, having committed. */
  void committed(Chunk chunk) {
    int entries = chunk.entries();
    if (chunk.direct) {
      counts.irrevocable++;
    } else {
      counts.commits++;
      counts.entries += entries;
      counts.trackedTrips += chunk.to - chunk.from;
      counts.trackedNanos += chunk.nanos;
    }
    length.committed(chunk.to - chunk.from, entries, chunk.nanos, false);
    if (chunk.direct || isTimed(chunk)) {
      site.blocks().saw(chunk);
    }
    shared += chunk.to - chunk.from; // it was not the oldest when it began
    count(chunk.to - chunk.from);
  }

  /** A chunk has run plainly; {@code conflicted}: since it had run ahead in vain. */
  void ranPlainly(Chunk chunk, long nanos, boolean conflicted) {
    counts.plain++;
    double n = chunk.to - chunk.from;
    if (!conflicted) { // else its data is in the cache
      gain.plain(all, n, nanos);
      counts.plainTrips += chunk.to - chunk.from;
      counts.plainNanos += nanos;
    }
    profile.record(nanos, n);
    if (conflicted) {
      shared += chunk.to - chunk.from; // it ran ahead before
    }
    if (ahead) {
      length.committed(chunk.to - chunk.from, -1, nanos, conflicted);
    } else {
      length.ranInOrder(chunk.to - chunk.from, nanos);
    }
    count(chunk.to - chunk.from);
  }

  /** A chunk whose claims were known beforehand waits for others. */
  void waits() {
    counts.waits++;
  }

  /** For how many chunks the time counts that the claims of one take; 0: it is not measured. */
  static long weightOfClaims(long number) {
    return number < TIMED_EVERY ? 1 : number % TIMED_EVERY == 0 ? TIMED_EVERY : 0;
  }

  /** To make claims and find those of others that overlap them took so long. */
  void claimed(long nanos, long weight) {
    length.prepared(nanos);
    counts.claimNanos += weight * nanos;
  }

  /**
   * A chunk has run whose claims were known, or that needed none.
   *
   * @param body what the body took
   * @param all the same with copies of slots
   */
  void ranClaimed(long n, long body, long all) {
    gain.beside(all, n, body);
    profile.record(all, n);
    length.committed(n, -1, all, false);
    counts.copyNanos += all - body;
  }

  /**
   * And has committed.
   *
   * @param alone whether no other one ran beside it
   * @param byOther whether another thread than the loop's starter ran it
   */
  void committedClaimed(long n, boolean alone, boolean byOther) {
    if (byOther) {
      shared += n;
    }
    if (alone) {
      counts.plain++;
    } else {
      counts.commits++;
    }
    count(n);
  }

  private void count(long committed) {
    trips += committed;
    counts.trips += committed;
    chunks++;
    if (chunks == PLAIN_EVERY || !ahead) {
      look();
    }
  }

  private void look() {
    long now = System.nanoTime();
    long spent = site.spend(now - since);
    if (ahead) {
      gain.speculated(all, trips, shared, chunks, now - since, spent);
    }
    since = now;
    trips = 0;
    shared = 0;
    chunks = 0;
    boolean on = gain.isOn(spent);
    if (ahead && !on) {
      counts.turnedOff = 1;
    }
    ahead = on;
  }

  /** The loop has ended; {@code dropped} chunks were under way. By the starter. */
  void ended(long dropped) {
    counts.rollbacks[RollbackCause.DROPPED.ordinal()] += dropped;
    look();
    site.remember(length);
    long conflicts = counts.rollbacks[RollbackCause.CONFLICT.ordinal()];
    site.blocks().ran(counts.granularity, counts.commits, conflicts);
    registry.speculated(site.name(), counts);
    Events.end(event, site.name(), counts);
  }
}
