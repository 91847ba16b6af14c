package org.ajws.runtime.speculation;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * Runs a loop in chunks that are all tracked, on the calling thread: what a chunk costs where
 * nothing else happens. In the runtime's package, since no program can ask for it.
 *
 * @param <P> the private record of a chunk
 */
public final class TrackedAlone<P> {
  private static final String NAME = "TrackedAlone.java:1";

  private final SpeculativeLoop<P> loop;
  private final long trips;
  private final Chunk chunk;

  /**
   * A loop.
   *
   * @param loop its bodies
   * @param trips how many trips it has
   */
  public TrackedAlone(SpeculativeLoop<P> loop, long trips) {
    this.loop = loop;
    this.trips = trips;
    Region region = new Region(NAME, null, SiteProfile.of(NAME, loop), TaskLocals.none());
    chunk = new Chunk(new SpeculationSite(NAME).begin(loop, region, trips, Scheduler.global()));
    chunk.number = 1; // never the oldest
  }

  /**
   * Runs the loop.
   *
   * @param length how many trips make a chunk
   * @return how many entries the logs had
   * @throws Throwable what the body throws
   */
  public long run(long length) throws Throwable {
    long entries = 0;
    for (long from = 0; from < trips; from += length) {
      chunk.begin();
      P own = loop.start();
      loop.tracked(chunk, own, from, Math.min(trips, from + length));
      if (!chunk.validates()) {
        throw new IllegalStateException("somebody else writes");
      }
      chunk.publish();
      loop.merge(own);
      entries += chunk.entries();
      chunk.forget(false);
    }
    return entries;
  }
}
