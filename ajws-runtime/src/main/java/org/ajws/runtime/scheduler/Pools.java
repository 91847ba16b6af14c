package org.ajws.runtime.scheduler;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The schedulers of the pools that are open. They share one request flag with the common workers;
 * so who clears it, by a poll or otherwise, tells all the others, or their sleepers, which count on
 * the flag, would never be found.
 */
public final class Pools {
  private static final List<Scheduler> open = new CopyOnWriteArrayList<>();

  private Pools() {}

  public static void opened(Scheduler pool) {
    open.add(pool);
  }

  public static void closed(Scheduler pool) {
    open.remove(pool);
  }

  /** Whether in one of them more threads wait than could be replaced. */
  static boolean anyHasTooFew() {
    return !open.isEmpty() && open.stream().anyMatch(pool -> pool.spares.areTooFew());
  }

  /**
   * Somebody waits: other threads come where all workers stand still, or all threads of the
   * runtime's own fork/join pool.
   *
   * @return whether one has come for the latter
   */
  static boolean look() {
    Scheduler common = Scheduler.globalOrNull();
    if (common != null) {
      common.spares.look();
    }
    open.forEach(pool -> pool.spares.look());
    return OwnPool.look();
  }

  /** Whether there is a root in one of them, or in the common workers, or a fork/join task. */
  static boolean anyIsInUse() {
    Scheduler common = Scheduler.globalOrNull();
    return (common != null && common.hasGuests())
        || (!open.isEmpty() && open.stream().anyMatch(Scheduler::hasGuests))
        || OwnPool.hasTasks();
  }

  /** The request flag was cleared by {@code worker}, which looks after its scheduler itself. */
  public static void cleared(Worker worker, Scheduler own) {
    Scheduler common = Scheduler.globalOrNull();
    if (common != own && common != null) {
      common.requester.refused(worker);
    }
    if (!open.isEmpty()) {
      for (Scheduler pool : open) {
        if (pool != own && pool.mayBeInUse()) {
          pool.requester.refused(worker);
        }
      }
    }
  }
}
