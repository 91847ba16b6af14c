package org.ajws.agent.race;

/**
 * The ranges that the running task has accessed since another one did: inner loops go over the same
 * rows again and again. As long as the task has the same token and no other was given, nobody else
 * has touched memory, so that a repeated access finds what it left. With locks tokens come back,
 * and nothing is remembered.
 */
final class RecentRanges {
  private static final int SIZE = 64;

  private final TaskOrder order;
  private final Object[] arrays = new Object[SIZE];
  private final int[] last = new int[SIZE];
  private final int[] iterations = new int[SIZE];
  private final int[] strides = new int[SIZE];
  private final boolean[] written = new boolean[SIZE];
  private final long[] when = new long[SIZE];

  RecentRanges(TaskOrder order) {
    this.order = order;
  }

  private static int slot(Object array, int to, int n) {
    return (System.identityHashCode(array) * 31 + to + n * 7) & SIZE - 1;
  }

  /** Whether an access is one of these; a read is if the range was written, too. */
  boolean has(Object array, int to, int n, int stride, boolean write) {
    int k = slot(array, to, n);
    return arrays[k] == array
        && last[k] == to
        && iterations[k] == n
        && strides[k] == stride
        && (written[k] || !write)
        && when[k] == order.moment();
  }

  void put(Object array, int to, int n, int stride, boolean write) {
    if (order.locks.used()) {
      return;
    }
    int k = slot(array, to, n);
    arrays[k] = array;
    last[k] = to;
    iterations[k] = n;
    strides[k] = stride;
    written[k] = write;
    when[k] = order.moment();
  }
}
