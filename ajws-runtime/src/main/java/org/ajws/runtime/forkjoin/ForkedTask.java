package org.ajws.runtime.forkjoin;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.ajws.runtime.scheduler.Deadlocks;
import org.ajws.runtime.scheduler.Nesting;
import org.ajws.runtime.scheduler.Presence;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * A task that whoever comes first runs: a thread of the pool, or the one that forked it, which then
 * does not depend on the pool. The states and the arguments are in {@code
 * docs/design/fork-join.md}.
 *
 * <pre>
 * NEW ──(claim, by one)──> CLAIMED ──(it has run, or will never)──> ENDED
 * </pre>
 */
public abstract class ForkedTask extends ForkJoinTask<Void> {
  private static final long serialVersionUID = 1;

  /** How long a task is left to a thread that seems to be idle. */
  private static final long PATIENCE_NANOS = 1_000_000;

  private static final int NEW = 0;
  private static final int CLAIMED = 1;
  private static final int ENDED = 2;

  /** How many of the submitted ones nobody has claimed. */
  private static final AtomicInteger unclaimed = new AtomicInteger();

  private static final VarHandle STATE;

  static {
    try {
      STATE = MethodHandles.lookup().findVarHandle(ForkedTask.class, "state", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Gets what the task throws. */
  protected final transient Region region;

  private transient volatile int state;
  private transient boolean offered; // to a pool
  private transient boolean submitted; // by a thread that is not in it
  private transient volatile Thread blocked; // who waits without the help of the pool

  /** A task whose exceptions are the region's. */
  protected ForkedTask(Region region) {
    this.region = region;
  }

  /** Runs the task, on a stack with room for it. */
  protected abstract void compute();

  /** How many tasks wait that were submitted by threads that are in no pool. */
  static int unclaimed() {
    return unclaimed.get();
  }

  /** Takes the task, to run it or never to; false if somebody has. */
  final boolean claim() {
    boolean mine = state == NEW && STATE.compareAndSet(this, NEW, CLAIMED);
    if (mine && offered) {
      Deadlocks.taskClaimed();
      if (submitted) {
        unclaimed.decrementAndGet();
      }
    }
    return mine;
  }

  /** Takes the task so that nobody runs it; false if somebody does, or has. */
  public final boolean abandon() {
    boolean mine = claim();
    if (mine) {
      leaveDeque();
      end();
    }
    return mine;
  }

  /** Whether it has been run. */
  public final boolean isEnded() {
    return state == ENDED;
  }

  /** Lets a pool run the task, or, if it refuses, whoever waits for it. */
  final void offer(ForkJoinPool pool) {
    offered = true;
    Deadlocks.taskQueued();
    try {
      if (pool == null) {
        fork();
      } else {
        submitted = true;
        unclaimed.incrementAndGet();
        pool.execute(this);
      }
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      // The pool stops, or there is no thread or no memory: nobody has it, so its joiner claims it.
    }
  }

  /**
   * Runs the task if nobody does; else waits for its end. A thread that is in no pool leaves it to
   * one that is and has nothing to do: there it is shared better. But not for long, since all of
   * the pool may wait for this thread.
   */
  public final void complete() {
    if (submitted && state == NEW && ForkJoinWorkers.mayBeIdle()) {
      awaitEnd(PATIENCE_NANOS);
    }
    if (claim()) {
      leaveDeque();
      runClaimed();
    } else if (state != ENDED) {
      awaitEnd();
    }
  }

  /** A task claimed by who forked it need not be looked at by others, if it is the newest. */
  private void leaveDeque() {
    if (inForkJoinPool()) {
      tryUnfork();
    }
  }

  /** Called by the pool. If there is no room the task is left to who waits for it. */
  @Override
  protected final boolean exec() {
    Worker worker = Worker.current();
    boolean isFirst = worker.nesting.levels == 0;
    boolean hasRoom = (isFirst && ForkJoinWorkers.isOurs(getPool())) || StackRoom.isLeftForATask();
    if (!hasRoom || state != NEW) {
      return false;
    }
    Presence presence = worker.presence;
    boolean rested = presence.isResting(); // in a join, on top of which the pool lets it help
    BooleanSupplier rest = presence.rest();
    if (rested) {
      presence.goesOn();
    }
    Region before = presence.enter(region);
    boolean mine = claim();
    if (mine) {
      execClaimed(isFirst);
    }
    presence.leave(before);
    if (rested) {
      presence.rests(rest);
    }
    return mine;
  }

  private void execClaimed(boolean isFirst) {
    if (isFirst) {
      ForkJoinWorkers.busy.incrementAndGet();
      runClaimed();
      ForkJoinWorkers.busy.decrementAndGet();
    } else {
      runClaimed();
    }
  }

  /** Runs the task if nobody does. */
  public final void runIfNew() {
    if (state == NEW) {
      Presence presence = Worker.current().presence;
      Region before = presence.enter(region);
      if (claim()) {
        leaveDeque();
        runClaimed();
        quietlyComplete(); // for who has forked it and waits with the help of the pool
      }
      presence.leave(before);
    }
  }

  /** It has thrown. */
  void failed(Throwable t) {
    region.fail(t);
  }

  /** Runs the task, which the caller has claimed. */
  final void runClaimed() {
    try {
      Worker worker = Worker.current();
      if (DeepStack.isNeeded(worker)) {
        DeepStack.run(worker, this::computeDeeper);
      } else {
        computeDeeper();
      }
    } catch (Throwable t) {
      failed(t);
    } finally {
      end();
    }
  }

  /** Also what the task has forked runs a level deeper, when it is completed. */
  private void computeDeeper() {
    Nesting nesting = Worker.current().nesting;
    int levels = nesting.enter();
    try {
      compute();
    } finally {
      nesting.levels = levels;
    }
  }

  private void end() {
    state = ENDED;
    Thread waiting = blocked;
    if (waiting != null) {
      LockSupport.unpark(waiting);
    }
  }

  /** Somebody else runs it, by {@link #exec}: the pool's thread helps meanwhile, or is replaced. */
  private void awaitEnd() {
    Presence presence = Worker.current().presence;
    presence.rests(this::isEnded);
    try {
      joinInPool();
      awaitEnd(Long.MAX_VALUE);
    } finally {
      presence.goesOn();
    }
  }

  private void joinInPool() {
    try {
      quietlyJoin();
    } catch (RejectedExecutionException e) {
      // A pool of the program's own has no thread to replace this one by: it need not be replaced.
    }
  }

  /** Waits for the end without the help of the pool, and for so long at most. */
  private void awaitEnd(long nanos) {
    boolean interrupted = false;
    blocked = Thread.currentThread();
    long deadline = System.nanoTime() + nanos;
    for (long left = nanos; state != ENDED && left > 0; left = deadline - System.nanoTime()) {
      LockSupport.parkNanos(this, left);
      interrupted |= Thread.interrupted();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public final Void getRawResult() {
    return null;
  }

  @Override
  protected final void setRawResult(Void value) {}
}
