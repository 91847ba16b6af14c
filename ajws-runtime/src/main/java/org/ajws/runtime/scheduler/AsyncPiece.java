package org.ajws.runtime.scheduler;

import org.ajws.runtime.statistics.Counters;

/** An async in the deque of its spawner; it counts in the finish, or in the part of a loop. */
final class AsyncPiece extends TaskPiece {
  private final AsyncJob job;
  private final long depth; // in queued asyncs, each in the one before

  /** By a worker that runs what spawns it. */
  AsyncPiece(Piece scope, AsyncJob job, Worker spawner) {
    super(scope.region, scope);
    this.job = job;
    this.depth = job.isNested() ? spawner.nesting.deeper(job.isAwaited()) : 0;
  }

  @Override
  public AsyncScope asyncScope() {
    return parent;
  }

  @Override
  void skipped() {
    job.skipped();
  }

  @Override
  void failed(Throwable t) {
    super.failed(t);
    job.abandoned(t);
  }

  @Override
  public String site() {
    return job.site;
  }

  @Override
  public void run(Worker worker) throws Throwable {
    worker.counters.add(Counters.TASKS, 1);
    long around = worker.nesting.queued(depth);
    try {
      job.run();
    } finally {
      worker.nesting.queued(around);
    }
  }
}
