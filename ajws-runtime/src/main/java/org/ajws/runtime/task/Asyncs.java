package org.ajws.runtime.task;

import java.util.Objects;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.AsyncJob;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.FutureJob;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.scheduler.Nesting;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.sync.Future;

/** What {@link Tasks} and {@link ForkJoinTasks} share, and in what their kinds of pool differ. */
abstract class Asyncs {
  /** Begins a finish. */
  abstract Finish begin(Worker worker, String site);

  /** Whether an async value that is declared now should be there for others. */
  abstract boolean wantsValue(Worker worker);

  /** Begins an async value that others may compute. */
  abstract <T> TaskValue<T> begin(
      Worker worker, String site, ValueBody<? extends T, ?> body, Partials<?>[] partials);

  /** Who runs the intervals of a run that begins now. */
  abstract Carrier carrier(Worker worker, String site);

  /** Whether the stack of the calling thread has no room for an async. */
  abstract boolean isTooDeep(Worker worker);

  /** Runs an async on a stack that has room for it. */
  abstract <E extends Throwable> void runElsewhere(Worker worker, AsyncBody<E> body) throws E;

  final Finish finish(String site, boolean apart) {
    Worker worker = Worker.current();
    return worker.runsInOrder(apart)
        ? new InOrderFinish(worker, site).begin(null)
        : begin(worker, site);
  }

  /**
   * Who runs the intervals of a run that begins now; null: the calling thread, in order.
   *
   * @param code of the run; nothing begins if it is null
   * @throws StackOverflowError if the stack has no room for the wait for its end; nothing begins
   */
  final Carrier carrier(String site, Object code) {
    Objects.requireNonNull(code, "body");
    Worker worker = Worker.current();
    if (worker.runsInOrder(true)) {
      return null;
    }
    StackRoom.makeForAWait();
    return carrier(worker, site);
  }

  final Finish enter(String site, boolean apart) {
    Worker worker = Worker.current();
    return worker.context.scope() != null || worker.runsInOrder(apart)
        ? Finish.NONE
        : begin(worker, site);
  }

  /**
   * An async.
   *
   * @param apart whether it may hold up its thread until what follows it has done something
   */
  final <E extends Throwable> void async(
      String site, boolean apart, AsyncBody<E> body, Partials<?>[] partials) throws E {
    Worker worker = Worker.current();
    AsyncScope scope = worker.context.scope();
    if (scope == null || worker.runsInOrder(apart)) {
      Region region = Region.cancelled(worker.context.region());
      if (region == null || !region.isCancelled()) {
        runInOrder(worker, body, partials); // an exception goes its way as in the serial elision
      }
      return;
    }
    Region region = scope.region();
    if (region.isCancelled()) {
      return;
    }
    Handshakes.mayBeBy(apart);
    if (apart || scope.wantsMore(worker)) {
      AsyncJob job = new AsyncJob(site, body, partials);
      job.detach();
      scope.give(worker, job);
      return;
    }
    try {
      runHere(worker, body, partials);
    } catch (Throwable t) {
      region.fail(t); // as if another worker had run it
    }
  }

  final <T, E extends Throwable> TaskValue<T> value(
      String site, boolean apart, ValueBody<? extends T, E> body, Partials<?>[] partials) throws E {
    Worker worker = Worker.current();
    if (worker.runsInOrder(apart)) {
      ValueHere<T> value = new ValueHere<>();
      this.<E>runInOrder(worker, () -> value.set(body.compute()), partials);
      return value;
    }
    Handshakes.mayBeBy(apart);
    if (apart || wantsValue(worker)) {
      return begin(worker, site, body, partials);
    }
    ValueHere<T> value = new ValueHere<>();
    try {
      runHere(worker, () -> value.set(body.compute()), partials);
    } catch (Throwable t) {
      value.setFailure(t); // thrown by the join, as if another worker had run it
    }
    return value;
  }

  final <T, E extends Throwable> Future<T> future(
      String site, boolean apart, ValueBody<Future<T>, E> body, Partials<?>[] partials) throws E {
    Worker worker = Worker.current();
    AsyncScope scope = worker.context.scope();
    boolean inOrder = scope == null || worker.runsInOrder(apart);
    Region region = inOrder ? Region.cancelled(worker.context.region()) : scope.region();
    if (region != null && region.isCancelled()) {
      return Future.cancelled$();
    }
    Handshakes.mayBeBy(apart);
    if (!inOrder && (apart || wantsResult(scope, worker))) {
      FutureJob<T> job = FutureJob.of(site, region, () -> body.compute().get(), partials);
      job.detach();
      scope.give(worker, job);
      return Future.pending$(job.result);
    }
    Cell<Future<T>> future = new Cell<>(null);
    AsyncBody<E> compute = () -> future.value = body.compute();
    if (inOrder) {
      runInOrder(worker, compute, partials); // an exception goes its way as in the serial elision
      return future.value;
    }
    try {
      runHere(worker, compute, partials);
      return future.value;
    } catch (Throwable t) { // thrown by who gets it, as if another worker had run it
      Result<T> failed = new Result<>(Origin.TASK);
      failed.fail(t, region.report(t));
      return Future.pending$(failed);
    }
  }

  /** Whether an async that somebody may wait for should be given away. */
  static boolean wantsResult(AsyncScope scope, Worker worker) {
    return scope.wantsMore(worker)
        && (!worker.nesting.isDeepInQueued() || Handshakes.happen()); // who meets has to be queued
  }

  private <E extends Throwable> void runInOrder(
      Worker worker, AsyncBody<E> body, Partials<?>[] partials) throws E {
    if (isTooDeep(worker)) {
      this.<E>runElsewhere(worker, () -> AsyncJob.<E>runHere(body, partials));
    } else {
      runHere(worker, body, partials);
    }
  }

  private static <E extends Throwable> void runHere(
      Worker worker, AsyncBody<E> body, Partials<?>[] partials) throws E {
    Nesting nesting = worker.nesting;
    int levels = nesting.enter();
    try {
      if (partials.length == 0) {
        body.run(); // one frame less
      } else {
        AsyncJob.runHere(body, partials);
      }
    } finally {
      nesting.levels = levels;
    }
  }
}
