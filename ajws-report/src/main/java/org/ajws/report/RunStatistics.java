package org.ajws.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.runtime.SiteStatistics;
import org.ajws.runtime.Statistics;

/**
 * What the runtime counted while a variant ran, over all its timed runs.
 *
 * @param workers how many workers there were
 * @param regions how many parallel loops were executed
 * @param tasks how many pieces of loops were run
 * @param iterations how many iterations were run
 * @param splits how often a range was split
 * @param steals how many pieces changed their worker
 * @param idleNanos how long workers waited for work while a loop ran, in nanoseconds, all together
 * @param sharedNanos in how much elapsed time there was a loop or finish for several workers
 * @param frames what task-parallel parts did: finishes, asyncs and the frames around them
 * @param sites what each loop did; a loop of the program that is not here was never executed
 * @param speculative what each speculative loop did that was shared
 */
public record RunStatistics(
    int workers,
    long regions,
    long tasks,
    long iterations,
    long splits,
    long steals,
    long idleNanos,
    long sharedNanos,
    Frames frames,
    List<Site> sites,
    List<SpeculativeSite> speculative) {

  /** Copies the lists. */
  public RunStatistics {
    sites = List.copyOf(sites);
    speculative = List.copyOf(speculative);
  }

  /** Without speculative loops. */
  public RunStatistics(
      int workers,
      long regions,
      long tasks,
      long iterations,
      long splits,
      long steals,
      long idleNanos,
      long sharedNanos,
      Frames frames,
      List<Site> sites) {
    this(
        workers,
        regions,
        tasks,
        iterations,
        splits,
        steals,
        idleNanos,
        sharedNanos,
        frames,
        sites,
        List.of());
  }

  /**
   * What the runtime did with stack frames, all workers together.
   *
   * @param unwindings how often a worker saved its stack because another one was out of work
   * @param saved how many frames were saved thereby
   * @param unwindNanos how long workers were busy with that, in nanoseconds
   * @param steals how many frames were taken by another worker than the one that had them
   */
  public record Frames(long unwindings, long saved, long unwindNanos, long steals) {
    /** Nothing done. */
    public static final Frames NONE = new Frames(0, 0, 0, 0);

    /** Both together. */
    public Frames plus(Frames other) {
      return new Frames(
          unwindings + other.unwindings,
          saved + other.saved,
          unwindNanos + other.unwindNanos,
          steals + other.steals);
    }
  }

  /**
   * One parallel loop.
   *
   * @param site {@code File.java:LINE}
   * @param executions how often it was executed
   * @param iterations how many iterations all executions had together
   */
  public record Site(String site, long executions, long iterations) {}

  /** The runtime's counters. */
  public static RunStatistics of(Statistics s) {
    return new RunStatistics(
        s.workers(),
        s.regions(),
        s.tasks(),
        s.iterations(),
        s.splits(),
        s.steals(),
        s.idleNanos(),
        s.sharedNanos(),
        new Frames(s.unwindings(), s.savedFrames(), s.unwindNanos(), s.frameSteals()),
        s.sites().stream().map(RunStatistics::site).toList(),
        s.speculative().stream().map(SpeculativeSite::of).toList());
  }

  private static Site site(SiteStatistics s) {
    return new Site(s.site(), s.executions(), s.iterations());
  }

  /** The share of pieces that changed their worker; 0 if there was none. */
  public double stealRatio() {
    return tasks == 0 ? 0 : (double) steals / tasks;
  }

  /** Both together, as if counted in one run; sites with the same name are added up. */
  public RunStatistics plus(RunStatistics other) {
    Map<String, Site> all = new TreeMap<>();
    for (List<Site> some : List.of(sites, other.sites)) {
      for (Site s : some) {
        all.merge(
            s.site(),
            s,
            (a, b) ->
                new Site(
                    a.site(), a.executions() + b.executions(), a.iterations() + b.iterations()));
      }
    }
    return new RunStatistics(
        Math.max(workers, other.workers),
        regions + other.regions,
        tasks + other.tasks,
        iterations + other.iterations,
        splits + other.splits,
        steals + other.steals,
        idleNanos + other.idleNanos,
        sharedNanos + other.sharedNanos,
        frames.plus(other.frames),
        List.copyOf(all.values()),
        speculative(other));
  }

  private List<SpeculativeSite> speculative(RunStatistics other) {
    Map<String, SpeculativeSite> all = new TreeMap<>();
    for (List<SpeculativeSite> some : List.of(speculative, other.speculative)) {
      some.forEach(s -> all.merge(s.site(), s, SpeculativeSite::plus));
    }
    return List.copyOf(all.values());
  }
}
