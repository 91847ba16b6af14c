package org.ajws.runtime.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;

/** Who runs fork/join tasks: the pool that the caller is in, else one of our own. */
public final class ForkJoinWorkers {
  /** Forked tasks that nobody has taken; more of them do not make it faster. */
  public static final int SURPLUS = 2;

  private static ForkJoinPool own; // guarded by the class

  private ForkJoinWorkers() {}

  private static synchronized ForkJoinPool pool(int workers) {
    if (own == null || own.isShutdown() || own.getParallelism() != workers) {
      if (own != null) {
        own.shutdown();
      }
      own = new ForkJoinPool(workers);
    }
    return own;
  }

  /** Stops the pool of our own; what runs in it is completed. */
  public static synchronized void stop() {
    if (own != null) {
      own.shutdown();
      own = null;
    }
  }

  /** Runs a task and waits for it. */
  public static void invoke(ForkJoinTask<?> task) {
    if (ForkJoinTask.inForkJoinPool()) {
      task.invoke();
    } else {
      pool(Scheduler.global().config.workers).invoke(task);
    }
  }

  /** The pool to submit to; null if the thread is in one, where tasks are forked. */
  static ForkJoinPool poolForThisThread() {
    return ForkJoinTask.inForkJoinPool() ? null : pool(Scheduler.global().config.workers);
  }

  /** Whether what the worker starts now may not be shared. */
  public static boolean runsInOrder(Worker worker) {
    return worker.critical > 0 || Scheduler.global().config.serial;
  }

  /** Code of the program that a task runs. */
  public interface TaskCode {
    void run() throws Throwable;
  }

  /** Runs code as part of a region on this thread; what it throws goes to the region. */
  public static void inTask(Region region, AsyncScope scope, TaskCode code) {
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
