package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.statistics.SiteProfile;

/** The numbered iterations of a loop, and how to run some of them. */
public abstract class Iterations<L> {
  /** The longest chunk. */
  static final long MAX_CHUNK = SiteProfile.LONGEST_CHUNK;

  /** How many there are; unsigned, not 0. */
  final long count;

  /** How many iterations of the program's loop one of these stands for, the last one aside. */
  final long unit;

  Iterations(long count, long unit) {
    this.count = count;
    this.unit = unit;
  }

  /**
   * Runs {@code index} up to {@code index + length} in order; {@code length} is from 1 to {@link
   * #MAX_CHUNK}.
   */
  abstract void run(long index, long length, L locals) throws Throwable;

  /** How many iterations of the program's loop {@code index} up to {@code index + length} are. */
  long within(long index, long length) {
    return length;
  }

  /** Collects what the iterations have left; once, by the starter, after they have all ended. */
  void finish() {}

  final void finishQuietly(Region region) {
    try {
      finish();
    } catch (Throwable t) { // a reducer of the program's own
      region.fail(t);
    }
  }
}
