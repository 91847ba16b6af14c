package org.ajws.agent.race;

/**
 * The ranges that the running task has accessed since another one did: inner loops go over the same
 * rows again and again. As long as the task has the same token and no other was given, nobody else
 * has touched memory, so that a repeated access finds what it left. With locks tokens come back,
 * and nothing is remembered.
 */
final class RecentRanges {
  private static final int SIZE = 1 << 10;

  private final TaskOrder order;
  private final Object[] arrays = new Object[SIZE];

  /** The last index of each, and how many there are. */
  private final long[] ranges = new long[SIZE];

  /** When it was accessed, doubled, and whether it was written. */
  private final long[] stamps = new long[SIZE];

  RecentRanges(TaskOrder order) {
    this.order = order;
  }

  private static int slot(Object array, int to, int n) {
    return (System.identityHashCode(array) * 31 + to + n * 7) & SIZE - 1;
  }

  private static long range(int to, int n) {
    return (long) to << 32 | n;
  }

  /**
   * Whether an access to slots one behind the other is one of these; a read is if the range was
   * written, too.
   */
  boolean has(Object array, int to, int n, boolean write) {
    int k = slot(array, to, n);
    return arrays[k] == array
        && ranges[k] == range(to, n)
        && (stamps[k] | (write ? 0 : 1)) == (order.moment() << 1 | 1);
  }

  void put(Object array, int to, int n, boolean write) {
    if (!order.locks.used()) {
      int k = slot(array, to, n);
      arrays[k] = array;
      ranges[k] = range(to, n);
      stamps[k] = order.moment() << 1 | (write ? 1 : 0);
    }
  }
}
