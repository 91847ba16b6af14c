package org.ajws.benchmarks.speculation;

import org.ajws.runtime.speculation.Chunk;

/** A loop that does nothing: what its chunks cost. */
public class Nothing extends Subject {
  private final int trips;

  /**
   * A loop.
   *
   * @param trips how many trips
   */
  public Nothing(int trips) {
    this.trips = trips;
  }

  @Override
  public int trips() {
    return trips;
  }

  @Override
  public void reset() {}

  @Override
  public long result() {
    return 0;
  }

  @Override
  protected int plain(Object own, long from, long to) {
    return 0;
  }

  @Override
  protected int tracked(Chunk chunk, Object own, long from, long to) {
    return 0;
  }
}
