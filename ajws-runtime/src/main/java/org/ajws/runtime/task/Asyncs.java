package org.ajws.runtime.task;

import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.scheduler.AsyncJob;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/** What {@link Tasks} and {@link ForkJoinTasks} share. */
final class Asyncs {
  /** How a kind of pool begins a finish. */
  interface Finishes {
    Finish begin(Worker worker, String site);
  }

  /** How a kind of pool begins an async value. */
  interface Values {
    <T> TaskValue<T> begin(
        Worker worker, String site, ValueBody<? extends T, ?> body, Partials<?>[] partials);
  }

  private Asyncs() {}

  static Finish finish(String site, Finishes kind) {
    Worker worker = Worker.current();
    return worker.runsInOrder()
        ? new InOrderFinish(worker, site).begin(null)
        : kind.begin(worker, site);
  }

  static Finish enter(String site, Finishes kind) {
    Worker worker = Worker.current();
    return worker.context.scope() != null || worker.runsInOrder()
        ? Finish.NONE
        : kind.begin(worker, site);
  }

  static <E extends Throwable> void async(String site, AsyncBody<E> body, Partials<?>[] partials)
      throws E {
    Worker worker = Worker.current();
    AsyncScope scope = worker.context.scope();
    if (scope == null || worker.runsInOrder()) {
      Region region = Region.cancelled(worker.context.region());
      if (region == null || !region.isCancelled()) {
        AsyncJob.runHere(body, partials); // an exception goes its way as in the serial elision
      }
      return;
    }
    Region region = scope.region();
    if (region.isCancelled()) {
      return;
    }
    if (scope.wantsMore(worker)) {
      AsyncJob job = new AsyncJob(site, body, partials);
      job.detach();
      scope.give(worker, job);
      return;
    }
    try {
      AsyncJob.runHere(body, partials);
    } catch (Throwable t) {
      region.fail(t); // as if another worker had run it
    }
  }

  static <T, E extends Throwable> TaskValue<T> value(
      String site, ValueBody<? extends T, E> body, Partials<?>[] partials, Values kind) throws E {
    Worker worker = Worker.current();
    if (worker.runsInOrder()) {
      return here(body, partials);
    }
    AsyncScope scope = worker.context.scope();
    if (scope == null || scope.wantsMore(worker)) {
      return kind.begin(worker, site, body, partials);
    }
    try {
      return here(body, partials);
    } catch (Throwable t) {
      return new ValueHere<>(t); // thrown by the join, as if another worker had run it
    }
  }

  private static <T, E extends Throwable> TaskValue<T> here(
      ValueBody<? extends T, E> body, Partials<?>[] partials) throws E {
    Holder<T> holder = new Holder<>();
    AsyncJob.<E>runHere(() -> holder.value = body.compute(), partials);
    return new ValueHere<>(holder.value);
  }

  private static final class Holder<T> {
    T value;
  }
}
