package org.ajws.runtime.speculation;

import org.ajws.runtime.scheduler.Region;

/** A speculative loop of the program: how it is run. Translated code has one for each. */
public final class SpeculationSite {
  /** Chunks ahead for each worker. */
  private static final int AHEAD = 4;

  private final String name;
  private final int window;
  private final long chunk;

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
    this.name = name;
    this.window = window;
    this.chunk = chunk;
  }

  String name() {
    return name;
  }

  <P> SpeculativeRun<P> begin(SpeculativeLoop<P> loop, Region region, long trips, int workers) {
    int ahead = window > 0 ? window : AHEAD * workers;
    return new SpeculativeRun<>(loop, region, trips, ahead, new ChunkLength(chunk));
  }
}
