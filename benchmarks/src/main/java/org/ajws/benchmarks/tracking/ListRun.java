package org.ajws.benchmarks.tracking;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One execution of a list of tasks. They run ahead, at the same time or one after the other, and
 * commit in order, by whoever has finished one. One that is not valid, or did not reach its end, is
 * run again when all before it have committed: then nothing can change, and what it throws is true.
 */
public final class ListRun {
  private final BackEnd backEnd;
  private final Task[] tasks;
  private final View[] views;
  private final AtomicInteger next = new AtomicInteger();

  /** What each task took ahead of its turn, and to validate and commit, in nanoseconds. */
  private final long[] ahead;

  private final long[] commits;
  private final boolean[] again;
  private volatile int committed;
  private volatile boolean stopped;

  // Guarded by this, but for the view of a task that runs.
  private final boolean[] hasRun;
  private final boolean[] failed;
  private Throwable failure;

  /**
   * An execution.
   *
   * @param backEnd the way to watch
   * @param list the tasks
   */
  public ListRun(BackEnd backEnd, List<? extends Task> list) {
    this.backEnd = backEnd;
    tasks = list.toArray(new Task[0]);
    views = new View[tasks.length];
    ahead = new long[tasks.length];
    commits = new long[tasks.length];
    again = new boolean[tasks.length];
    hasRun = new boolean[tasks.length];
    failed = new boolean[tasks.length];
  }

  /** Whether all tasks before one have committed. */
  boolean isOldest(int task) {
    return committed == task;
  }

  /** Whether a task has thrown: those behind it are not part of the program. */
  boolean isStopped() {
    return stopped;
  }

  /** What each task took ahead of its turn, in nanoseconds. */
  public long[] ahead() {
    return ahead;
  }

  /** What it took to validate and commit each one. */
  public long[] commits() {
    return commits;
  }

  /** Which tasks had to be run again. */
  public boolean[] again() {
    return again;
  }

  /** How many entries of logs were looked at to find others. */
  public long steps() {
    long steps = 0;
    for (View view : views) {
      steps += view == null ? 0 : view.steps();
    }
    return steps;
  }

  /**
   * Runs all of them ahead on this thread, and only then commits: what happens is always the same.
   * A task must not wait for what one before it writes.
   *
   * @throws Throwable what the first task in order throws
   */
  public void allAhead() throws Throwable {
    for (int k = 0; k < tasks.length; k++) {
      ahead(k);
    }
    commit();
    end();
  }

  /**
   * Runs them on some threads.
   *
   * @param crew the threads
   * @throws Throwable what the first task in order throws
   */
  public void on(Crew crew) throws Throwable {
    crew.run(
        () -> {
          int k = next.getAndIncrement();
          while (k < tasks.length && !stopped) {
            ahead(k);
            commit();
            k = next.getAndIncrement();
          }
        });
    end();
  }

  private void ahead(int k) {
    View view = backEnd.view();
    view.begin(this, k);
    long start = System.nanoTime();
    boolean thrown = false;
    try {
      tasks[k].tracked(view);
    } catch (Throwable t) { // of stale data, perhaps: the second run tells
      thrown = true;
    }
    ahead[k] = System.nanoTime() - start;
    synchronized (this) {
      views[k] = view;
      failed[k] = thrown;
      hasRun[k] = true;
    }
  }

  private synchronized void commit() {
    while (!stopped && committed < tasks.length && hasRun[committed]) {
      int k = committed;
      long start = System.nanoTime();
      if (failed[k] || !views[k].isValid()) {
        again[k] = true;
        views[k].begin(this, k);
        try {
          tasks[k].tracked(views[k]);
        } catch (Throwable t) {
          failure = t;
        }
        start = System.nanoTime();
      }
      views[k].commit(); // after an exception, too: what came before it counts
      commits[k] = System.nanoTime() - start;
      stopped = failure != null;
      committed = k + 1;
    }
  }

  private synchronized void end() throws Throwable {
    backEnd.listEnded();
    if (failure != null) {
      throw failure;
    }
  }
}
