package org.ajws.runtime.speculation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.ajws.runtime.claim.ClaimTable;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.SavedSlots;
import org.ajws.runtime.claim.SlotBuffers;
import org.ajws.runtime.scheduler.Region;

/** {@link RangesRun}, by simulated workers: a chunk is run when its claims are made. */
final class SimulatedRanges<P> extends SimulatedRun<P> {
  /** What a chunk took. */
  private static final class Part {
    final long number;
    final long trips;
    final Claims claims;
    final List<Part> waiting = new ArrayList<>();
    List<Claims> overlapped = List.of();
    int blockers;
    boolean hasEnded;
    double claim;
    double copy;
    double body;
    double merge;

    Part(long number, long trips, Claims claims) {
      this.number = number;
      this.trips = trips;
      this.claims = claims;
    }
  }

  private final int window;
  private final int count;
  private final ClaimTable table = new ClaimTable();

  /** Those in the table, the oldest first: more than run, so that none is missed. */
  private final Deque<Part> recent = new ArrayDeque<>();

  private final PriorityQueue<Part> ready =
      new PriorityQueue<>(Comparator.comparingLong(p -> p.number));
  private final SlotBuffers buffers = new SlotBuffers();
  private boolean claiming;
  private Part before;

  SimulatedRanges(
      SimulatedSpeculation simulation,
      SpeculationSite site,
      SpeculativeLoop<P> loop,
      Region region,
      long trips,
      ChunkLength length,
      VirtualWorkers workers,
      int count) {
    super(simulation, site, loop, region, trips, length, workers);
    this.count = count;
    this.window = SpeculationSite.CLAIMED_AHEAD * count;
  }

  @Override
  void look(VirtualWorkers.One one) throws Throwable {
    if (!ready.isEmpty()) {
      begin(one, ready.poll());
    } else if (mayClaim()) {
      claiming = true;
      Part part = measured();
      workers.work(one, part.claim, () -> register(one, part));
    } else {
      workers.leave(one);
    }
  }

  private boolean mayClaim() {
    return !claiming
        && before == null
        && exit == 0
        && next != trips
        && claimed - committed < window;
  }

  // ---- what is measured

  /** Runs the next chunk. */
  private Part measured() throws Throwable {
    long from = next;
    long to = from + nextLength();
    next = to;
    long start = clock.now();
    Claims claims = new Claims();
    try {
      loop.claim(claims, from, to);
      claims.seal();
    } catch (Throwable t) { // as the run does
      claims.giveUp();
    }
    long made = clock.now();
    Part part = new Part(claimed++, to - from, claims);
    part.overlapped = new ArrayList<>(table.conflicts(claims));
    long compared = clock.now();
    part.overlapped.addAll(table.disturbing(claims));
    boolean isAll = from == 0 && to == trips;
    // Of those in the table only one for each worker is compared with in a run.
    double share = Math.min(1, (double) count / Math.max(1, recent.size()));
    part.claim = isAll ? 0 : clock.between(start, made) + clock.between(made, compared) * share;
    if (claims.canLeave()) {
      long copying = clock.now();
      SavedSlots saved = new SavedSlots(claims, buffers);
      part.copy = clock.between(copying, clock.now());
      saved.release();
    }
    long begin = clock.now();
    P own = loop.start();
    exit = loop.plain(own, from, to);
    long ended = clock.now();
    part.body = simulation.plain.of(clock.between(begin, ended));
    loop.merge(own);
    part.merge = clock.between(ended, clock.now());
    return part;
  }

  private long nextLength() {
    long left = trips - next;
    long share = Long.divideUnsigned(left, (long) RangesRun.LAST_SHARES * count);
    long wanted = Math.min(length.next(), Math.max(share, length.shortest()));
    return Long.compareUnsigned(left, wanted) < 0 ? left : wanted;
  }

  // ---- what is simulated

  private void register(VirtualWorkers.One one, Part part) {
    claiming = false;
    part.claims.number(part.number);
    length.prepared((long) part.claim);
    for (Part other : recent) {
      boolean counts =
          part.claims.isGivenUp()
              || part.overlapped.contains(other.claims)
              || part.claims.canStay() && other.claims.canLeave();
      if (counts && !other.hasEnded) {
        other.waiting.add(part);
        part.blockers++;
      }
    }
    if (part.claims.isGivenUp()) {
      before = part;
    }
    table.add(part.claims);
    recent.add(part);
    if (part.blockers == 0) {
      ready.add(part);
    }
    workers.work(one, 0, null);
  }

  private void begin(VirtualWorkers.One one, Part part) {
    if (!ready.isEmpty() || mayClaim()) {
      workers.call(one.time);
    }
    boolean undoable =
        recent.stream().anyMatch(p -> p.number < part.number && !p.hasEnded && p.claims.canLeave());
    double copy = undoable ? part.copy : 0;
    workers.work(one, copy + part.body, () -> ended(one, part, copy));
  }

  private void ended(VirtualWorkers.One one, Part part, double copy) {
    part.hasEnded = true;
    if (before == part) {
      before = null;
    }
    for (Part other : part.waiting) {
      if (--other.blockers == 0) {
        ready.add(other);
      }
    }
    region.profile().record((long) (part.body + copy), part.trips);
    length.committed(part.trips, -1, (long) (part.body + copy), false);
    double merging = 0;
    for (Part p : recent) {
      if (p.number == committed && p.hasEnded) {
        merging += p.merge;
        committed++;
      }
    }
    while (recent.size() > window && recent.peek().number < committed) {
      table.remove(recent.poll().claims);
    }
    end = Math.max(end, one.time + merging);
    workers.work(one, merging, null);
  }
}
