package org.ajws.runtime.task;

import org.ajws.runtime.forkjoin.DeepStack;
import org.ajws.runtime.forkjoin.ForkJoinScope;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.forkjoin.ForkedTask;
import org.ajws.runtime.forkjoin.Forks;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.scheduler.AsyncJob;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;

/** An async value that is computed in a fork/join pool. */
final class ForkJoinValue<T> extends TaskValue<T> {
  private final Region around;
  private final Region region;
  private final AsyncScope scope; // of the asyncs that the initialiser lets escape; or null
  private final AsyncJob job;
  private final Computation task;

  private ForkJoinValue(
      Worker worker, String site, ValueBody<? extends T, ?> body, Partials<?>[] partials) {
    this.around = Region.cancelled(worker.context.region());
    this.region = new Region(site, worker.context.region(), null, TaskLocals.none());
    region.ofValue = true;
    this.scope = worker.context.scope();
    this.job = new AsyncJob(site, () -> set(body.compute()), partials);
    this.task = new Computation(region);
    job.detach();
  }

  static <T> TaskValue<T> begin(
      Worker worker, String site, ValueBody<? extends T, ?> body, Partials<?>[] partials) {
    ForkJoinValue<T> value = new ForkJoinValue<>(worker, site, body, partials);
    if (DeepStack.isNeededHere(worker)) {
      value.task.complete();
    } else {
      new Forks().offer(value.task);
    }
    return value;
  }

  @Override
  void complete() {
    task.complete();
    setFailure(region.failure());
  }

  @Override
  boolean abandon() {
    return task.abandon();
  }

  @Override
  boolean isCancelled() {
    return around != null && around.isCancelled();
  }

  @Override
  void leave() {}

  private final class Computation extends ForkedTask {
    private static final long serialVersionUID = 1;

    private transient ForkJoinScope own; // null until it runs

    Computation(Region region) {
      super(region);
    }

    @Override
    protected void compute() {
      own = scope == null ? null : new ForkJoinScope(scope.region());
      ForkJoinWorkers.inTask(
          region,
          own,
          () -> {
            Worker.current().counters.add(Counters.TASKS, 1);
            job.run();
          });
    }

    @Override
    protected boolean leavesForks() {
      return true;
    }

    /** The block that declares the value may use it before they have ended. */
    @Override
    protected void completeForks() {
      if (own != null && scope instanceof ForkJoinScope) {
        ((ForkJoinScope) scope).adopt(own);
      } else if (own != null) {
        own.join();
      }
    }
  }
}
