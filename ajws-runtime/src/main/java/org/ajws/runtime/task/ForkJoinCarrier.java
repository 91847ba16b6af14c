package org.ajws.runtime.task;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.forkjoin.ForkedTask;
import org.ajws.runtime.forkjoin.Forks;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.scheduler.PoolWait;
import org.ajws.runtime.scheduler.Presence;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;

/**
 * Offers intervals to a fork/join pool. No task joins another, so a long chain needs no stack; the
 * thread that has begun the run takes what nobody has, so it does not depend on the pool.
 */
final class ForkJoinCarrier implements Carrier {
  private final Finish finish;
  private final Worker starter;

  /** All that was offered and that the starter has not looked at, claimed by somebody or not. */
  private final Queue<IntervalTask> offered = new ConcurrentLinkedQueue<>();

  private volatile boolean ended;

  /** By the thread that has just begun the finish. */
  ForkJoinCarrier(Finish finish) {
    this.finish = finish;
    this.starter = Worker.current();
  }

  @Override
  public void start(Task task) {
    IntervalTask forked = new IntervalTask(finish.region, task);
    offered.add(forked);
    new Forks().offer(forked);
    wakeStarter();
  }

  @Override
  public void ended() {
    ended = true;
    wakeStarter();
  }

  private void wakeStarter() {
    if (starter.thread != Thread.currentThread()) {
      LockSupport.unpark(starter.thread);
    }
  }

  @Override
  public void await() {
    while (!ended) {
      IntervalTask next = offered.poll();
      if (next != null) {
        next.runIfUnclaimed();
      } else {
        PoolWait.await(starter, this::isToBeLookedAt, this::park);
      }
    }
    finish.join();
  }

  private boolean isToBeLookedAt() {
    return ended || !offered.isEmpty();
  }

  private void park() {
    Presence presence = starter.presence;
    boolean interrupted = false;
    presence.rests(this::isToBeLookedAt);
    try {
      while (!isToBeLookedAt()) {
        LockSupport.park(this);
        interrupted |= Thread.interrupted();
      }
    } finally {
      presence.goesOn();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class IntervalTask extends ForkedTask {
    private static final long serialVersionUID = 1;

    private final transient Task task;

    IntervalTask(Region region, Task task) {
      super(region);
      this.task = task;
    }

    @Override
    protected void compute() {
      ForkJoinWorkers.inTask(
          region,
          null,
          () -> {
            Worker.current().counters.add(Counters.TASKS, 1);
            try {
              task.run();
            } catch (Throwable t) {
              task.abandoned(t);
            }
          });
    }
  }
}
