package org.ajws.runtime.task;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * One execution of a finish in the task form. Generated code uses it as follows, on one thread:
 *
 * <pre>{@code
 * Finish f = Tasks.finish("A.java:7");
 * try { body } catch (final Throwable t) { f.failed(t); throw t; } finally { f.join(); }
 * }</pre>
 *
 * <p>When {@link #join} returns or throws, all asyncs have ended, and what they wrote is visible.
 */
public abstract class Finish {
  /** For a method with escaping asyncs that was called within a finish. */
  static final Finish NONE =
      new Finish() {
        @Override
        void awaitAsyncs() {}

        @Override
        void reopen() {}

        @Override
        void leave() {}
      };

  /** What asyncs are cancelled by and fail; null for {@link #NONE}. */
  final Region region;

  private final Worker worker;
  private final Region outer;
  private final AsyncScope outerScope;
  private final Entry outerEntry;
  private List<TaskLocals<?>> states; // null without reductions
  private boolean ended;

  private Finish() {
    this.region = null;
    this.worker = null;
    this.outer = null;
    this.outerScope = null;
    this.outerEntry = null;
    this.ended = true;
  }

  Finish(Worker worker, String site) {
    this.worker = worker;
    this.outer = worker.context.region();
    this.outerScope = worker.context.outerScope();
    this.outerEntry = worker.context.outerScopeEntry();
    this.region = new Region(site, outer, null, TaskLocals.none());
  }

  /** Makes this the finish of what the thread spawns from now on. */
  final Finish begin(AsyncScope scope) {
    worker.context.setRegion(region);
    worker.context.setScope(scope);
    return this;
  }

  /** Waits until all asyncs spawned so far have ended. */
  abstract void awaitAsyncs();

  /** Lets further asyncs be spawned after that. */
  abstract void reopen();

  /** Undoes what the beginning has done to the thread. */
  abstract void leave();

  /**
   * Notes reductions of this finish: they are complete when it has ended or {@link #await} returns.
   *
   * @param state the state with the variables' values before the finish
   * @param <L> its type
   * @return what the finish's body and its asyncs add to
   */
  public final <L extends TaskLocals<L>> Partials<L> partials(L state) {
    if (states == null) {
      states = new ArrayList<>(2);
    }
    states.add(state);
    return state.partials();
  }

  /**
   * The body throws: cancels asyncs that have not started, waits for the others and throws what was
   * thrown first, with the others suppressed. If the finish has ended already, it does nothing.
   *
   * @param t what the body throws
   */
  public final void failed(Throwable t) {
    if (!ended) {
      region.fail(t);
      end();
    }
  }

  /**
   * Waits for the asyncs spawned so far and throws what they threw; the finish goes on. Called
   * before the expression of a {@code return} is evaluated.
   */
  public final void await() {
    if (!ended) {
      awaitAsyncs();
      settle();
      Throwable t = region.failure();
      reopen();
      if (t != null) {
        region.reopen();
        throw Sneaky.raise(t);
      }
    }
  }

  /** Ends the finish: waits for its asyncs and throws what they threw. Does nothing twice. */
  public final void join() {
    if (!ended) {
      end();
    }
  }

  private void end() {
    ended = true;
    try {
      awaitAsyncs();
      settle();
    } finally {
      worker.context.setRegion(outer);
      worker.context.resetScope(outerScope, outerEntry);
      leave();
    }
    region.rethrow();
  }

  private void settle() {
    if (states != null) {
      try {
        states.forEach(TaskLocals::settle);
      } catch (Throwable t) { // a reducer of the program's own
        region.fail(t);
      }
    }
  }
}
