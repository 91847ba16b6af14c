package org.ajws.runtime.speculation;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.claim.ClaimTable;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Overlap;
import org.ajws.runtime.claim.SlotBuffers;
import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;

/**
 * One execution of a loop whose chunks claim what they read and write before they run: one that
 * overlaps an earlier one is put back until that has ended. The states and the argument are in
 * {@code docs/design/speculation-ranges.md}.
 */
final class RangesRun<P> extends ChunkedRun {
  /** Towards the end a chunk is one of so many for each worker. */
  static final int LAST_SHARES = 2;

  /** More of the stack than the runtime's own calls take, in bytes. */
  private static final int ROOM = 16 << 10;

  private final SpeculativeLoop<P> loop;
  private final Region region;
  private final long trips;
  private final Measurement measurement; // guarded by this
  private final boolean isShort;
  private final SlotBuffers buffers;
  private final SpeculationSite site;
  private final ClaimMaker maker;
  private final int workers; // 0: the program says how long chunks are
  private final Thread starter = Thread.currentThread();

  // All of these are guarded by this.
  private final RangesChunk[] window; // by number
  private final ClaimTable table;
  private int live; // how many chunks have their claims in the table
  private final ReadyChunks ready;
  private final Homes ran; // who has run what
  private long next; // the first trip that is in no chunk
  private long claimed; // how many chunks there are
  private long committed; // how many of these have committed
  private boolean claiming; // somebody makes the claims of the next chunk
  private final List<RangesChunk> endedMeanwhile; // still in the table
  private RangesChunk before; // no chunk is claimed before this one has ended; null: none
  private long left = Long.MAX_VALUE; // the first chunk that has left the loop
  private boolean committing;
  private int running; // chunks
  private boolean alone; // memory has run out: from now on one chunk at a time
  private boolean stopped; // by an exit or a failure: no other chunk commits
  private int exit;
  private Throwable failure;

  RangesRun(
      SpeculativeLoop<P> loop,
      Region region,
      long trips,
      int window,
      boolean isShort,
      int workers,
      ClaimTable table,
      SpeculationSite site,
      Measurement measurement) {
    this.loop = loop;
    this.region = region;
    this.trips = trips;
    this.window = new RangesChunk[window];
    this.isShort = isShort;
    this.workers = workers;
    this.table = table;
    this.endedMeanwhile = new ArrayList<>(window); // so that it never has to grow
    this.buffers = site.buffers();
    this.maker = new ClaimMaker(loop, site.block());
    this.site = site;
    this.ran = new Homes(trips);
    this.ready = new ReadyChunks(window, site.homes());
    this.measurement = measurement;
  }

  // ---- taking part

  @Override
  void takePart(Worker worker, Invitation others) {
    StackRoom.makeFor(ROOM); // so that nothing below is left half done
    for (RangesChunk chunk = take(); chunk != null; chunk = take()) {
      if (!isShort || chunk.number > 0) {
        others.invite(); // who came while claims were made has left again
      }
      chunk.run(worker, loop, buffers);
      RangesChunk oldest = ended(chunk);
      while (oldest != null) {
        RangesChunk following = committed(oldest, merge(oldest));
        oldest.keep();
        oldest = following;
      }
    }
  }

  @Override
  synchronized int room() {
    if (alone) {
      return 0;
    }
    int room = ready.size();
    if (measurement.isAhead() && mayClaim()) {
      room += claimed + 1 - committed < window.length ? 2 : 1;
    }
    return Math.min(2, room);
  }

  /** Whether nothing is left to run or to commit. */
  synchronized boolean isOver() {
    return stopped || (next == trips && committed == claimed);
  }

  private boolean mayClaim() {
    return !claiming
        && before == null
        && !stopped
        && left == Long.MAX_VALUE
        && next != trips
        && claimed - committed < (measurement.isAhead() && !alone ? window.length : 1)
        && !region.isCancelled();
  }

  /** A chunk to be run: one that waits for nobody any more, or the next one; null: none. */
  private RangesChunk take() {
    Claims claims = null;
    long from = 0;
    long to = 0;
    long weight = 0;
    long start = 0;
    while (true) {
      RangesChunk[] asked = null; // one that waits for another, whose lines are wanted
      RangesChunk chunk;
      boolean mayClaim;
      synchronized (this) {
        if (claims != null) {
          claiming = false;
          asked = register(claims, from, to);
          if (weight != 0) {
            measurement.claimed(System.nanoTime() - start, weight);
          }
        }
        mayClaim = mayClaim();
        chunk = !mayBegin() ? null : alone ? ready.first() : ready.poll(mayClaim);
        mayClaim &= chunk == null;
        if (chunk != null) {
          begun(chunk);
        } else if (mayClaim) {
          forgetEnded(); // of claims that had no memory, or no place
          from = next;
          to = from + nextLength();
          if (live == 0 && (to == trips || alone || !measurement.isAhead())) {
            // nobody has to know what it touches
            chunk = numbered(from, to, null);
            before = chunk;
            begun(chunk);
          } else {
            claiming = true;
            weight = Measurement.weightOfClaims(claimed);
          }
        }
      }
      if (asked != null) {
        findLines(asked[0], asked[1]);
      }
      if (chunk != null || !mayClaim) {
        return chunk;
      }
      start = weight == 0 ? 0 : System.nanoTime();
      claims = claims(from, to);
    }
  }

  /**
   * Whether the first chunk that is ready may run: if memory has run out, only the oldest, alone.
   */
  private boolean mayBegin() {
    return !alone || running == 0 && ready.beginWith(committed);
  }

  /** How many trips the next chunk has: fewer at the end, so that all workers end together. */
  private long nextLength() {
    long left = trips - next;
    long wanted = measurement.nextLength();
    if (workers > 0 && measurement.isAhead()) {
      long share = Long.divideUnsigned(left, LAST_SHARES * workers);
      wanted = Math.min(wanted, Math.max(share, measurement.shortestLength()));
    }
    return Long.compareUnsigned(left, wanted) < 0 ? left : wanted;
  }

  private Claims claims(long from, long to) {
    try {
      return maker.of(from, to);
    } catch (OutOfMemoryError e) { // of what others hold
      synchronized (this) {
        alone = true;
        claiming = false;
      }
      return null;
    }
  }

  private void findLines(RangesChunk waiting, RangesChunk earlier) {
    Overlap overlap = maker.overlap(waiting, earlier);
    if (overlap != null) {
      synchronized (this) {
        measurement.overlapped(overlap);
      }
    }
  }

  // ---- from here to the next line: under the lock

  /**
   * Gives the next trips their place in the order, unless what their claims say may have changed.
   *
   * @return the chunk and one that it waits for, if it is to be found out in which lines they touch
   *     the same; else null
   */
  private RangesChunk[] register(Claims claims, long from, long to) {
    RangesChunk disturbing = disturbing(claims);
    forgetEnded();
    if (stopped || left != Long.MAX_VALUE) {
      return null; // what it writes would not be taken back
    }
    if (disturbing != null) {
      // All of it is made again. Nothing is claimed meanwhile, so nobody overtakes.
      before = disturbing.state == RangesChunk.State.ENDED ? null : disturbing;
      return null;
    }
    RangesChunk chunk = numbered(from, to, claims);
    RangesChunk overlapped = null;
    // If memory runs out below, it waits for itself, and nobody comes after it: the starter runs
    // it, and the rest, when all before it have ended.
    before = chunk;
    chunk.blockers++;
    if (claims.isGivenUp()) {
      blockByAll(chunk, false);
    } else {
      for (Claims other : table.conflicts(claims)) {
        overlapped = chunk(other.number());
        block(chunk, overlapped);
      }
      if (claims.canStay()) {
        blockByAll(chunk, true);
      }
    }
    table.add(claims);
    live++;
    if (!claims.isGivenUp()) {
      before = null;
    }
    if (--chunk.blockers == 0) {
      ready.add(chunk);
      return null;
    }
    measurement.waits();
    return overlapped != null && measurement.wantsLines()
        ? new RangesChunk[] {chunk, overlapped}
        : null;
  }

  /** Lets a chunk wait for all before it that have not ended, or those that may leave the loop. */
  private void blockByAll(RangesChunk chunk, boolean leaving) {
    for (long n = committed; n < chunk.number; n++) {
      RangesChunk c = chunk(n);
      boolean counts = c.state != RangesChunk.State.ENDED && (!leaving || c.canLeave());
      if (counts && !c.waiting.contains(chunk)) {
        block(chunk, c);
      }
    }
  }

  /** A chunk that has written, or may have, while claims were made, what they were made of. */
  private RangesChunk disturbing(Claims claims) {
    RangesChunk found = null;
    for (Claims other : table.disturbing(claims)) {
      RangesChunk chunk = chunk(other.number());
      if (found == null || found.state == RangesChunk.State.ENDED) {
        found = chunk; // one that has not ended, if there is one
      }
    }
    return found;
  }

  private RangesChunk numbered(long from, long to, Claims claims) {
    RangesChunk chunk = new RangesChunk(claimed, from, to, claims);
    if (claims != null) {
      claims.number(claimed);
    }
    window[(int) (claimed % window.length)] = chunk;
    claimed++;
    next = to;
    return chunk;
  }

  /** One that has not committed, or that has and is still in the table. */
  private RangesChunk chunk(long number) {
    return window[(int) (number % window.length)];
  }

  private static void block(RangesChunk chunk, RangesChunk by) {
    if (by.waiting.isEmpty()) {
      by.waiting = new ArrayList<>();
    }
    by.waiting.add(chunk);
    chunk.blockers++;
  }

  private void begun(RangesChunk chunk) {
    running++;
    chunk.state = RangesChunk.State.RUNNING;
    chunk.undoable = false;
    for (long n = committed; n < chunk.number && !chunk.undoable; n++) {
      RangesChunk earlier = chunk(n);
      chunk.undoable = earlier.state != RangesChunk.State.ENDED && earlier.canLeave();
    }
  }

  /** Nobody makes claims any more: what has ended meanwhile need not be in the table. */
  private void forgetEnded() {
    for (int last = endedMeanwhile.size() - 1; last >= 0; last--) {
      forget(endedMeanwhile.get(last));
      endedMeanwhile.remove(last);
    }
  }

  /** Takes a chunk that has ended out of the table. */
  private void forget(RangesChunk chunk) {
    if (chunk.claims != null) {
      table.remove(chunk.claims);
      live--;
    }
  }

  // ---- a chunk

  /**
   * A chunk has run.
   *
   * @return the oldest one, to be committed by who calls this; null: it has not ended, or somebody
   *     else commits, who looks again
   */
  private synchronized RangesChunk ended(RangesChunk chunk) {
    running--;
    if (chunk.isUnharmed() && (chunk.undoable || !chunk.again)) {
      // Of this thread's stack, or of memory that others use: in order it is met, or not.
      alone |= chunk.thrown instanceof OutOfMemoryError;
      chunk.thrown = null;
      chunk.own = null;
      chunk.state = RangesChunk.State.AGAIN;
      chunk.again = true;
      measurement.undone();
      runAgain();
      return toBeCommitted();
    }
    chunk.state = RangesChunk.State.ENDED;
    if (chunk.hasLeft()) {
      left = Math.min(left, chunk.number);
      ready.cutBehind(left);
    }
    measurement.ranClaimed(chunk.to - chunk.from, chunk.nanos, chunk.nanos + chunk.savingNanos);
    if (claiming) {
      endedMeanwhile.add(chunk);
    } else {
      forget(chunk);
    }
    if (before == chunk) {
      before = null;
    }
    for (RangesChunk waiting : chunk.waiting) {
      if (--waiting.blockers == 0 && waiting.number < left) {
        ready.add(waiting);
      }
    }
    return toBeCommitted();
  }

  /** Lets a chunk that has been undone run again if it is the oldest. Under the lock. */
  private void runAgain() {
    if (committed != claimed) {
      RangesChunk oldest = chunk(committed);
      if (oldest.state == RangesChunk.State.AGAIN) {
        ready.add(oldest);
      }
    }
  }

  // ---- in order

  /** The oldest chunk, if it has ended and nobody commits yet; then the caller does. */
  private RangesChunk toBeCommitted() {
    if (committing || stopped || committed == claimed) {
      return null;
    }
    RangesChunk oldest = chunk(committed);
    committing = oldest.state == RangesChunk.State.ENDED;
    return committing ? oldest : null;
  }

  /** What the chunk has thrown, or else a reducer of the program's own. */
  @SuppressWarnings("unchecked") // start made it
  private Throwable merge(RangesChunk chunk) {
    if (chunk.own != null) {
      try {
        loop.merge((P) chunk.own);
      } catch (Throwable t) {
        return chunk.thrown != null ? chunk.thrown : t;
      }
    }
    return chunk.thrown;
  }

  /**
   * A chunk has been merged.
   *
   * @return the next one to be committed by who calls this; null: none
   */
  private synchronized RangesChunk committed(RangesChunk chunk, Throwable thrown) {
    committing = false;
    measurement.committedClaimed(
        chunk.to - chunk.from,
        chunk.claims == null || chunk.claims.isGivenUp(),
        chunk.runner != starter);
    ran.ran(chunk.from, chunk.to, chunk.runner);
    committed = chunk.number + 1;
    if (thrown != null || chunk.exit != 0 || region.isCancelled()) {
      failure = thrown;
      exit = chunk.exit;
      stopped = true;
      left = Math.min(left, chunk.number);
      ready.cutBehind(-1);
      return null;
    }
    runAgain();
    return toBeCommitted();
  }

  // ---- the end

  @Override
  synchronized int end() {
    if (!stopped) {
      finish();
    }
    measurement.ended(stopped ? undo() : 0);
    site.rememberHomes(ran);
    if (failure != null) {
      throw Sneaky.raise(failure);
    }
    return exit;
  }

  /**
   * Takes back what chunks did behind the one that has left, the last one first.
   *
   * @return how many there are
   */
  private long undo() {
    for (long n = claimed - 1; n >= committed; n--) {
      chunk(n).undo();
    }
    return claimed - committed;
  }

  /** Runs what nobody had the stack or the memory to run. */
  private void finish() {
    Worker worker = Worker.current();
    while (!stopped && (committed != claimed || next != trips) && !region.isCancelled()) {
      if (committed == claimed) {
        before = numbered(next, trips, null);
      }
      RangesChunk chunk = chunk(committed);
      if (chunk.state != RangesChunk.State.ENDED) {
        chunk.undoable = false;
        chunk.run(worker, loop, buffers);
        chunk.state = RangesChunk.State.ENDED;
      }
      committed(chunk, merge(chunk));
    }
    ready.cutBehind(-1);
  }
}
