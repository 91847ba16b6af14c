package org.ajws.runtime.loop;

import org.ajws.runtime.forkjoin.ForkJoinScope;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.forkjoin.ForkedTask;
import org.ajws.runtime.forkjoin.Forks;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Segment;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;

/** A range of iterations as a fork/join task. It forks off halves while few of its forks wait. */
final class ForkJoinRange<L extends TaskLocals<L>> extends ForkedTask implements Segment {
  private static final long serialVersionUID = 1;

  private final transient Config config;
  private final transient Iterations<L> iterations;
  private transient TaskLocals<?> locals; // null until the task runs
  private final long from;
  private long end;

  private ForkJoinRange<L> newestFork; // the forks of this task, newest and so leftmost first
  private ForkJoinRange<L> olderSibling;

  ForkJoinRange(
      Region region,
      Config config,
      TaskLocals<?> locals,
      Iterations<L> iterations,
      long from,
      long end) {
    super(region);
    this.config = config;
    this.locals = locals;
    this.iterations = iterations;
    this.from = from;
    this.end = end;
  }

  @Override
  protected void compute() {
    ForkJoinScope scope = new ForkJoinScope(region);
    ForkJoinWorkers.inTask(
        region,
        scope,
        () -> {
          if (!region.isCancelled()) {
            runChunks(Worker.current());
          }
        });
    scope.join();
    settleQuietly();
    joinForks();
  }

  @SuppressWarnings("unchecked") // forked from the root's
  private void runChunks(Worker worker) throws Throwable {
    if (locals == null) {
      locals = region.forkLocals();
    }
    ChunkSizer sizer =
        new ChunkSizer(config, region, iterations.unit, (end - from) * iterations.unit);
    Forks forks = new Forks();
    long next = from;
    try {
      for (; next != end && !region.isCancelled(); ) {
        while (locals.isApart() ? end - next > 1 : canFork(next) && forks.areWanted()) {
          fork(worker, forks, next);
        }
        long length = sizer.next(end - next, false);
        long start = next;
        next += length;
        int started = worker.started;
        iterations.run(start, length, (L) locals);
        sizer.ran(length, worker.started != started);
      }
    } finally {
      worker.counters.ran(iterations.within(from, next - from));
      sizer.finish();
    }
  }

  /** Whether there are two iterations or more, and as much work as is worth a task. */
  private boolean canFork(long next) {
    long left = end - next;
    return left != 1 && !region.takesLessThan(config.tinyNanos, left * iterations.unit);
  }

  private void fork(Worker worker, Forks forks, long next) {
    long middle = next + (end - next - ((end - next) >>> 1));
    ForkJoinRange<L> right = new ForkJoinRange<>(region, config, null, iterations, middle, end);
    right.olderSibling = newestFork;
    newestFork = right;
    end = middle;
    forks.offer(right);
    worker.counters.add(Counters.SPLITS, 1);
  }

  private void settleQuietly() {
    if (locals != null) {
      try {
        locals.settle();
      } catch (Throwable t) { // a reducer of the program's own
        region.fail(t);
      }
    }
  }

  private void joinForks() {
    for (ForkJoinRange<L> right = newestFork; right != null; right = right.olderSibling) {
      right.complete();
      if (region.hasState()) {
        try {
          Piece.joinTo(locals, right.locals);
        } catch (Throwable t) { // a reducer of the program's own
          region.fail(t);
        }
      }
    }
    newestFork = null;
  }

  @Override
  public TaskLocals<?> state() {
    return locals;
  }
}
