package org.ajws.sync;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * The code of an interval, as a place in the nesting of loops and finishes: whoever runs something
 * on behalf of it finds it there.
 */
final class IntervalRegion extends Region {
  private final Interval interval;

  IntervalRegion(Interval interval, Region around) {
    super(interval.site(), around, null, TaskLocals.none());
    this.interval = interval;
  }

  /** The innermost interval of a run that the calling thread works for; null if there is none. */
  static Interval current(Intervals graph) {
    for (Region r = Worker.current().context.region(); r != null; r = r.around()) {
      if (r instanceof IntervalRegion && ((IntervalRegion) r).interval.graph == graph) {
        return ((IntervalRegion) r).interval;
      }
    }
    return null;
  }

  /** The innermost interval of any run that the calling thread works for; null if there is none. */
  static Interval innermost() {
    for (Region r = Worker.current().context.region(); r != null; r = r.around()) {
      if (r instanceof IntervalRegion) {
        return ((IntervalRegion) r).interval;
      }
    }
    return null;
  }

  @Override
  public void cancelBy(Worker worker) {
    interval.graph.cancel();
  }
}
