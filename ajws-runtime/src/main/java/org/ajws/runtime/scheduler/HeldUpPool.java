package org.ajws.runtime.scheduler;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Whether all threads of a fork/join pool stand still while tasks are queued, in a way that nobody
 * here knows: at a monitor, perhaps, which a task has that waits. Or that all wait, since the pool
 * need not keep one running: a {@code minimumRunnable} of 0 says so. Looked at by one thread of the
 * pool, which waits, now and then.
 */
final class HeldUpPool {
  /**
   * How many threads may come for one that waits: each is a wait on top of another one, and where
   * the program itself waits for ever, none helps.
   */
  private static final int MOST = 8;

  private final ForkJoinPool pool;
  private int more; // threads that came
  private StandingThreads standing; // those that did at the last look; null: not all did
  private long claimed; // tasks until then

  private HeldUpPool(ForkJoinPool pool) {
    this.pool = pool;
  }

  /** That of a thread; null if it is in none. */
  static HeldUpPool of(Thread thread) {
    return thread instanceof ForkJoinWorkerThread
        ? new HeldUpPool(((ForkJoinWorkerThread) thread).getPool())
        : null;
  }

  /**
   * Looks; whether they have stood still since the last look, and nobody has taken a task. Then one
   * more thread has to come.
   */
  boolean needsAnother() {
    if (more == MOST || !lasts()) {
      return false;
    }
    more++;
    return true;
  }

  private boolean lasts() {
    long now = Deadlocks.tasksClaimed();
    if (Deadlocks.tasksInQueues() == 0) {
      standing = null;
      return false;
    }
    List<Thread> busy = busy();
    if (busy.isEmpty() && !hasQueued()) {
      standing = null; // they are queued elsewhere
      return false;
    }
    if (standing != null && now == claimed && standing.areThoseOf(busy) && standing.haveStood()) {
      standing = null; // one more thread comes, and is to have the time to take something
      return true;
    }
    claimed = now;
    standing = StandingThreads.look(busy);
    return false;
  }

  private boolean hasQueued() {
    return pool.hasQueuedSubmissions() || pool.getQueuedTaskCount() != 0;
  }

  /**
   * Those that do not wait, as far as it is known here; who has nothing to do would take a task.
   */
  private List<Thread> busy() {
    List<Thread> busy = new ArrayList<>();
    for (Worker w : Deadlocks.everybody()) {
      if (w.thread instanceof ForkJoinWorkerThread
          && ((ForkJoinWorkerThread) w.thread).getPool() == pool) {
        Worker other = w.inItsPlace;
        Worker runs = other == null ? w : other;
        if (!Presence.isRest(runs.presence.changes()) && runs.thread.isAlive()) {
          busy.add(runs.thread);
        }
      }
    }
    return busy;
  }
}
