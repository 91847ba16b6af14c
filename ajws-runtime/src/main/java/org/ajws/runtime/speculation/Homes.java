package org.ajws.runtime.speculation;

/**
 * Which thread has run which trips of an execution. What it wrote there is in the cache of its
 * processor: if the next execution touches the same data with the same trips, they are best run
 * there again. Only a preference: whoever runs a chunk, the result is the same.
 */
final class Homes {
  /** So many parts of the trips are told apart. */
  private static final int PARTS = 128;

  /** Nobody has run anything. */
  static final Homes NONE = new Homes(0);

  private final long trips;
  private final long[] threads; // by part; 0: nobody

  /**
   * Nothing has run yet.
   *
   * @param trips how many there are; unsigned
   */
  Homes(long trips) {
    this.trips = trips;
    this.threads = new long[trips == 0 ? 0 : PARTS];
  }

  /** A thread has run consecutive trips. */
  void ran(long from, long to, Thread thread) {
    if (threads.length != 0) {
      int last = part(to - 1);
      for (int i = part(from); i <= last; i++) {
        threads[i] = thread.getId();
      }
    }
  }

  /** Who has run a trip: the number of the thread; 0: nobody. */
  long of(long trip) {
    return Long.compareUnsigned(trip, trips) < 0 ? threads[part(trip)] : 0;
  }

  private int part(long trip) {
    long width = Long.divideUnsigned(trips - 1, PARTS) + 1;
    return (int) Long.divideUnsigned(trip, width);
  }
}
