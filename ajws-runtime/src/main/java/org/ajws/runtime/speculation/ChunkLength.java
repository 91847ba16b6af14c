package org.ajws.runtime.speculation;

/**
 * How many trips a chunk has: as many as make a log of {@value #ENTRIES} entries or take as long as
 * a chunk of a loop should, whatever is less; fewer where chunks conflict, since a shorter one
 * loses less; and few enough for all workers. Changed by who has the right to commit, read by who
 * claims.
 */
final class ChunkLength {
  /** Longer logs leave the nearest cache, and are rolled back at a higher price. */
  static final int ENTRIES = 500;

  /** The length grows by so much at most from one chunk to the next. */
  private static final int GROWTH = 8;

  /**
   * A chunk that takes less is not made shorter because of conflicts: it would be mostly overhead.
   */
  private static final double SHORT_NANOS = 4_000;

  /** Nor one that takes less than this, though shorter ones conflict less often. */
  private static final double SHORTEST_NANOS = 1_000;

  /** A share of conflicts above which chunks become shorter, and one below which longer again. */
  private static final double MANY = 0.12;

  private static final double FEW = 0.03;

  /** A share of conflicts that has nothing to do with the length. */
  private static final double ALWAYS = 0.8;

  /** What is taken for the share of a length that was not tried yet: neither. */
  private static final double UNKNOWN = (MANY + FEW) / 2;

  /** The share is one of about so many chunks. */
  private static final int MEMORY = 32;

  /** After so many it says little of what was taken for it at first. */
  private static final int SETTLED = 4 * MEMORY;

  /** A chunk takes so many times what it takes to prepare it. */
  private static final int WORTH_PREPARING = 50;

  /** One of the last chunks, which are shorter, so many times. */
  private static final int WORTH_AT_THE_END = 10;

  /** But no longer than so many times what a chunk should. */
  private static final int LONGEST = 64;

  /** What conflicts have shown of the length, at the end of an execution. */
  static final class Conflicts {
    /** Nothing yet. */
    static final Conflicts NONE = new Conflicts(Long.MAX_VALUE, UNKNOWN, 0);

    /** How long chunks are at most, since longer ones conflict too often. */
    final double limit;

    /** The share of chunks that have conflicted lately. */
    final double share;

    /** Of how many chunks that is. */
    final int seen;

    /** That chunks may be no longer; nothing if it is 0. */
    static Conflicts below(long limit) {
      return limit == 0 ? NONE : new Conflicts(limit, UNKNOWN, 0);
    }

    /** How long chunks are at most; 0 if they were never made shorter. */
    long longest() {
      return limit >= Long.MAX_VALUE ? 0 : (long) limit;
    }

    private Conflicts(double limit, double share, int seen) {
      this.limit = limit;
      this.share = share;
      this.seen = seen;
    }
  }

  private final boolean fixed;
  private final long nanos;
  private final long most;
  private volatile long length;

  private double entriesPerTrip;
  private double nanosPerTrip;
  private double preparation; // what a chunk takes before it runs, in nanoseconds
  private double conflicts; // the share of chunks, lately
  private double limit; // by conflicts
  private int seen; // chunks, since the share was last begun with

  /**
   * A length of which nothing is known but where to begin.
   *
   * @param given the trips that the program wants; 0: chosen
   * @param first the trips to begin with, if they are chosen
   * @param nanos how long a chunk should take
   * @param most the longest chunk
   */
  ChunkLength(long given, long first, long nanos, long most) {
    this(given, first, Conflicts.NONE, nanos, most);
  }

  /**
   * A length.
   *
   * @param given the trips that the program wants; 0: chosen
   * @param first the trips to begin with, if they are chosen
   * @param before what conflicts have shown so far
   * @param nanos how long a chunk should take
   * @param most the longest chunk
   */
  ChunkLength(long given, long first, Conflicts before, long nanos, long most) {
    this.fixed = given > 0;
    this.limit = before.limit;
    this.conflicts = before.share;
    this.seen = before.seen;
    this.nanos = nanos;
    this.most = Math.max(1, most);
    this.length = fixed ? given : Math.max(1, Math.min(first, this.most));
  }

  /** For the next chunk. */
  long next() {
    return length;
  }

  /**
   * What conflicts have shown, for the next execution: it may be too short to find out by itself
   * that there are few.
   */
  Conflicts conflicts() {
    return new Conflicts(limit, conflicts, seen);
  }

  /** A chunk has been run in order, with none beside it: of conflicts that says nothing. */
  void ranInOrder(long trips, long taken) {
    if (!fixed) {
      nanosPerTrip = latest(nanosPerTrip, (double) taken / trips);
      choose();
    }
  }

  /** How many trips one of the last chunks has, which are made shorter, at least. */
  long shortest() {
    return fixed || nanosPerTrip == 0
        ? 1
        : Math.max(1, (long) (time(WORTH_AT_THE_END) / nanosPerTrip));
  }

  /** How long a chunk should take. */
  private double time(int worth) {
    return Math.min(Math.max(nanos, worth * preparation), (double) LONGEST * nanos);
  }

  /** To prepare a chunk has taken so long. */
  void prepared(long time) {
    preparation = latest(preparation, Math.min(time, (double) LONGEST * nanos));
  }

  /** A chunk has committed. {@code entries} is negative if it was run plainly, without a log. */
  void committed(long trips, int entries, long taken, boolean conflicted) {
    if (fixed) {
      return;
    }
    conflicts += ((conflicted ? 1 : 0) - conflicts) / MEMORY;
    nanosPerTrip = latest(nanosPerTrip, (double) taken / trips);
    if (entries >= 0) {
      entriesPerTrip = latest(entriesPerTrip, (double) entries / trips);
    }
    long now = length;
    seen = Math.min(seen + 1, SETTLED);
    if (conflicts > MANY && mayBeShorter(now * nanosPerTrip)) {
      limit(Math.max(1, now / 2));
    } else if (conflicts < FEW && limit <= now) {
      limit(2.0 * now);
    } else if (isHopeless() && limit * nanosPerTrip < SHORT_NANOS / 2) {
      limit(SHORT_NANOS / nanosPerTrip);
    }
    choose();
  }

  /** Whether chunks that take so long may become shorter because of conflicts. */
  private boolean mayBeShorter(double time) {
    return time > SHORT_NANOS || time > SHORTEST_NANOS && seen == SETTLED && !isHopeless();
  }

  /** Whether nearly all chunks conflict, so that it does not help to make them shorter. */
  private boolean isHopeless() {
    return seen == SETTLED && conflicts > ALWAYS;
  }

  private void limit(double trips) {
    limit = trips;
    conflicts = UNKNOWN;
    seen = 0;
  }

  private void choose() {
    long now = length;
    double wanted =
        Math.min(ENTRIES / (entriesPerTrip + 1e-9), time(WORTH_PREPARING) / (nanosPerTrip + 1e-3));
    wanted = Math.min(Math.min(wanted, limit), Math.min((double) GROWTH * now, most));
    length = Math.max(1, (long) wanted);
  }

  private static double latest(double before, double now) {
    return before == 0 ? now : (3 * before + now) / 4;
  }
}
