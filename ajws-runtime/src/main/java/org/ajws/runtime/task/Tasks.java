package org.ajws.runtime.task;

import java.util.function.Consumer;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.sync.Future;
import org.ajws.sync.Intervals;

/**
 * The task form of finish, async and async values, on the runtime's own workers. See {@code
 * docs/design/generated-code.md} for what the translator emits.
 */
public final class Tasks {
  private static final Asyncs asyncs =
      new Asyncs() {
        @Override
        Finish begin(Worker worker, String site) {
          return WorkerFinish.begin(worker, site);
        }

        @Override
        boolean wantsValue(Worker worker) {
          AsyncScope scope = worker.context.scope();
          return scope == null || wantsResult(scope, worker);
        }

        @Override
        <T> TaskValue<T> begin(
            Worker worker, String site, ValueBody<? extends T, ?> body, Partials<?>[] partials) {
          return WorkerValue.begin(worker, site, body, partials);
        }

        @Override
        Carrier carrier(Worker worker, String site) {
          return new WorkerCarrier(begin(worker, site));
        }

        @Override
        boolean isTooDeep(Worker worker) {
          return false; // workers have large stacks
        }

        @Override
        <E extends Throwable> void runElsewhere(Worker worker, AsyncBody<E> body) throws E {
          body.run();
        }
      };

  private Tasks() {}

  /**
   * Begins a finish on the calling thread.
   *
   * @param site the original statement or method as {@code File.java:LINE}
   * @return the finish; to be ended by {@link Finish#join} in a {@code finally} clause
   */
  public static Finish finish(String site) {
    return asyncs.finish(site, false);
  }

  /**
   * Begins a method whose asyncs escape. Called within a finish or a parallel loop, these belong to
   * it; otherwise the call is a finish of its own.
   *
   * @param site the original async as {@code File.java:LINE}
   * @return to be used as a finish
   */
  public static Finish enter(String site) {
    return asyncs.enter(site, false);
  }

  /**
   * Runs an async: at once on the calling thread, or at the same time as what follows, until the
   * end of the innermost finish or parallel loop that the thread runs. Does nothing if that was
   * cancelled.
   *
   * @param site the original statement as {@code File.java:LINE}
   * @param body the statement
   * @param partials what its reductions add to; see {@link Partials#fork}
   * @param <E> what the body may throw
   * @throws E what the body throws, if it is run at once and asyncs run in order; otherwise the
   *     finish throws it
   */
  public static <E extends Throwable> void async(
      String site, AsyncBody<E> body, Partials<?>... partials) throws E {
    asyncs.async(site, false, body, partials);
  }

  /**
   * Begins an async value. Its initialiser runs at once on the calling thread, or at the same time
   * as what follows.
   *
   * @param site the original declaration as {@code File.java:LINE}
   * @param body the initialiser
   * @param partials what its reductions add to; see {@link Partials#fork}
   * @param <T> the type of the value
   * @param <E> what the initialiser may throw
   * @return the value; to be ended by {@link TaskValue#join} in a {@code finally} clause
   * @throws E what the initialiser throws, if it is run at once and asyncs run in order; otherwise
   *     the join throws it
   */
  public static <T, E extends Throwable> TaskValue<T> value(
      String site, ValueBody<? extends T, E> body, Partials<?>... partials) throws E {
    return asyncs.value(site, false, body, partials);
  }

  /**
   * Begins an async whose result is a future: its body runs at once on the calling thread, or at
   * the same time as what follows, until the end of the innermost finish or parallel loop that the
   * thread runs. If that was cancelled, the body is not run and the future gives a {@code
   * CancellationException}.
   *
   * @param site the original declaration as {@code File.java:LINE}
   * @param body computes a future that is complete
   * @param partials what its reductions add to; see {@link Partials#fork}
   * @param <T> the type of the future's value
   * @param <E> what the body may throw
   * @return the future
   * @throws E what the body throws, if it is run at once and asyncs run in order; otherwise the
   *     future gives it
   */
  public static <T, E extends Throwable> Future<T> future(
      String site, ValueBody<Future<T>, E> body, Partials<?>... partials) throws E {
    return asyncs.future(site, false, body, partials);
  }

  /**
   * {@link #finish} around asyncs that may wait for each other.
   *
   * @param site the original statement or method as {@code File.java:LINE}
   * @return the finish
   */
  public static Finish finishApart(String site) {
    return asyncs.finish(site, true);
  }

  /**
   * {@link #enter} of a method whose asyncs may wait for each other.
   *
   * @param site the original async as {@code File.java:LINE}
   * @return to be used as a finish
   */
  public static Finish enterApart(String site) {
    return asyncs.enter(site, true);
  }

  /**
   * {@link #async} of a body that may hold up its thread until what follows it has done something:
   * it does not run on top of that.
   *
   * @param site the original statement as {@code File.java:LINE}
   * @param body the statement
   * @param partials what its reductions add to
   * @param <E> what the body may throw
   * @throws E what the body throws, if asyncs run in order
   */
  public static <E extends Throwable> void asyncApart(
      String site, AsyncBody<E> body, Partials<?>... partials) throws E {
    asyncs.async(site, true, body, partials);
  }

  /**
   * {@link #value} of an initialiser that may hold up its thread likewise.
   *
   * @param site the original declaration as {@code File.java:LINE}
   * @param body the initialiser
   * @param partials what its reductions add to
   * @param <T> the type of the value
   * @param <E> what the initialiser may throw
   * @return the value
   * @throws E what the initialiser throws, if asyncs run in order
   */
  public static <T, E extends Throwable> TaskValue<T> valueApart(
      String site, ValueBody<? extends T, E> body, Partials<?>... partials) throws E {
    return asyncs.value(site, true, body, partials);
  }

  /**
   * {@link #future} of a body that may hold up its thread likewise.
   *
   * @param site the original declaration as {@code File.java:LINE}
   * @param body computes a future that is complete
   * @param partials what its reductions add to
   * @param <T> the type of the future's value
   * @param <E> what the body may throw
   * @return the future
   * @throws E what the body throws, if asyncs run in order
   */
  public static <T, E extends Throwable> Future<T> futureApart(
      String site, ValueBody<Future<T>, E> body, Partials<?>... partials) throws E {
    return asyncs.future(site, true, body, partials);
  }

  /**
   * {@link Intervals#run}.
   *
   * @param site the original call as {@code File.java:LINE}
   * @param body adds the first intervals
   */
  public static void intervals(String site, Consumer<? super Intervals> body) {
    Intervals.run$(asyncs.carrier(site, body), site, body);
  }

  /**
   * {@link Intervals#wavefront}.
   *
   * @param site the original call as {@code File.java:LINE}
   * @param rows how many
   * @param columns how many
   * @param cell computes one
   */
  public static void wavefront(String site, int rows, int columns, Intervals.Cell cell) {
    Intervals.wavefront$(asyncs.carrier(site, cell), site, rows, columns, cell);
  }
}
