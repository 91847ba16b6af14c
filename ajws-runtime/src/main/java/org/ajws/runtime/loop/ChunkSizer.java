package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * Chooses the length of chunks, so that a chunk takes about {@link Config#chunkNanos}: long enough
 * for its overhead to vanish, short enough for a thief to be answered soon.
 *
 * <p>The first length comes from the profile of the loop, or is 1; it grows at most eightfold per
 * chunk and shrinks at once. Towards the end of a range of which nothing is in the deque, chunks
 * are an eighth of what is left, down to an eighth of the usual length, so that something is left
 * to give away. What the profile says may be wrong for the execution at hand, where an iteration
 * may take a thousand times as long: what is not expected to be worth sharing begins with a small
 * part of it, and a chunk that takes much longer than it should is a {@linkplain Region#surprise
 * surprise}. Chunks of iterations that start loops of their own, but for {@linkplain Worker#nested
 * very short ones}, are short: the loops inside can give away only the iterations after the chunk.
 * Such an iteration is a chunk by itself unless it takes less than {@link #NEST_NANOS}.
 */
final class ChunkSizer {
  private static final int GROWTH = 8;

  /** The first chunk of what should be short is at most this part of it. */
  private static final int CAUTION = 16;

  /** A chunk that takes so many times what it should is a surprise. */
  private static final int SURPRISE = 2;

  /** A chunk of iterations that start loops takes about this long. */
  static final long NEST_NANOS = 4_000;

  private final long target;
  private final Region region;
  private final long unit;
  private long length;
  private long mark; // when the chunk that runs now has started
  private long time; // of the chunks that were timed
  private double timed; // and their iterations
  private boolean nests; // whether the last chunk has started loops

  /**
   * A sizer.
   *
   * @param unit how many iterations of the program one iteration stands for
   * @param count how many iterations of the program there are
   */
  ChunkSizer(Config config, Region region, long unit, long count) {
    this.target = config.chunkNanos;
    this.region = region;
    this.unit = unit;
    boolean mayBeWrong = region.takesLessThan(config.wakeNanos, count);
    long chunk = region.profile().chunk(target, unit);
    this.length = mayBeWrong ? Math.max(1, Math.min(chunk, count / unit / CAUTION)) : chunk;
    this.mark = System.nanoTime();
  }

  /**
   * The length of the next chunk.
   *
   * @param left how many iterations are left: unsigned, not 0
   * @param offered whether a thief finds something else, so none of these need be kept for it
   */
  long next(long left, boolean offered) {
    long some = offered ? length : Math.max(left >>> 3, Math.max(length >>> 3, 1));
    long chosen = Math.min(some, length);
    return left < 0 || chosen < left ? chosen : left;
  }

  /** Notes that a chunk has ended, and whether it has started loops. */
  void ran(long iterations, boolean nested) {
    long now = System.nanoTime();
    long took = now - mark;
    nests = nested;
    if (!nested) {
      time += took;
      timed += iterations;
      if (took > SURPRISE * target) {
        region.surprise();
      }
    }
    double aim = nested ? Math.min(NEST_NANOS, target) : target;
    double ideal = iterations * aim / Math.max(took, 1);
    double bounded = Math.min(ideal, (double) iterations * GROWTH);
    length = Math.max(1, Math.min((long) bounded, Iterations.MAX_CHUNK));
    mark = now;
  }

  /**
   * Whether so many iterations take less than {@code nanos} if each is as long as those of the last
   * chunk; false before there was one, and where those have started loops: others may be long.
   */
  boolean takesLessThan(long nanos, long left) {
    return timed > 0 && !nests && left >= 0 && left < length * ((double) nanos / target);
  }

  /** Tells the profile. */
  void finish() {
    if (timed > 0) {
      region.profile().record(time, timed * unit);
    }
  }
}
