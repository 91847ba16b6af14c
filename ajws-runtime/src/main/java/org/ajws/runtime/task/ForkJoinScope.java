package org.ajws.runtime.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import org.ajws.runtime.loop.ForkJoinExecution;
import org.ajws.runtime.scheduler.AsyncJob;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;

/**
 * The asyncs that one thread has spawned in a finish, in a range of a loop or in another async.
 * Each task waits for its own before it ends.
 */
public final class ForkJoinScope implements AsyncScope {
  private final Region region;
  private final ForkJoinPool pool; // null if the thread is in one
  private List<Async> asyncs; // null as long as there are none
  private int forgetAt = 64;

  public ForkJoinScope(Region region) {
    this.region = region;
    this.pool = ForkJoinExecution.poolForThisThread();
  }

  @Override
  public Region region() {
    return region;
  }

  @Override
  public boolean wantsMore(Worker worker) {
    return ForkJoinExecution.wantsMore(pool);
  }

  @Override
  public void give(Worker worker, AsyncJob job) {
    if (asyncs == null) {
      asyncs = new ArrayList<>();
    } else if (asyncs.size() == forgetAt) {
      asyncs.removeIf(ForkJoinTask::isDone);
      forgetAt = Math.max(64, 2 * asyncs.size());
    }
    Async async = new Async(region, job);
    asyncs.add(async);
    ForkJoinExecution.fork(pool, async);
  }

  /** Waits for all of them, newest first, as the pool's deques are. */
  public void join() {
    if (asyncs != null) {
      for (int i = asyncs.size(); --i >= 0; ) {
        asyncs.get(i).quietlyJoin();
      }
      asyncs = null;
    }
  }

  private static final class Async extends RecursiveAction {
    private static final long serialVersionUID = 1;

    private final transient Region region;
    private final transient AsyncJob job;

    Async(Region region, AsyncJob job) {
      this.region = region;
      this.job = job;
    }

    @Override
    protected void compute() {
      ForkJoinScope own = new ForkJoinScope(region);
      ForkJoinExecution.inTask(
          region,
          own,
          () -> {
            if (!region.isCancelled()) {
              Worker.current().counters.add(Counters.TASKS, 1);
              job.run();
            }
          });
      own.join();
    }
  }
}
