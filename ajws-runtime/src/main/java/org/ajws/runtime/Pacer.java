package org.ajws.runtime;

/**
 * Chooses the length of chunks, so that a chunk takes about {@link Config#chunkNanos}: long enough
 * for its overhead to vanish, short enough for a thief to be answered soon.
 *
 * <p>The first length comes from the profile of the loop, or is 1; it grows at most eightfold per
 * chunk and shrinks at once. Towards the end of a range chunks are an eighth of what is left, down
 * to an eighth of the usual length, so that something is left to give away. An iteration that
 * starts loops of its own is a chunk by itself: the loops inside can give away the iterations after
 * it.
 */
final class Pacer {
  private static final int GROWTH = 8;

  private final long target;
  private final SiteProfile profile;
  private final long unit;
  private final long start;
  private long mark;
  private long length;
  private double total;

  Pacer(Config config, SiteProfile profile, long unit) {
    this.target = config.chunkNanos;
    this.profile = profile;
    this.unit = unit;
    this.length = profile.chunk(target, unit);
    this.start = System.nanoTime();
    this.mark = start;
  }

  /** The length of the next chunk, of {@code left} (unsigned, not 0) iterations. */
  long next(long left) {
    long some = Math.max(left >>> 3, Math.max(length >>> 3, 1));
    long chosen = Math.min(some, length);
    return left < 0 || chosen < left ? chosen : left;
  }

  /** Notes that a chunk has ended, and whether it has started loops. */
  void ran(long iterations, boolean nested) {
    long now = System.nanoTime();
    long time = now - mark;
    mark = now;
    total += iterations;
    if (nested) {
      length = 1;
    } else {
      double ideal = (double) iterations * target / Math.max(time, 1);
      double bounded = Math.min(ideal, (double) iterations * GROWTH);
      length = Math.max(1, Math.min((long) bounded, Iterations.MAX_CHUNK));
    }
  }

  /** Tells the profile. */
  void finish() {
    if (total > 0) {
      profile.record(mark - start, total * unit);
    }
  }
}
