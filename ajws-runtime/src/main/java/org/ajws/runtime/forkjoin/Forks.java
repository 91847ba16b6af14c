package org.ajws.runtime.forkjoin;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** The tasks that one thread has forked and waits for. Used by that thread. */
public final class Forks {
  private final ForkJoinPool pool = ForkJoinWorkers.poolForThisThread(); // null if it is in one
  private List<ForkJoinTask<?>> tasks; // null as long as there are none
  private int forgetAt = 64;

  /** For the calling thread. */
  public Forks() {}

  /** Whether the pool may soon have nothing to do. */
  public boolean areWanted() {
    return pool == null
        ? ForkJoinTask.getSurplusQueuedTaskCount() <= ForkJoinWorkers.SURPLUS
        : pool.getQueuedSubmissionCount() <= ForkJoinWorkers.SURPLUS;
  }

  /** Lets the pool run a task. */
  public void fork(ForkJoinTask<?> task) {
    if (tasks == null) {
      tasks = new ArrayList<>();
    } else if (tasks.size() == forgetAt) {
      tasks.removeIf(ForkJoinTask::isDone);
      forgetAt = Math.max(64, 2 * tasks.size());
    }
    tasks.add(task);
    if (pool == null) {
      task.fork();
    } else {
      pool.execute(task);
    }
  }

  /** Waits for all of them, newest first, as the pool's deques are. */
  public void join() {
    if (tasks != null) {
      for (int i = tasks.size(); --i >= 0; ) {
        tasks.get(i).quietlyJoin();
      }
      tasks = null;
    }
  }
}
