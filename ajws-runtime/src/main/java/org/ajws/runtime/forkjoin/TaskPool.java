package org.ajws.runtime.forkjoin;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.OwnPool;
import org.ajws.runtime.scheduler.PoolWait;

/** The runtime's own pool, in whose queues there are forked tasks, and what these fork. */
final class TaskPool extends OwnPool {
  private static final long KEEP_ALIVE_SECONDS = 60;

  /** Threads beside its parallelism that it may make in place of such as wait. */
  private final int spares;

  private TaskPool(Config config) {
    super(
        config.workers,
        config.spares,
        full -> PoolWait.waitsUnreplaced(),
        KEEP_ALIVE_SECONDS,
        TimeUnit.SECONDS);
    this.spares = config.spares;
  }

  /** One that is used from now on. */
  static TaskPool of(Config config) {
    TaskPool pool = new TaskPool(config);
    pool.isUsed();
    return pool;
  }

  boolean isFor(Config config) {
    return getParallelism() == config.workers && spares == config.spares && !isShutdown();
  }

  @Override
  protected boolean runQueued() {
    ForkedTask next = submitted();
    if (next == null) {
      next = forked();
    }
    if (next == null) {
      return false;
    }
    next.runIfUnclaimed();
    return true;
  }

  /** What was submitted can be had one at a time. */
  private ForkedTask submitted() {
    List<ForkJoinTask<?>> left = new ArrayList<>();
    try {
      ForkJoinTask<?> task = pollSubmission();
      while (task != null && !isToBeRun(task)) {
        left.add(task);
        task = pollSubmission();
      }
      return (ForkedTask) task;
    } finally {
      left.forEach(this::submitAgain);
    }
  }

  /**
   * What the pool's threads have forked can only be had all together: the rest is submitted. A
   * forker finds its task by its state, wherever that is queued.
   */
  private ForkedTask forked() {
    List<ForkJoinTask<?>> taken = new ArrayList<>();
    ForkJoinTask<?> next = null;
    try {
      drainTasksTo(taken);
      for (int i = 0; next == null && i < taken.size(); i++) {
        next = isToBeRun(taken.get(i)) ? taken.get(i) : null;
      }
      return (ForkedTask) next;
    } finally {
      for (ForkJoinTask<?> task : taken) {
        if (task != next) {
          submitAgain(task);
        }
      }
    }
  }

  private static boolean isToBeRun(ForkJoinTask<?> task) {
    return task instanceof ForkedTask && ((ForkedTask) task).isUnclaimed();
  }

  /** Nobody misses a task that somebody has claimed; one of the program's is for the pool. */
  private void submitAgain(ForkJoinTask<?> task) {
    if (task instanceof ForkedTask && !isToBeRun(task)) {
      return;
    }
    try {
      execute(task);
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      // The pool stops, or there is no memory: its forker runs it.
    }
  }
}
