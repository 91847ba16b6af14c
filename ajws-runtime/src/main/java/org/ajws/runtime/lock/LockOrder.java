package org.ajws.runtime.lock;

import java.util.Arrays;
import java.util.Comparator;

/** Locks in the global order, smallest number first. */
final class LockOrder {
  private static final Comparator<OrderedLock> BY_NUMBER =
      new Comparator<OrderedLock>() {
        @Override
        public int compare(OrderedLock a, OrderedLock b) {
          return a.number() < b.number() ? -1 : a.number() > b.number() ? 1 : 0;
        }
      };

  private LockOrder() {}

  /** Each lock once; null elements are left out. */
  static OrderedLock[] of(OrderedLock[] locks) {
    OrderedLock[] ordered = new OrderedLock[locks.length];
    int n = 0;
    for (OrderedLock lock : locks) {
      if (lock != null) {
        ordered[n++] = lock;
      }
    }
    Arrays.sort(ordered, 0, n, BY_NUMBER);
    int distinct = 0;
    for (int i = 0; i < n; i++) {
      if (distinct == 0 || ordered[distinct - 1] != ordered[i]) {
        ordered[distinct++] = ordered[i];
      }
    }
    return Arrays.copyOf(ordered, distinct);
  }

  /** As many monitors as there are locks, as {@link OrderedLock#ordered} gives them. */
  static Object[] monitors(OrderedLock[] locks) {
    OrderedLock[] distinct = of(locks);
    Object[] all = Arrays.copyOf(distinct, locks.length, Object[].class);
    Arrays.fill(
        all,
        distinct.length,
        all.length,
        distinct.length == 0 ? new Object() : distinct[distinct.length - 1]);
    return all;
  }
}
