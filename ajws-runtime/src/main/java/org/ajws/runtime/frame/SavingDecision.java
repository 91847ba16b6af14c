package org.ajws.runtime.frame;

import org.ajws.runtime.generated.StealRequest;
import org.ajws.runtime.scheduler.Pools;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;

/** Whether a worker saves its stack: when it is asked to, and where its code has to wait. */
final class SavingDecision {
  private final Worker worker;
  private final FrameRunner frames;
  private final SavingChance chance;
  private final Throttle throttle;

  SavingDecision(Worker worker, FrameRunner frames) {
    this.worker = worker;
    this.frames = frames;
    this.chance = new SavingChance(worker);
    this.throttle = new Throttle(worker);
  }

  /**
   * Whether the worker, which has just seen a request, is to save its stack. It refuses where
   * nothing may be given away, where what it has saved before or the rest of a loop around serves
   * the hungry as well, and so soon after the last time that it would lose more than its share.
   */
  boolean accept() {
    StealRequest.clear();
    frames.refuseInUnwind();
    Scheduler scheduler = worker.schedulerInUse();
    Pools.cleared(worker, scheduler);
    if (!scheduler.config.savesStacks() || !(worker.registered || !worker.entry.isNone())) {
      return false;
    }
    long now = System.nanoTime();
    if (worker.critical == 0
        && (chance.comesUp(scheduler.config) || isWanted(scheduler, now))
        && (worker.registered || register(scheduler))) {
      throttle.accepts(now);
      return true;
    }
    scheduler.requester.refused(worker);
    return false;
  }

  /**
   * Whether the worker, whose code is to wait, can save its stack instead of its thread waiting.
   */
  boolean canWait() {
    frames.refuseInUnwind();
    Scheduler scheduler = worker.schedulerInUse();
    if (worker.critical > 0
        || !scheduler.config.letsTasksWait()
        || !(worker.registered || (!worker.entry.isNone() && register(scheduler)))) {
      return false;
    }
    throttle.waits();
    return true;
  }

  private boolean register(Scheduler scheduler) {
    return ((Root) worker.entry).register(scheduler);
  }

  private boolean isWanted(Scheduler scheduler, long now) {
    return !throttle.refuses(now)
        && scheduler.isAnyoneHungry()
        && scheduler.findHungry(worker, this::isWantedBy) != null;
  }

  private boolean isWantedBy(Worker hungry) {
    Region filter = hungry.idleness.filter();
    if (filter != null
        && (worker.context.region() == null || !worker.context.region().isWithin(filter))) {
      return false;
    }
    if (frames.isForThieves(filter)) {
      hungry.idleness.wake();
      return false;
    }
    return !(worker.looksBusy() && worker.offer(hungry, null));
  }

  /** It has saved so many frames. */
  void saved(int n) {
    throttle.saved(n);
  }
}
