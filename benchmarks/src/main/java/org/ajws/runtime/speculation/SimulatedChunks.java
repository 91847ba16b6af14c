package org.ajws.runtime.speculation;

import java.lang.invoke.VarHandle;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;

/**
 * {@link SpeculativeRun}, by simulated workers: a chunk is run when it is claimed, first tracked,
 * then plainly.
 */
final class SimulatedChunks<P> extends SimulatedRun<P> {
  /** What a chunk took. */
  private static final class Part {
    final long number;
    final long trips;
    List<Accesses.Need> needs = List.of();
    boolean hasRun;
    boolean isSample;

    /** Whether it is rolled back in any case: it calls what cannot be undone. */
    boolean fails;

    int entries;
    double begin;
    double ahead;
    double validation;
    double commit;
    double plain;

    Part(long number, long trips) {
      this.number = number;
      this.trips = trips;
    }
  }

  private final int window;
  private final Chunk chunk;
  private final Chunk watched;
  private final Accesses accesses = new Accesses();

  /** Those that have not committed, the oldest first. */
  private final Deque<Part> open = new ArrayDeque<>();

  /** When the last ones have committed, by number. */
  private final double[] commits;

  private boolean right;

  SimulatedChunks(
      SimulatedSpeculation simulation,
      SpeculationSite site,
      SpeculativeLoop<P> loop,
      Region region,
      long trips,
      ChunkLength length,
      VirtualWorkers workers,
      int count) {
    super(simulation, site, loop, region, trips, length, workers);
    window = SpeculationSite.AHEAD * count;
    commits = new double[2 * window];
    // Chunks of a run that never begins, so that they are never the oldest.
    Region nobody = new Region(site.name(), null, region.profile(), TaskLocals.none());
    SpeculativeRun<P> never =
        new SpeculationSite(site.name()).begin(loop, nobody, trips, Scheduler.global());
    chunk = new Chunk(never);
    chunk.number = 1;
    watched = new Chunk(never);
    watched.number = 1;
  }

  @Override
  void look(VirtualWorkers.One one) throws Throwable {
    if (commitOldest(one)) {
      return;
    }
    if (exit != 0 || next == trips || claimed - committed >= window) {
      workers.leave(one);
      return;
    }
    Part part = measured();
    open.add(part);
    invite(one.time);
    if (part.number == committed && !right) {
      right = true;
      workers.work(one, part.plain, () -> committed(one, part, true, false));
    } else if (part.number % Measurement.PLAIN_EVERY == Measurement.PLAIN_EVERY - 1) {
      part.isSample = true;
      part.hasRun = true;
      workers.work(one, 0, null);
    } else {
      part.begin = one.time;
      workers.work(
          one,
          part.ahead,
          () -> {
            part.hasRun = true;
            workers.work(one, 0, null);
          });
    }
  }

  private void invite(double now) {
    if (next != trips && claimed - committed < window) {
      workers.call(now);
    }
  }

  // ---- what is measured

  private Part measured() throws Throwable {
    long from = next;
    long wanted = length.next();
    long to = Long.compareUnsigned(trips - from, wanted) < 0 ? trips : from + wanted;
    next = to;
    Part part = new Part(claimed++, to - from);

    chunk.begin();
    long start = clock.now();
    try {
      chunk.own = loop.start();
      loop.tracked(chunk, own(chunk), from, to);
    } catch (Throwable t) { // as the run does
      part.fails = true;
    }
    long ran = clock.now();
    part.fails |= !chunk.validates();
    part.validation = simulation.tracked.of(clock.between(ran, clock.now()));
    part.ahead = simulation.tracked.of(clock.between(start, ran));
    part.entries = chunk.entries();
    part.needs = needs(part, from, to);

    P own = loop.start();
    start = clock.now();
    exit = loop.plain(own, from, to);
    part.plain = simulation.plain.of(clock.between(start, clock.now()));
    if (part.fails) {
      loop.merge(own);
    } else {
      start = clock.now();
      VarHandle.releaseFence();
      chunk.publish(); // once more what the plain body has written
      loop.merge(own(chunk));
      chunk.forget(false);
      part.commit = simulation.tracked.of(clock.between(start, clock.now()));
    }
    chunk.forget(part.fails);
    return part;
  }

  @SuppressWarnings("unchecked") // start made it
  private P own(Chunk chunk) {
    return (P) chunk.own;
  }

  /** Runs trips once more, to see what they access; all that they do is dropped. */
  private List<Accesses.Need> needs(Part part, long from, long to) {
    watched.begin();
    accesses.begin(part.number);
    watched.watch(accesses);
    boolean isAll = true;
    try {
      loop.tracked(watched, loop.start(), from, to);
    } catch (Throwable t) { // it is long, or cannot be undone
      isAll = false;
    } finally {
      watched.watch(null);
      watched.forget(false);
    }
    part.fails |= !isAll;
    return accesses.end();
  }

  // ---- what is simulated

  /** Takes the right to commit for the oldest one, if nobody has it. */
  private boolean commitOldest(VirtualWorkers.One one) {
    Part oldest = open.peek();
    if (right || oldest == null || !oldest.hasRun) {
      return false;
    }
    right = true;
    boolean valid = !oldest.fails && !oldest.isSample && isValid(oldest);
    double time = valid ? oldest.commit : oldest.plain;
    double checking = oldest.isSample ? 0 : oldest.validation;
    boolean inVain = !valid && !oldest.isSample;
    workers.work(one, checking + time, () -> committed(one, oldest, !valid, inVain));
    return true;
  }

  /** Whether what it has read of others had been committed when it did. */
  private boolean isValid(Part part) {
    for (Accesses.Need need : part.needs) {
      boolean isOld = need.writer() + window < part.number; // it had committed before
      double when = part.begin + need.when() * part.ahead;
      if (!isOld && commits[(int) (need.writer() % commits.length)] > when) {
        return false;
      }
    }
    return true;
  }

  private void committed(VirtualWorkers.One one, Part part, boolean plainly, boolean inVain) {
    open.remove();
    committed++;
    commits[(int) (part.number % commits.length)] = one.time;
    right = false;
    end = Math.max(end, one.time);
    double nanos = plainly ? part.plain : part.ahead;
    if (plainly) {
      region.profile().record((long) part.plain, part.trips);
    }
    length.committed(part.trips, plainly ? -1 : part.entries, (long) nanos, inVain);
    invite(one.time);
    workers.work(one, 0, null);
  }
}
