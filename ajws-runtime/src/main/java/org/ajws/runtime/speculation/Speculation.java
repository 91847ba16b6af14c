package org.ajws.runtime.speculation;

import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.Execution;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * Runs the speculative loops of translated code, on the runtime's own workers.
 *
 * <p>What a loop does is, bit for bit, what its plain body does over all trips in order: what it
 * writes, what it throws, by which exit it is left. Everything that it wrote is visible to the
 * caller, and nothing that comes after an exit or an exception in that order was done. The argument
 * is in {@code docs/design/speculation.md}.
 */
public final class Speculation {
  /** For benchmarks: loops run ahead on one worker, too, and whether they gain or not. */
  static volatile boolean always;

  /** For benchmarks: makes the executions that others could take part in; null: nobody does. */
  static volatile Runs instead;

  /** Makes executions. */
  interface Runs {
    <P> ChunkedRun start(SpeculationSite site, SpeculativeLoop<P> loop, Region region, long trips);
  }

  private Speculation() {}

  /**
   * Runs a loop.
   *
   * @param site the loop
   * @param trips how many trips it has if nothing ends it before; unsigned
   * @param loop its bodies
   * @param <P> the private record of a chunk
   * @return the exit by which it was left, or 0; it throws what the body throws
   */
  public static <P> int run(SpeculationSite site, long trips, SpeculativeLoop<P> loop) {
    if (trips == 0) {
      return 0;
    }
    Worker worker = Worker.current();
    SiteProfile profile = Execution.begin(worker, site.name(), loop.body(), trips);
    Scheduler scheduler = worker.schedulerInUse();
    if (runsInOrder(worker)) {
      return inOrder(worker, site, profile, trips, loop);
    }
    if (site.runsInOrder(loop, profile, trips, scheduler)) {
      return timedInOrder(worker, site, profile, trips, loop);
    }
    StackRoom.makeForATask(); // before anything is begun
    Region region = region(worker, site, profile);
    ChunkedRun run = site.start(loop, region, trips, scheduler);
    if (run.room() > 1) {
      Execution.wakeAhead(worker, profile, trips);
    }
    Execution.runPiece(worker, region, new SpeculativePiece(region, run), null);
    while (run.goesOn(worker)) {
      Region next = again(region);
      Execution.runPiece(worker, next, new SpeculativePiece(next, run), null);
    }
    return run.end();
  }

  /** For those who take part, until all have left. */
  static Region region(Worker worker, SpeculationSite site, SiteProfile profile) {
    return new Region(site.name(), worker.context.region(), profile, TaskLocals.none());
  }

  /** For those who take part once more: what cancels it is meant for the loop. */
  static Region again(Region loop) {
    return new Region(loop.site(), loop.around(), loop.profile(), TaskLocals.none()) {
      @Override
      public void cancelBy(Worker worker) {
        loop.cancelBy(worker);
        super.cancelBy(worker);
      }
    };
  }

  private static boolean runsInOrder(Worker worker) {
    return always ? worker.critical > 0 : worker.runsInOrder();
  }

  /** Runs the plain body over all trips, to know how long they take. */
  static <P> int timedInOrder(
      Worker worker,
      SpeculationSite site,
      SiteProfile profile,
      long trips,
      SpeculativeLoop<P> loop) {
    long start = System.nanoTime();
    int exit = -1;
    try {
      exit = inOrder(worker, site, profile, trips, loop);
    } finally {
      long nanos = System.nanoTime() - start;
      site.spend(nanos);
      if (exit == 0) {
        site.ranInOrder(profile, trips, nanos);
      }
    }
    return exit;
  }

  /** Runs the plain body over all trips. */
  static <P> int inOrder(
      Worker worker,
      SpeculationSite site,
      SiteProfile profile,
      long trips,
      SpeculativeLoop<P> loop) {
    Region region = worker.context.enterInOrder(site.name(), profile, TaskLocals.none());
    try {
      P own = loop.start();
      try {
        return loop.plain(own, 0, trips);
      } finally {
        loop.merge(own);
      }
    } catch (Throwable t) {
      throw Sneaky.raise(t);
    } finally {
      worker.context.leaveInOrder(region);
    }
  }

  /**
   * Runs a loop as a part of a chunk of another one: with tracked accesses, in order.
   *
   * @param chunk the chunk
   * @param trips how many trips it has if nothing ends it before; unsigned
   * @param loop its bodies
   * @param <P> the private record
   * @return the exit by which it was left, or 0; it throws what the body throws
   */
  public static <P> int nested(Chunk chunk, long trips, SpeculativeLoop<P> loop) {
    if (trips == 0) {
      return 0;
    }
    try {
      P own = loop.start();
      try {
        return loop.tracked(chunk, own, 0, trips);
      } finally {
        loop.merge(own);
      }
    } catch (Throwable t) {
      throw Sneaky.raise(t);
    }
  }
}
