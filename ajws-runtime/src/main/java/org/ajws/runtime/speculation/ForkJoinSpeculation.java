package org.ajws.runtime.speculation;

import java.util.concurrent.ForkJoinPool;
import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.forkjoin.DeepStack;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.loop.Execution;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * Runs the speculative loops of translated code on a {@link ForkJoinPool}, otherwise as {@link
 * Speculation}.
 */
public final class ForkJoinSpeculation {
  private ForkJoinSpeculation() {}

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
    if (DeepStack.isNeeded(worker)) {
      int[] exit = new int[1];
      DeepStack.<RuntimeException>run(worker, () -> exit[0] = run(site, trips, loop));
      return exit[0];
    }
    int levels = worker.nesting.enter();
    try {
      return runHere(worker, site, trips, loop);
    } catch (Throwable t) {
      throw Sneaky.raise(t);
    } finally {
      worker.nesting.levels = levels;
    }
  }

  private static <P> int runHere(
      Worker worker, SpeculationSite site, long trips, SpeculativeLoop<P> loop) {
    SiteProfile profile = Execution.begin(worker, site.name(), loop.body(), trips);
    Scheduler scheduler = Scheduler.global();
    if (ForkJoinWorkers.runsInOrder(worker)) {
      return Speculation.inOrder(worker, site, profile, trips, loop);
    }
    if (site.runsInOrder(loop, profile, trips, scheduler)) {
      return Speculation.timedInOrder(worker, site, profile, trips, loop);
    }
    StackRoom.makeForATask(); // before anything is begun
    Region region = Speculation.region(worker, site, profile);
    ChunkedRun run = site.start(loop, region, trips, scheduler);
    takePart(region, run);
    while (run.goesOn(worker)) {
      takePart(Speculation.again(region), run);
    }
    return run.end();
  }

  private static void takePart(Region region, ChunkedRun run) {
    SpeculativeTask.Forked forked = new SpeculativeTask.Forked();
    ForkJoinWorkers.invoke(new SpeculativeTask(region, run, forked));
    forked.join();
  }
}
