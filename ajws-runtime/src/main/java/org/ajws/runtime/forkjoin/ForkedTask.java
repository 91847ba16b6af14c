package org.ajws.runtime.forkjoin;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.ajws.runtime.scheduler.Attendant;
import org.ajws.runtime.scheduler.Deadlocks;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.scheduler.Nesting;
import org.ajws.runtime.scheduler.PoolWait;
import org.ajws.runtime.scheduler.Presence;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;

/**
 * A task that whoever comes first runs: a thread of the pool, or the one that forked it, which then
 * does not depend on the pool. The states and the arguments are in {@code
 * docs/design/fork-join.md}.
 *
 * <pre>
 *  ┌─────────(claim, by one)─────────┐
 *  │                                 v
 * NEW ──(offer)──> OFFERED ──(claim)──> CLAIMED ──(it has run, or will never)──> ENDED
 *  ^                  │                    │                                       ^
 *  └──(refused)───────┘                    └──(it has)──> LEFT ──(its forks have)──┘
 * </pre>
 *
 * <p>An offered task counts as queued, until it is claimed or refused. If the stack is full behind
 * the claim, where the task has not begun, it is {@code NEW} again: for who waits for it further
 * up. The ends are written without a call, which could overflow.
 */
public abstract class ForkedTask extends ForkJoinTask<Void> {
  private static final long serialVersionUID = 1;

  /** How long a task is left to a thread that seems to be idle. */
  private static final long PATIENCE_NANOS = 1_000_000;

  private static final int NEW = 0;
  private static final int OFFERED = 1; // counted
  private static final int CLAIMED = 2;
  private static final int LEFT = 3; // it has run, but not all that it has forked
  private static final int ENDED = 4;

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
  private transient boolean submitted; // by a thread that is in no pool; ordered by OFFERED
  private transient volatile Thread blocked; // who waits without the help of the pool

  /** A task whose exceptions are the region's. */
  protected ForkedTask(Region region) {
    this.region = region;
  }

  /** Runs the task, on a stack with room for it. */
  protected abstract void compute();

  /** After that: what the task has forked is completed. */
  protected void completeForks() {}

  /**
   * Whether what the task has forked is completed by who completes the task, since that may go on
   * before.
   */
  protected boolean leavesForks() {
    return false;
  }

  /** How many tasks wait that were submitted by threads that are in no pool. */
  static int unclaimed() {
    return unclaimed.get();
  }

  final boolean isUnclaimed() {
    return state < CLAIMED;
  }

  /**
   * Takes the task, to run it or never to; false if somebody has. It is taken only where the stack
   * has room to count it, and to begin what follows: else the error comes before.
   */
  final boolean claim() {
    for (int seen = state; seen < CLAIMED; seen = state) {
      StackRoom.makeForCounting();
      if (STATE.compareAndSet(this, seen, CLAIMED)) {
        if (seen == OFFERED) {
          discount();
        }
        return true;
      }
    }
    return false;
  }

  /** Takes the task so that nobody runs it; false if somebody does, or has. */
  public final boolean abandon() {
    boolean mine = claim();
    if (mine) {
      state = ENDED; // at once: what follows may overflow
      wake();
      leaveDeque();
    }
    return mine;
  }

  /** Whether it, and all that it has forked, has been run. */
  public final boolean isEnded() {
    return state == ENDED;
  }

  private boolean hasRun() {
    return state >= LEFT;
  }

  /**
   * Lets a pool run the task, or, if it refuses, whoever waits for it. Others may know the task,
   * and may have claimed it: then it is not queued.
   */
  final void offer(ForkJoinPool pool) {
    if (!StackRoom.isLeftForCounting()) {
      return; // nobody has it, so its joiner claims it
    }
    submitted = pool != null;
    count();
    if (!STATE.compareAndSet(this, NEW, OFFERED)) {
      discount();
      return;
    }
    Attendant.isNeeded();
    try {
      if (pool == null) {
        fork();
      } else {
        pool.execute(this);
      }
    } catch (RejectedExecutionException e) { // the pool stops
      if (STATE.compareAndSet(this, OFFERED, NEW)) {
        discount();
      }
    } catch (OutOfMemoryError e) {
      // There is no other thread, or no memory: it may be in the queue, or its joiner claims it.
    }
  }

  /** Before anybody can take it from a queue. */
  private void count() {
    Deadlocks.taskQueued();
    if (submitted) {
      unclaimed.incrementAndGet();
    }
  }

  /** By the one who has taken it, or who has not queued it. */
  private void discount() {
    Deadlocks.taskClaimed();
    if (submitted) {
      unclaimed.decrementAndGet();
    }
  }

  /**
   * Runs the task if nobody does; else waits for its end. A thread that is in no pool leaves it to
   * one that is and has nothing to do: there it is shared better. But not for long, since all of
   * the pool may wait for this thread.
   */
  public final void complete() {
    if (state == OFFERED && submitted && ForkJoinWorkers.mayBeIdle()) {
      awaitEnd(PATIENCE_NANOS);
    }
    if (claim()) {
      try {
        leaveDeque();
        runClaimed(false);
      } finally {
        if (state == CLAIMED) { // the stack was full: it has not begun
          state = NEW;
        }
      }
    } else {
      if (state < LEFT) {
        awaitEnd();
      }
      if (state == LEFT) {
        completeLeft();
      }
    }
  }

  private void completeLeft() {
    try {
      completeForks();
    } catch (Throwable t) {
      failed(t);
    } finally {
      state = ENDED;
      wake();
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
    if (!hasRoom || !isUnclaimed()) {
      return false;
    }
    Presence presence = worker.presence;
    boolean rested = presence.isResting(); // in a join, on top of which the pool lets it help
    BooleanSupplier rest = presence.rest();
    if (rested && Handshakes.mayHoldUp() && rest instanceof Join) {
      ((Join) rest).helpsNoMore(this);
      return false;
    }
    if (rested) {
      presence.goesOn();
    }
    Region before = presence.enter(region);
    try {
      boolean mine = claim();
      if (mine) {
        execClaimed(isFirst);
      }
      return mine;
    } finally {
      presence.leave(before);
      if (rested) {
        presence.rests(rest);
      }
    }
  }

  private void execClaimed(boolean isFirst) {
    if (!isFirst) {
      runClaimed(leavesForks());
      return;
    }
    ForkJoinWorkers.busy.incrementAndGet();
    try {
      runClaimed(leavesForks());
    } finally {
      ForkJoinWorkers.busy.decrementAndGet();
    }
  }

  /**
   * Runs the task if nobody does, for a thread that is about to wait for what it gives, and not for
   * what it forks.
   *
   * @return false if the stack has no room for it: nothing has been begun
   */
  final boolean runForWaiter() {
    if (isUnclaimed()) {
      Nesting nesting = Worker.current().nesting;
      if (!nesting.beginsOnAWait()) {
        return false;
      }
      try {
        runIfUnclaimed(true);
      } finally {
        nesting.endsOnAWait();
      }
    }
    return true;
  }

  /** Runs the task if nobody does, on a stack with room for it. */
  public final void runIfUnclaimed() {
    runIfUnclaimed(leavesForks());
  }

  private void runIfUnclaimed(boolean leaves) {
    if (isUnclaimed()) {
      Presence presence = Worker.current().presence;
      Region before = presence.enter(region);
      try {
        if (claim()) {
          try {
            leaveDeque();
            runClaimed(leaves);
          } finally {
            if (state == CLAIMED) { // as in complete()
              state = NEW;
            }
          }
          quietlyComplete(); // for who has forked it and waits with the help of the pool
        }
      } finally {
        presence.leave(before);
      }
    }
  }

  /** It has thrown. */
  void failed(Throwable t) {
    region.fail(t);
  }

  /**
   * Runs the task, which the caller has claimed.
   *
   * @param leaves whether what it has forked is left to who completes it
   */
  final void runClaimed(boolean leaves) {
    try {
      Worker worker = Worker.current();
      if (DeepStack.isNeeded(worker)) {
        DeepStack.run(worker, () -> computeDeeper(leaves));
      } else {
        computeDeeper(leaves);
      }
    } catch (Throwable t) {
      failed(t);
    } finally {
      state = leaves ? LEFT : ENDED; // no call, which could overflow before that
      wake();
    }
  }

  /** Also what the task has forked runs a level deeper, when it is completed. */
  private void computeDeeper(boolean leaves) {
    Nesting nesting = Worker.current().nesting;
    int levels = nesting.enter();
    try {
      compute();
      if (!leaves) {
        completeForks();
      }
    } finally {
      nesting.levels = levels;
    }
  }

  /** Behind the end. */
  private void wake() {
    Thread waiting = blocked;
    if (waiting != null) {
      LockSupport.unpark(waiting);
    }
  }

  /**
   * Somebody else runs it, by {@link #exec}: the pool's thread helps meanwhile, or is replaced. It
   * does not help where tasks may wait for what comes later, which may be below it on the stack.
   */
  private void awaitEnd() {
    Worker worker = Worker.current();
    Presence presence = worker.presence;
    presence.rests(new Join());
    try {
      if (Handshakes.mayHoldUp()) {
        awaitEndReplaced();
      } else {
        joinInPool();
        awaitEnd(Long.MAX_VALUE);
      }
    } finally {
      presence.goesOn();
    }
  }

  private void awaitEndReplaced() {
    PoolWait.await(Worker.current(), this::hasRun, () -> awaitEnd(Long.MAX_VALUE));
  }

  /** The rest of a thread that waits for the end of this task. */
  private final class Join implements BooleanSupplier {
    @Override
    public boolean getAsBoolean() {
      return hasRun();
    }

    /**
     * The pool, which lets the thread help, has given it a task. But since the join began tasks may
     * wait for what comes later: that one is for others, and the thread waits without helping.
     */
    void helpsNoMore(ForkedTask given) {
      try {
        given.fork();
      } catch (RejectedExecutionException | OutOfMemoryError e) {
        // It is in no queue now: its joiner claims it.
      }
      awaitEndReplaced();
    }
  }

  private void joinInPool() {
    try {
      quietlyJoin();
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      // The pool has no thread to replace this one by: it need not be replaced.
    }
  }

  /** Waits for the end without the help of the pool, and for so long at most. */
  private void awaitEnd(long nanos) {
    boolean interrupted = false;
    blocked = Thread.currentThread();
    long deadline = System.nanoTime() + nanos;
    for (long left = nanos; state < LEFT && left > 0; left = deadline - System.nanoTime()) {
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
