package org.ajws.runtime.forkjoin;

import org.ajws.runtime.scheduler.AsyncJob;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;

/**
 * The asyncs that one thread has spawned in a finish, in a range of a loop or in another async.
 * Each task completes its own before it ends.
 */
public final class ForkJoinScope implements AsyncScope {
  private final Region region;
  private final Forks asyncs = new Forks();

  public ForkJoinScope(Region region) {
    this.region = region;
  }

  @Override
  public Region region() {
    return region;
  }

  @Override
  public boolean wantsMore(Worker worker) {
    return DeepStack.isNeeded(worker) || asyncs.areWanted();
  }

  @Override
  public void give(Worker worker, AsyncJob job) {
    Async task = new Async(region, job);
    if (job.isAwaited()) {
      job.queued(task::runForWaiter);
    }
    if (DeepStack.isNeededHere(worker)) {
      task.complete();
    } else {
      asyncs.fork(task);
    }
  }

  /** Takes over those of another one of the same region, which nobody uses any more. */
  public void adopt(ForkJoinScope other) {
    asyncs.adopt(other.asyncs);
  }

  /** Completes all of them. */
  public void join() {
    asyncs.join();
  }

  private static final class Async extends ForkedTask {
    private static final long serialVersionUID = 1;

    private final transient AsyncJob job;
    private transient ForkJoinScope own; // null until it runs

    Async(Region region, AsyncJob job) {
      super(region);
      this.job = job;
    }

    @Override
    void failed(Throwable t) {
      super.failed(t);
      job.abandoned(t);
    }

    @Override
    protected void compute() {
      own = new ForkJoinScope(region);
      ForkJoinWorkers.inTask(
          region,
          own,
          () -> {
            if (!region.isCancelled()) {
              Worker.current().counters.add(Counters.TASKS, 1);
              job.run();
            } else {
              job.skipped();
            }
          });
    }

    @Override
    protected void completeForks() {
      if (own != null) {
        own.join();
      }
    }
  }
}
