package org.ajws.runtime.forkjoin;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.scheduler.StackRoom;

/** The tasks that one thread has forked and completes in the end. Used by that thread. */
public final class Forks {
  /** Forked tasks that nobody has taken; more of them do not make it faster. */
  private static final int SURPLUS = 2;

  /**
   * So many tasks in the queue of a pool whose threads all do something else are more than enough.
   * Those that were claimed meanwhile are still in it: a limit of eight kept loops from being
   * shared while threads of the pool, just woken, had yet to find that these need nobody.
   */
  private static final int QUEUED = 1024;

  private final ForkJoinPool pool = ForkJoinWorkers.poolForThisThread(); // null if it is in one
  private List<ForkedTask> tasks; // null as long as there are none
  private int forgetAt = 64;

  /** For the calling thread. */
  public Forks() {}

  /**
   * Whether the pool may soon have nothing to do, and the stack has room for what comes of forking.
   */
  public boolean areWanted() {
    return (Handshakes.happen() || isPoolHungry()) && StackRoom.isLeftForATask();
  }

  private boolean isPoolHungry() {
    if (pool == null) {
      Overlooked.look();
      return ForkJoinTask.getSurplusQueuedTaskCount() <= SURPLUS;
    }
    return ForkedTask.unclaimed() <= SURPLUS && pool.getQueuedSubmissionCount() <= QUEUED;
  }

  /** Lets the pool run a task, which is wanted. It is in the list before anybody can have it. */
  public void fork(ForkedTask task) {
    if (tasks == null) {
      tasks = new ArrayList<>();
    } else if (tasks.size() >= forgetAt) {
      tasks.removeIf(ForkedTask::isEnded);
      forgetAt = Math.max(64, 2 * tasks.size());
    }
    tasks.add(task);
    offer(task);
  }

  /** Lets the pool run a task, which is wanted and which the caller completes in the end. */
  public void offer(ForkedTask task) {
    task.offer(pool);
  }

  /** Takes over those of another one, which nobody uses any more. */
  void adopt(Forks other) {
    if (tasks == null) {
      tasks = other.tasks;
    } else if (other.tasks != null) {
      tasks.addAll(other.tasks);
    }
    other.tasks = null;
  }

  /** Runs those that nobody runs, newest first, as the pool's deques are; waits for the others. */
  public void join() {
    if (tasks != null) {
      for (int i = tasks.size(); --i >= 0; ) {
        tasks.get(i).complete();
      }
      tasks = null;
    }
  }
}
