package org.ajws.runtime.task;

import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.scheduler.AsyncJob;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.TaskPiece;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;

/** An async value in the deque of the worker that declares it. */
final class WorkerValue<T> extends TaskValue<T> {
  private final Worker worker;
  private final Region around;
  private final Piece piece;
  private boolean entered;

  private WorkerValue(
      Worker worker, String site, ValueBody<? extends T, ?> body, Partials<?>[] partials) {
    this.worker = worker;
    this.around = Region.cancelled(worker.context.region());
    Region region = new Region(site, worker.context.region(), null, TaskLocals.none());
    region.ofValue = true;
    AsyncScope scope = worker.context.scope();
    AsyncJob job = new AsyncJob(site, () -> set(body.compute()), partials);
    job.detach();
    this.piece =
        new TaskPiece(region, null) {
          @Override
          public AsyncScope asyncScope() {
            return scope;
          }

          @Override
          public void run(Worker runner) throws Throwable {
            runner.counters.add(Counters.TASKS, 1);
            job.run();
          }
        };
  }

  /** Declares a value that others may compute. */
  static <T> TaskValue<T> begin(
      Worker worker, String site, ValueBody<? extends T, ?> body, Partials<?>[] partials) {
    WorkerValue<T> value = new WorkerValue<>(worker, site, body, partials);
    value.entered = worker.enterAsGuest();
    try {
      worker.deque.push(value.piece);
    } catch (Throwable t) { // no memory: nobody has seen it
      value.leave();
      throw t;
    }
    try {
      worker.scheduler.wakeAnyone(value.piece.region);
    } catch (StackOverflowError e) {
      if (value.abandon()) {
        value.leave();
        throw e;
      } // else somebody has it, who was awake
    }
    return value;
  }

  @Override
  void complete() {
    Region region = piece.region;
    if (worker.deque.take(piece)) {
      worker.execute(piece);
    }
    if (!region.isDone()) {
      worker.join(region);
    }
    setFailure(region.failure());
  }

  @Override
  boolean abandon() {
    return worker.deque.take(piece);
  }

  @Override
  boolean isCancelled() {
    return around != null && around.isCancelled();
  }

  @Override
  void leave() {
    if (entered) {
      entered = false;
      worker.scheduler.leave(worker);
    }
  }
}
