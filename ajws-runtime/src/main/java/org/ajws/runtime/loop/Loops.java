package org.ajws.runtime.loop;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * The parallel loops of translated code, on the runtime's own workers.
 *
 * <p>Every method returns when all iterations have ended, and then everything that they wrote is
 * visible to the caller. If iterations throw, one exception is thrown and the others are its
 * suppressed ones; iterations that had not started are not run. See {@code
 * docs/design/generated-code.md} for what the translator emits.
 */
public final class Loops {
  private Loops() {}

  /**
   * Runs {@code for (int i = first; i REL bound; i += step)}.
   *
   * @param site the original loop as {@code File.java:LINE}
   * @param first the first value of the variable
   * @param rel the comparison
   * @param bound the bound, evaluated once
   * @param step the step; its low 32 bits count, as in {@code i += step}
   * @param locals the state of the root task; holds the results of reductions afterwards
   * @param body the body
   * @param <L> the state of a task
   * @param <E> what the body may throw
   * @throws E what an iteration throws
   * @throws IllegalArgumentException if the header never ends
   */
  public static <L extends TaskLocals<L>, E extends Throwable> void ints(
      String site, int first, Relation rel, long bound, long step, L locals, IntBody<L, E> body)
      throws E {
    int by = (int) step;
    long count = TripCount.ofInts(site, first, rel, bound, by);
    if (count == 0) {
      return;
    }
    Worker worker = Worker.current();
    SiteProfile profile = Execution.begin(worker, site, body, count);
    if (AtOnce.fits(worker, profile, locals, count)) { // no object is made of the iterations
      Region region = worker.context.enterInOrder(site, profile, locals);
      try {
        body.run(first, rel == Relation.NE ? (int) count : first + (int) count * by, by, locals);
      } catch (Throwable t) {
        AtOnce.failed(worker, region, t);
      }
      AtOnce.end(worker, region, count);
    } else {
      Execution.share(
          worker, site, profile, locals, new IntIterations<>(first, rel, by, count, body));
    }
  }

  /**
   * Runs {@code for (int i = first; i REL bound; i += step)} in the body of another loop, where it
   * is not {@linkplain InnerLoop#enter entered}.
   *
   * @param site the original loop as {@code File.java:LINE}
   * @param inner the loop, in the chunk that runs
   * @param first the first value of the variable
   * @param rel the comparison
   * @param bound the bound, evaluated once
   * @param step the step; its low 32 bits count, as in {@code i += step}
   * @param locals the state of the root task; holds the results of reductions afterwards
   * @param body the body
   * @param <L> the state of a task
   * @param <E> what the body may throw
   * @throws E what an iteration throws
   * @throws IllegalArgumentException if the header never ends
   */
  public static <L extends TaskLocals<L>, E extends Throwable> void ints(
      String site,
      InnerLoop inner,
      int first,
      Relation rel,
      long bound,
      long step,
      L locals,
      IntBody<L, E> body)
      throws E {
    inner.begin();
    ints(site, first, rel, bound, step, locals, body);
    inner.learn(site, body);
  }

  /**
   * Runs {@code for (long i = first; i REL bound; i += step)}.
   *
   * @param site the original loop as {@code File.java:LINE}
   * @param first the first value of the variable
   * @param rel the comparison
   * @param bound the bound, evaluated once
   * @param step the step
   * @param locals the state of the root task; holds the results of reductions afterwards
   * @param body the body
   * @param <L> the state of a task
   * @param <E> what the body may throw
   * @throws E what an iteration throws
   * @throws IllegalArgumentException if the header never ends
   */
  public static <L extends TaskLocals<L>, E extends Throwable> void longs(
      String site, long first, Relation rel, long bound, long step, L locals, LongBody<L, E> body)
      throws E {
    long count = TripCount.ofLongs(site, first, rel, bound, step);
    if (count == 0) {
      return;
    }
    Worker worker = Worker.current();
    SiteProfile profile = Execution.begin(worker, site, body, count);
    if (AtOnce.fits(worker, profile, locals, count)) {
      Region region = worker.context.enterInOrder(site, profile, locals);
      try {
        body.run(first, rel == Relation.NE ? count : first + count * step, step, locals);
      } catch (Throwable t) {
        AtOnce.failed(worker, region, t);
      }
      AtOnce.end(worker, region, count);
    } else {
      Execution.share(
          worker, site, profile, locals, new LongIterations<>(first, rel, step, count, body));
    }
  }

  /**
   * Runs {@code for (long i = first; i REL bound; i += step)} in the body of another loop, where it
   * is not {@linkplain InnerLoop#enter entered}.
   *
   * @param site the original loop as {@code File.java:LINE}
   * @param inner the loop, in the chunk that runs
   * @param first the first value of the variable
   * @param rel the comparison
   * @param bound the bound, evaluated once
   * @param step the step
   * @param locals the state of the root task; holds the results of reductions afterwards
   * @param body the body
   * @param <L> the state of a task
   * @param <E> what the body may throw
   * @throws E what an iteration throws
   * @throws IllegalArgumentException if the header never ends
   */
  public static <L extends TaskLocals<L>, E extends Throwable> void longs(
      String site,
      InnerLoop inner,
      long first,
      Relation rel,
      long bound,
      long step,
      L locals,
      LongBody<L, E> body)
      throws E {
    inner.begin();
    longs(site, first, rel, bound, step, locals, body);
    inner.learn(site, body);
  }

  /**
   * Runs {@code for (T x : source)}: {@code RandomAccess} lists by index, sized spliterators by
   * splitting, anything else in order with spawned bodies.
   *
   * @param site the original loop as {@code File.java:LINE}
   * @param source the elements
   * @param locals the state of the root task; holds the results of reductions afterwards
   * @param body the body
   * @param <T> the type of the elements
   * @param <L> the state of a task
   * @param <E> what the body may throw
   * @throws E what an iteration throws
   */
  public static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      String site, Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
    Execution.elements(site, source, locals, body);
  }

  /**
   * Runs a loop with any other header: the header in order on the calling thread, its bodies there
   * or on other workers.
   *
   * @param site the original loop as {@code File.java:LINE}
   * @param locals the state of the root task; holds the results of reductions afterwards
   * @param loop the header
   * @param <L> the state of a task
   * @param <E> what header and bodies may throw
   * @throws E what the header or a body throws
   */
  public static <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      String site, L locals, InOrderLoop<L, E> loop) throws E {
    Execution.inOrder(site, locals, loop, loop);
  }

  /**
   * The value of a private variable for one task: an array copied in all its dimensions, a {@link
   * Cloneable} cloned, null and anything else as it is. With one worker there is one task, which
   * may use the original.
   *
   * @param value the value that the variable had when the loop began
   * @param <T> its type
   * @return the value for the task
   * @throws IllegalArgumentException if the object is {@link Cloneable} but its {@code clone()}
   *     cannot be called
   */
  public static <T> T privateCopy(T value) {
    boolean shared =
        Worker.current().schedulerInUse().config.workers > 1
            || Scheduler.global().config.workers
                > 1; // in a pool, tasks for fork/join may be common
    return shared ? PrivateCopies.copy(value) : value;
  }

  /**
   * Does nothing. The call declares {@code E}, so that a catch clause around a loop whose body
   * throws several checked exceptions still compiles.
   *
   * @param <E> an exception that the body may throw
   * @throws E never
   */
  @SuppressWarnings("unused") // the declaration is the purpose
  public static <E extends Throwable> void mayThrow() throws E {}
}
