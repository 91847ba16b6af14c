package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * Watches whether one execution of a loop is as short as earlier ones were. After the first
 * iteration, and again after some more, it looks at the time: with another argument an iteration
 * may take a thousand times as long, and then the others must be shared. Within a shared loop, of
 * which others can get something else, it does so only if somebody asks.
 */
final class ShortLoopWatch {
  /**
   * Of the executions of a very short loop inside of another one, one in this many is timed: a
   * prime, or it would always be the same one where an iteration of the outer loop starts several.
   */
  static final int SAMPLE = 61;

  /** A loop expected to take less is very short: reading the clock would show. */
  static final long VERY_SHORT_NANOS = 2000;

  /** What took less says little: reading the clock and entering the body are a part of it. */
  private static final long TELLING_NANOS = 5_000;

  /** The chunks of a loop that others may want a part of grow by this factor. */
  private static final int CAREFUL_GROWTH = 16;

  private final Worker worker;
  private final SiteProfile profile;
  private final Iterations<?> iterations;
  private final long wakeNanos;
  private final boolean careful;

  private boolean timed;
  private long start; // the time when
  private long startedAt; // this iteration began
  private boolean isLong;

  ShortLoopWatch(Worker worker, SiteProfile profile, Iterations<?> iterations, Config config) {
    this.worker = worker;
    this.profile = profile;
    this.iterations = iterations;
    this.wakeNanos = config.wakeNanos;
    this.careful = !worker.registered || worker.isAsked();
    this.timed = isTimed(worker, profile, iterations.count);
    this.start = timed ? System.nanoTime() : 0;
  }

  /** Whether this execution tells the profile what it takes, from its beginning on. */
  static boolean isTimed(Worker worker, SiteProfile profile, long count) {
    return !worker.registered
        || worker.started % SAMPLE == 0
        || !profile.takesLessThan(VERY_SHORT_NANOS, count);
  }

  /** How many loops a worker starts before the next one that is timed whatever it is. */
  static int untilTimed(Worker worker) {
    return SAMPLE - 1 - Math.floorMod(worker.started, SAMPLE);
  }

  /** Lets the next loop that a worker starts be such a one. */
  static void timeNext(Worker worker) {
    worker.started += untilTimed(worker);
  }

  /** The length of the first chunk. */
  long firstChunk() {
    return careful ? 1 : Serial.FIRST_CHUNK;
  }

  /**
   * The length of the chunk after {@code chunk}.
   *
   * @param next how many iterations have run; not all
   * @return 0 if what is left is worth sharing
   */
  long nextChunk(long chunk, long next) {
    if (timed) {
      long took = System.nanoTime() - start;
      double each = (double) took / (next - startedAt);
      isLong = took > TELLING_NANOS && each * unsigned(iterations.count - next) > wakeNanos;
      if (isLong) {
        return 0;
      }
    } else if (worker.isAsked()) {
      timed = true;
      start = System.nanoTime();
      startedAt = next;
      return 1;
    }
    return chunk * (careful ? CAREFUL_GROWTH : Serial.GROWTH);
  }

  /** Whether the loop has turned out to be long. */
  boolean isLong() {
    return isLong;
  }

  /** Tells the profile how long the first {@code next} iterations took, after the last of them. */
  void ended(long next) {
    if (timed && next != startedAt) {
      long ran = iterations.within(startedAt, next - startedAt);
      profile.record(System.nanoTime() - start, ran);
    }
  }

  private static double unsigned(long count) {
    return count >= 0 ? count : count + 0x1p64;
  }
}
