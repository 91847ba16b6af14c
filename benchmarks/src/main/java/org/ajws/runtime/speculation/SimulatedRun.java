package org.ajws.runtime.speculation;

import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/** An execution by simulated workers: what both ways to run ahead have in common. */
abstract class SimulatedRun<P> extends ChunkedRun {
  final SpeculativeLoop<P> loop;
  final Region region;
  final long trips;
  final ChunkLength length;
  final VirtualWorkers workers;
  final ProcessorClock clock;
  final SimulatedSpeculation simulation;
  private final SpeculationSite site;

  // The first trip in no chunk, and how many chunks there are, and have committed.
  long next;
  long claimed;
  long committed;

  /** When the last one has. */
  double end;

  int exit;
  private Throwable failure;

  SimulatedRun(
      SimulatedSpeculation simulation,
      SpeculationSite site,
      SpeculativeLoop<P> loop,
      Region region,
      long trips,
      ChunkLength length,
      VirtualWorkers workers) {
    this.simulation = simulation;
    this.clock = simulation.clock;
    this.site = site;
    this.loop = loop;
    this.region = region;
    this.trips = trips;
    this.length = length;
    this.workers = workers;
  }

  /** What a worker does that looks for something to do. */
  abstract void look(VirtualWorkers.One one) throws Throwable;

  @Override
  void takePart(Worker worker, Invitation others) {
    long start = clock.now();
    worker.critical++; // constructs inside run in order
    try {
      for (VirtualWorkers.One one; failure == null && (one = workers.next()) != null; ) {
        Runnable then = one.then;
        if (then == null) {
          look(one);
        } else {
          then.run();
        }
      }
    } catch (Throwable t) {
      failure = t;
    } finally {
      worker.critical--;
    }
    simulation.ended(site, length, workers, end, clock.now() - start);
  }

  /** Nobody else can take part. */
  @Override
  int room() {
    return 0;
  }

  @Override
  int end() {
    if (failure != null) {
      throw Sneaky.raise(failure);
    }
    if (exit == 0 && (next != trips || committed != claimed)) {
      throw new IllegalStateException("simulated workers have left chunks lying");
    }
    return exit;
  }
}
