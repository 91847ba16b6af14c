package org.ajws.runtime.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;

/** Who runs fork/join tasks: the pool that the caller is in, else one of our own. */
public final class ForkJoinWorkers {
  /** How many threads of pools run a task; those that are about to look for one do not. */
  static final AtomicInteger busy = new AtomicInteger();

  private static volatile TaskPool own; // written under the class lock

  private ForkJoinWorkers() {}

  private static ForkJoinPool pool() {
    Config config = Scheduler.global().config;
    TaskPool now = own;
    return now != null && now.isFor(config) ? now : newPool(config);
  }

  private static synchronized ForkJoinPool newPool(Config config) {
    if (own == null || !own.isFor(config)) {
      if (own != null) {
        own.shutdown();
      }
      own = TaskPool.of(config);
    }
    return own;
  }

  /** Stops the threads of our own; what runs in them is completed. */
  public static synchronized void stop() {
    if (own != null) {
      own.shutdown();
      own = null;
    }
    DeepStack.stop();
  }

  /**
   * Runs a task and waits for it; in a pool, if one of its threads may be idle.
   *
   * @throws StackOverflowError if the stack has no room for that
   */
  public static void invoke(ForkedTask task) {
    StackRoom.makeForATask();
    ForkJoinPool pool = poolForThisThread();
    if (pool != null && mayBeIdle()) {
      task.offer(pool);
    }
    task.complete();
  }

  /** Whether the threads of the pool run nothing but forked tasks. */
  static boolean isOurs(ForkJoinPool pool) {
    return pool == own;
  }

  /** Whether a thread of our own pool has nothing to do; not for who works in place of one. */
  static boolean mayBeIdle() {
    ForkJoinPool pool = own;
    return pool != null
        && busy.get() < pool.getParallelism()
        && !DeepStack.isOn(Thread.currentThread());
  }

  /** The pool to submit to; null if the thread is in one, where tasks are forked. */
  static ForkJoinPool poolForThisThread() {
    if (ForkJoinTask.inForkJoinPool()) {
      return null;
    }
    ForkJoinPool lent = DeepStack.poolOf(Thread.currentThread());
    return lent != null ? lent : pool();
  }

  /** Whether what the worker starts now may not be shared. */
  public static boolean runsInOrder(Worker worker) {
    return runsInOrder(worker, false);
  }

  /**
   * The same.
   *
   * @param apart whether its parts may wait for each other
   */
  public static boolean runsInOrder(Worker worker, boolean apart) {
    Config config = Scheduler.global().config;
    return worker.critical > 0 || (apart ? !config.letsTasksWait() : config.runsInOrder());
  }

  /** Runs code as part of a region on this thread; what it throws goes to the region. */
  public static void inTask(Region region, AsyncScope scope, TaskCode<?> code) {
    Worker worker = Worker.current();
    Region outer = worker.context.region();
    AsyncScope outerScope = worker.context.outerScope();
    Entry outerEntry = worker.context.outerScopeEntry();
    int critical = worker.critical;
    Thread thread = Thread.currentThread();
    ClassLoader loader = thread.getContextClassLoader();
    try {
      worker.context.setRegion(region);
      worker.context.setScope(scope);
      worker.critical = 0; // a task that the pool runs on top of a critical section is not in it
      if (loader != region.loader) {
        thread.setContextClassLoader(region.loader);
      }
      code.run();
    } catch (Throwable t) {
      region.fail(t);
    } finally {
      worker.context.setRegion(outer);
      worker.context.resetScope(outerScope, outerEntry);
      worker.critical = critical;
      if (loader != region.loader) {
        thread.setContextClassLoader(loader);
      }
    }
  }
}
