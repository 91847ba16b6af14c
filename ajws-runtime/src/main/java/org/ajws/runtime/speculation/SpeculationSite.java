package org.ajws.runtime.speculation;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicLong;
import org.ajws.runtime.claim.ClaimTable;
import org.ajws.runtime.claim.SlotBuffers;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.statistics.SiteProfile;
import org.ajws.runtime.statistics.SpeculationCounts;

/** A speculative loop of the program: how it is run. Translated code has one for each. */
public final class SpeculationSite {
  /**
   * Chunks under way for each worker: the others run on for half a millisecond when the oldest one
   * has lost its processor. Logs are used again newest first, so few are in use otherwise.
   */
  static final int AHEAD = 16;

  /** The same where chunks wait for each other before they run, so that few are enough. */
  static final int CLAIMED_AHEAD = 4;

  /** Chunks for each worker at least, if there are so many trips. */
  static final int SHARES = 4;

  private final String name;
  private final int window;
  private final long chunk;
  private final BlockChoice blocks;
  private final String source;
  private final Gain gain;

  /** The first conflicts whose lines are found out, and then one in so many. */
  private static final int FIRST_LINES = 4;

  private static final int LINES_EVERY = 64;

  /**
   * How long its executions have taken so far, in nanoseconds: the clock of {@link Gain}. By that
   * of the wall a loop that is one of many would be tried again nearly each time that it runs.
   */
  private final AtomicLong spent = new AtomicLong();

  /** Conflicts so far. */
  private final AtomicLong conflicts = new AtomicLong();

  /** Whether earlier runs were asked. Two executions that ask at once do no harm. */
  private volatile boolean recalled;

  /** For copies of slots, as long as there is memory. A lost update does no harm. */
  private volatile SoftReference<SlotBuffers> buffers = new SoftReference<>(null);

  /** The length of the last chunk, to begin with the next time. A lost update does no harm. */
  private volatile long lastLength = 1;

  /** Who ran what in the last execution, likewise. */
  private volatile Homes lastHomes = Homes.NONE;

  /** What conflicts have shown of it, likewise. */
  private volatile ChunkLength.Conflicts lastConflicts = ChunkLength.Conflicts.NONE;

  /**
   * A loop whose chunks are chosen from what is seen.
   *
   * @param name the loop as {@code File.java:LINE}
   */
  public SpeculationSite(String name) {
    this(name, 0, 0);
  }

  /**
   * A loop.
   *
   * @param name the loop as {@code File.java:LINE}
   * @param window how many chunks may be under way; 0: chosen
   * @param chunk how many trips a chunk has; 0: chosen
   */
  public SpeculationSite(String name, int window, long chunk) {
    this(name, window, chunk, "");
  }

  /**
   * A loop of which is kept between runs what was learnt, if the user wants that.
   *
   * @param name the loop as {@code File.java:LINE}
   * @param window how many chunks may be under way; 0: chosen
   * @param chunk how many trips a chunk has; 0: chosen
   * @param source a digest of its source: with another one it is another loop
   */
  public SpeculationSite(String name, int window, long chunk, String source) {
    this(name, window, chunk, source, 0);
  }

  /**
   * A loop that tells slots of arrays apart by blocks.
   *
   * @param name the loop as {@code File.java:LINE}
   * @param window how many chunks may be under way; 0: chosen
   * @param chunk how many trips a chunk has; 0: chosen
   * @param source a digest of its source: with another one it is another loop
   * @param granularity how many slots a block has, a power of two; 0: chosen
   */
  public SpeculationSite(String name, int window, long chunk, String source, int granularity) {
    this(name, window, chunk, source, granularity, new Gain());
  }

  SpeculationSite(String name, int window, long chunk, Gain gain) {
    this(name, window, chunk, "", gain);
  }

  SpeculationSite(String name, int window, long chunk, String source, Gain gain) {
    this(name, window, chunk, source, 0, gain);
  }

  SpeculationSite(String name, int window, long chunk, String source, int granularity, Gain gain) {
    this.blocks = new BlockChoice(granularity);
    this.source = source;
    this.name = name;
    this.window = window;
    this.chunk = chunk;
    this.gain = gain;
  }

  String name() {
    return name;
  }

  /** A digest of its source; empty if it is not known. */
  String source() {
    return source;
  }

  Gain gain() {
    return gain;
  }

  /** How long its executions have taken so far, in nanoseconds. */
  long spent() {
    return spent.get();
  }

  /** An execution has taken so much longer; gives the sum. */
  long spend(long nanos) {
    return spent.addAndGet(nanos);
  }

  /** An execution has ended with chunks of this length. */
  void remember(ChunkLength length) {
    lastLength = length.next();
    lastConflicts = length.conflicts();
  }

  /** Who has run which trips the last time. */
  Homes homes() {
    return lastHomes;
  }

  /** An execution has ended, of which who takes part ran these trips. */
  void rememberHomes(Homes homes) {
    lastHomes = homes;
  }

  /** There is a conflict: whether a second run of its chunk is to find the lines. */
  boolean wantsLines() {
    long before = conflicts.getAndIncrement();
    return before < FIRST_LINES || before % LINES_EVERY == 0;
  }

  /** Whether an execution is run in order: it is short, or off, or a sample. */
  boolean runsInOrder(
      SpeculativeLoop<?> loop, SiteProfile profile, long trips, Scheduler scheduler) {
    if (!recalled) {
      recalled = true;
      KeptProfiles.recall(this, loop.body());
    }
    return isShort(profile, trips, scheduler)
        || isOffFor(trips, scheduler)
        || isSample(loop, trips);
  }

  /** What an earlier run has learnt of it. */
  void resume(ProfileFile.Entry known) {
    lastLength = known.length();
    lastConflicts = ChunkLength.Conflicts.below(known.limit());
    blocks.resume(known.block());
    if (known.rest() != 0 && !Speculation.always) {
      gain.resume(known.rest(), known.restNanos(), spent());
    }
  }

  /** What is to be kept for later runs. */
  ProfileFile.Entry keep() {
    long left = gain.restLeft(spent());
    long limit = lastConflicts.longest();
    return new ProfileFile.Entry(source, gain.rest(), left, lastLength, limit, blocks.kept());
  }

  /**
   * Whether all trips take less than it takes to share them. Not where the program says how long
   * chunks are.
   */
  private boolean isShort(SiteProfile profile, long trips, Scheduler scheduler) {
    return chunk == 0 && window == 0 && profile.takesLessThan(scheduler.config.tinyNanos, trips);
  }

  /** An execution was run in order, though it might have been shared. */
  void ranInOrder(SiteProfile profile, long trips, long nanos) {
    profile.record(nanos, trips);
    gain.inOrder(trips, nanos);
  }

  /** Whether all of an execution is to be run in order, since speculation has not gained lately. */
  private boolean isOffFor(long trips, Scheduler scheduler) {
    boolean off = gain.staysOffFor(trips, spent());
    if (off) {
      SpeculationCounts counts = new SpeculationCounts();
      counts.executions = 1;
      counts.turnedOff = 1;
      scheduler.counters.speculated(name, counts);
    }
    return off;
  }

  /**
   * Whether an execution of a loop by ranges is run in order as a sample. Those with tracked chunks
   * have some that run plainly; not where the program says how long chunks are.
   */
  private boolean isSample(SpeculativeLoop<?> loop, long trips) {
    boolean asked = Speculation.always || chunk > 0 || window > 0;
    return !asked && loop.isClaimed() && gain.isSample(trips);
  }

  /** Begins an execution that others may take part in, by what the loop can say of its trips. */
  <P> ChunkedRun start(SpeculativeLoop<P> loop, Region region, long trips, Scheduler scheduler) {
    Speculation.Runs instead = Speculation.instead;
    if (instead != null) {
      return instead.start(this, loop, region, trips);
    }
    return loop.isClaimed()
        ? claim(loop, region, trips, scheduler)
        : begin(loop, region, trips, scheduler);
  }

  /** Begins an execution whose chunks claim what they touch. */
  <P> RangesRun<P> claim(SpeculativeLoop<P> loop, Region region, long trips, Scheduler scheduler) {
    int ahead = window > 0 ? window : CLAIMED_AHEAD * scheduler.config.workers;
    boolean isShort = region.takesLessThan(scheduler.config.tinyNanos, trips);
    ChunkLength length = length(region, trips, scheduler);
    Measurement measurement =
        new Measurement(this, region.profile(), length, trips, block(), scheduler.counters);
    int workers = chunk > 0 ? 0 : scheduler.config.workers;
    ClaimTable table = new ClaimTable();
    return new RangesRun<>(loop, region, trips, ahead, isShort, workers, table, this, measurement);
  }

  /** How many slots of an array chunks claim only together: only what the program says. */
  int block() {
    return blocks.given();
  }

  /** How many slots chunks that are watched read together. */
  BlockChoice blocks() {
    return blocks;
  }

  /** For copies of slots. */
  SlotBuffers buffers() {
    SlotBuffers kept = buffers.get();
    if (kept == null) {
      kept = new SlotBuffers();
      buffers = new SoftReference<>(kept);
    }
    return kept;
  }

  private ChunkLength length(Region region, long trips, Scheduler scheduler) {
    Config config = scheduler.config;
    long share = Long.divideUnsigned(trips, (long) SHARES * config.workers);
    long most = Math.max(share, region.profile().chunk(config.tinyNanos, 1));
    return length(config.chunkNanos, most);
  }

  /** The length of the chunks of an execution, by what earlier ones have shown. */
  ChunkLength length(long nanos, long most) {
    return new ChunkLength(chunk, lastLength, lastConflicts, nanos, most);
  }

  /** Begins an execution whose chunks are tracked. */
  <P> SpeculativeRun<P> begin(
      SpeculativeLoop<P> loop, Region region, long trips, Scheduler scheduler) {
    Config config = scheduler.config;
    SiteProfile profile = region.profile();
    int ahead = window > 0 ? window : AHEAD * config.workers;
    ChunkLength length = length(region, trips, scheduler);
    int block = blocks.size();
    Measurement measurement =
        new Measurement(this, profile, length, trips, block, scheduler.counters);
    boolean isShort = region.takesLessThan(config.tinyNanos, trips);
    return new SpeculativeRun<>(loop, region, trips, ahead, block, isShort, measurement);
  }
}
