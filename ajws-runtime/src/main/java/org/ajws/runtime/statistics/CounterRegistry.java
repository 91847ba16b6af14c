package org.ajws.runtime.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The counters of all threads that have run loops of a scheduler, and what {@link #reset} takes
 * off. A reset cannot write into other threads' counters, so it remembers what they were.
 */
public final class CounterRegistry {
  private static final CounterRegistry common = new CounterRegistry();

  /** Here and not in the scheduler, since the common one may be stopped and another one started. */
  public final LoopClock clock = new LoopClock();

  // All guarded by this.
  private final List<Counters> open = new ArrayList<>();
  private int sweepAt = 64;
  private final long[] closed = new long[Counters.TOTALS]; // of threads that have ended
  private long[] closedSites = new long[0];
  private long[] base = new long[Counters.TOTALS];
  private long[] baseSites = new long[0];
  private long baseClock;
  private final Map<String, SpeculationCounts> speculative = new TreeMap<>(); // by site

  /** That of the common workers, through all their schedulers. */
  public static CounterRegistry common() {
    return common;
  }

  /** Opens the counters of a thread. */
  public synchronized Counters open(Thread thread) {
    if (open.size() >= sweepAt) {
      closeEnded();
      sweepAt = Math.max(64, 2 * open.size());
    }
    Counters counters = new Counters(thread);
    open.add(counters);
    return counters;
  }

  /** Closes counters that their thread will not use again. */
  public synchronized void close(Counters counters) {
    closedSites = counters.addTo(closed, closedSites);
    open.remove(counters);
  }

  private void closeEnded() {
    for (Iterator<Counters> i = open.iterator(); i.hasNext(); ) {
      Counters counters = i.next();
      if (!counters.isThreadAlive()) {
        closedSites = counters.addTo(closed, closedSites);
        i.remove();
      }
    }
  }

  /** Adds what an execution of a speculative loop did. */
  public synchronized void speculated(String site, SpeculationCounts counts) {
    speculative.computeIfAbsent(site, s -> new SpeculationCounts()).add(counts);
  }

  public synchronized void reset(long idleNow) {
    speculative.clear();
    base = closed.clone();
    baseSites = closedSites.clone();
    for (Counters counters : open) {
      baseSites = counters.addTo(base, baseSites);
    }
    base[Counters.IDLE] += idleNow;
    baseClock = clock.nanos();
  }

  /** The numbers since the last reset; {@code idleNow} is of workers that are idle just now. */
  public synchronized Snapshot snapshot(long idleNow) {
    long[] sums = closed.clone();
    long[] sites = closedSites.clone();
    for (Counters counters : open) {
      sites = counters.addTo(sums, sites);
    }
    sums[Counters.IDLE] += idleNow;
    for (int i = 0; i < sums.length; i++) {
      sums[i] -= base[i];
    }
    sums[Counters.IDLE] = Math.max(0, sums[Counters.IDLE]);
    Map<String, SpeculationCounts> bySpeculation = new TreeMap<>();
    speculative.forEach((site, counts) -> bySpeculation.put(site, counts.copy()));
    return new Snapshot(sums, clock.nanos() - baseClock, bySite(sites), bySpeculation);
  }

  private List<Snapshot.OfSite> bySite(long[] sums) {
    List<String> names = SiteProfile.sites();
    long[] before = Arrays.copyOf(baseSites, sums.length);
    List<Snapshot.OfSite> result = new ArrayList<>();
    for (int i = 0; i < names.size() && 2 * i < sums.length; i++) {
      long executions = sums[2 * i] - before[2 * i];
      if (executions != 0) {
        long iterations = sums[2 * i + 1] - before[2 * i + 1];
        result.add(new Snapshot.OfSite(names.get(i), executions, iterations));
      }
    }
    return result;
  }
}
