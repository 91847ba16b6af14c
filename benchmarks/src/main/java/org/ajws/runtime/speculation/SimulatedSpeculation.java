package org.ajws.runtime.speculation;

import java.util.IdentityHashMap;
import java.util.Map;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;

/**
 * Runs speculative loops on the calling thread, chunk by chunk, in the order in which simulated
 * workers begin them, and says how long these would have taken: what each chunk takes is measured,
 * who runs it when is simulated. In the runtime's package, since no program can ask for it. Used by
 * one thread.
 */
public final class SimulatedSpeculation implements Speculation.Runs {
  private final int workers;
  private final double latency;
  private final Config config = Scheduler.global().config;

  /** How long chunks of each loop were at last. */
  private final Map<SpeculationSite, ChunkLength> lengths = new IdentityHashMap<>();

  /** What plain bodies take, and tracked ones with their commits, where nobody simulates. */
  final ScaledTime plain = new ScaledTime();

  final ScaledTime tracked = new ScaledTime();

  final ProcessorClock clock = new ProcessorClock();

  private double nanos;
  private double work;
  private double simulating;

  private SimulatedSpeculation(int workers, double latency) {
    this.workers = workers;
    this.latency = latency;
  }

  /**
   * From now on, in this copy of the runtime, which has one worker. Loops run ahead always.
   *
   * @param workers how many are simulated
   * @param latency how long it takes until a worker comes that is called, in nanoseconds
   * @return what tells the times, by {@link #take}
   */
  public static SimulatedSpeculation begin(int workers, double latency) {
    SimulatedSpeculation simulation = new SimulatedSpeculation(workers, latency);
    Speculation.always = true;
    Speculation.instead = simulation;
    return simulation;
  }

  /**
   * What loops take where nobody simulates: here bodies run more than once, of which the first
   * finds cold caches and the others do not, and one that is watched keeps the compiler from
   * leaving out what is done only then. So it is only told how this is shared among chunks.
   *
   * @param plainly in order, of all executions since the last call of {@link #take}, in nanoseconds
   * @param ahead the same where each chunk is tracked
   */
  public void calibrate(double plainly, double ahead) {
    plain.is(plainly);
    tracked.is(ahead);
  }

  /**
   * What loops have taken since the last call, in nanoseconds: simulated, all workers together, and
   * to simulate them.
   */
  public double[] take() {
    double[] times = {nanos, work, simulating};
    nanos = 0;
    work = 0;
    simulating = 0;
    return times;
  }

  @Override
  public <P> ChunkedRun start(
      SpeculationSite site, SpeculativeLoop<P> loop, Region region, long trips) {
    VirtualWorkers all = new VirtualWorkers(workers, latency);
    long share = Long.divideUnsigned(trips, (long) SpeculationSite.SHARES * workers);
    long most = Math.max(share, region.profile().chunk(config.tinyNanos, 1));
    ChunkLength last = lengths.get(site);
    ChunkLength length =
        last == null
            ? new ChunkLength(0, 1, config.chunkNanos, most)
            : new ChunkLength(0, last.next(), last.conflicts(), config.chunkNanos, most);
    return loop.isClaimed()
        ? new SimulatedRanges<>(this, site, loop, region, trips, length, all, workers)
        : new SimulatedChunks<>(this, site, loop, region, trips, length, all, workers);
  }

  /** An execution has ended. */
  void ended(SpeculationSite site, ChunkLength length, VirtualWorkers all, double end, long took) {
    lengths.put(site, length);
    nanos += end;
    work += all.work();
    simulating += took;
  }
}
