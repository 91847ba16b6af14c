package org.ajws.runtime.scheduler;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Whether all threads of a fork/join pool stand still while tasks are queued, in a way that nobody
 * here knows: at a monitor, perhaps, which a task has that waits. Or that all wait, since the pool
 * need not keep one running: a {@code minimumRunnable} of 0 says so. Looked at now and then by one
 * of those threads of the pool that wait, of which each has such an object; the runtime's own pool
 * by whoever waits ({@link PoolSpares}).
 */
final class HeldUpPool {
  /**
   * How many threads may come for one that waits: each is a wait on top of another one, and where
   * the program itself waits for ever, none helps.
   */
  private static final int MOST = 8;

  private final ForkJoinPool pool;
  private Looks looks; // null before the first one
  private int more; // threads that came

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
   * Looks, unless another one has just looked; whether they have stood still since the last look,
   * and nobody has taken a task. Then one more thread has to come, for the one that calls this.
   */
  boolean needsAnother() {
    if (more == MOST) {
      return false;
    }
    if (looks == null) {
      looks = Looks.at(pool);
    }
    if (!looks.isHeldUp()) {
      return false;
    }
    more++;
    return true;
  }

  /**
   * The looks at one pool, by all of its threads that wait; there, as long as one of these has it.
   * Of two that find the same the second may be another thread's.
   */
  static final class Looks {
    /** To stand still for so long between two looks is more than to enter a monitor. */
    private static final long LEAST_NANOS = 5_000_000;

    /** The looks of a pool know its threads, and these know the pool: so they are not kept here. */
    private static final Map<ForkJoinPool, WeakReference<Looks>> all = new WeakHashMap<>();

    private final ForkJoinPool pool;
    private final ReentrantLock looking = new ReentrantLock();

    // Guarded by looking.
    private final LookTimes times = new LookTimes(LEAST_NANOS);
    private StandingThreads standing; // those that did at the last look; null: not all did
    private long claimed; // tasks until then

    private Looks(ForkJoinPool pool) {
      this.pool = pool;
    }

    static Looks at(ForkJoinPool pool) {
      synchronized (all) {
        WeakReference<Looks> known = all.get(pool);
        Looks looks = known == null ? null : known.get();
        if (looks == null) {
          looks = new Looks(pool);
          all.put(pool, new WeakReference<>(looks));
        }
        return looks;
      }
    }

    /**
     * Nobody waits for who looks: it may have lost its processor, and what they wait for may come.
     */
    boolean isHeldUp() {
      if (!looking.tryLock()) {
        return false;
      }
      try {
        long begin = System.nanoTime();
        if (!times.isTime(begin)) {
          return false;
        }
        boolean heldUp = lasts();
        times.looked(begin, System.nanoTime());
        return heldUp;
      } finally {
        looking.unlock();
      }
    }

    /** Looks; whether all stand still and have done so since the look before. By one thread. */
    boolean lasts() {
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

    boolean hasQueued() {
      return pool.hasQueuedSubmissions() || pool.getQueuedTaskCount() != 0;
    }

    /**
     * Those that do not wait, as far as it is known here; who has nothing to do would take a task.
     */
    private List<Thread> busy() {
      List<Thread> busy = new ArrayList<>();
      for (Worker w : Deadlocks.everybody()) {
        if (OwnPool.serves(w.thread, pool)) {
          Worker other = w.inItsPlace;
          Worker runs = other == null ? w : other;
          if (!Presence.isRest(runs.presence.changes())
              && runs.thread.isAlive()
              && !sleepsUnasked(runs)) {
            busy.add(runs.thread);
          }
        }
      }
      return busy;
    }

    /**
     * Whether it is one of the runtime's own pool that has nothing to do, with a limit of time
     * after which it ends. The pool wakes none for a task while as many as it is to keep running
     * seem to run. What it takes nevertheless is seen to be claimed.
     */
    private boolean sleepsUnasked(Worker w) {
      return pool instanceof OwnPool
          && w.presence.root() == null
          && w.thread.getState() == Thread.State.TIMED_WAITING;
    }
  }
}
