package org.ajws.runtime.speculation;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * Runs a loop in chunks that claim what they touch, on the calling thread alone. In the runtime's
 * package, since no program can ask for it.
 *
 * @param <P> the private record of a chunk
 */
public final class RangesAlone<P> {
  private static final String NAME = "RangesAlone.java:1";

  private final SpeculativeLoop<P> loop;
  private final long trips;

  /**
   * A loop.
   *
   * @param loop its bodies
   * @param trips how many trips it has
   */
  public RangesAlone(SpeculativeLoop<P> loop, long trips) {
    this.loop = loop;
    this.trips = trips;
  }

  /**
   * Runs the loop.
   *
   * @param length how many trips make a chunk
   */
  public void run(long length) {
    Region region = new Region(NAME, null, SiteProfile.of(NAME, loop), TaskLocals.none());
    Gain always =
        new Gain() {
          @Override
          synchronized boolean isOn(long now) {
            return true;
          }
        };
    SpeculationSite site = new SpeculationSite(NAME, 0, length, always);
    RangesRun<P> run = site.claim(loop, region, trips, Scheduler.global());
    run.takePart(Worker.current(), () -> {});
    run.end();
  }
}
