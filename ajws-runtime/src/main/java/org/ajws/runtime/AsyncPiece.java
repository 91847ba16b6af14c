package org.ajws.runtime;

/** An async in the deque of its spawner; it counts in the finish, or in the part of a loop. */
final class AsyncPiece extends TaskPiece {
  private final AsyncJob job;

  AsyncPiece(Piece scope, AsyncJob job) {
    super(scope.region, scope);
    this.job = job;
  }

  @Override
  AsyncScope asyncScope() {
    return parent;
  }

  @Override
  String site() {
    return job.site;
  }

  @Override
  void run(Worker worker) throws Throwable {
    worker.counters.add(Counters.TASKS, 1);
    job.run();
  }
}
