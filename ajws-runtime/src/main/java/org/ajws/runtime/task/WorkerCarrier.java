package org.ajws.runtime.task;

import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.scheduler.AsyncJob;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * Runs intervals as asyncs of a finish. The run as a whole is a part of that finish, so it cannot
 * end while something waits for a point or a lock and is nobody's async.
 */
final class WorkerCarrier implements Carrier {
  private static final Partials<?>[] NONE = {};

  private final Finish finish;
  private final Worker starter;
  private final Piece piece;

  /** By the thread that has just begun the finish. */
  WorkerCarrier(Finish finish) {
    this.finish = finish;
    this.starter = Worker.current();
    this.piece = (Piece) starter.context.scope();
    piece.countChild();
  }

  @Override
  public void start(Task task) {
    Worker worker = Worker.current();
    AsyncJob job = new Job(piece.site(), task);
    if (worksForThis(worker)) {
      piece.give(worker, job);
    } else { // it gives a lock back that the task waited for; it may be gone before the finish ends
      piece.give(starter, job);
      starter.idleness.wake();
    }
  }

  private boolean worksForThis(Worker worker) {
    Region region = worker.context.region();
    return worker.registered
        && worker.scheduler == starter.scheduler
        && region != null
        && region.isWithin(finish.region);
  }

  @Override
  public void ended() {
    piece.complete();
  }

  @Override
  public void await() {
    finish.join();
  }

  private static final class Job extends AsyncJob {
    private final Task task;

    Job(String site, Task task) {
      super(site, task::run, NONE);
      this.task = task;
    }

    @Override
    public boolean isAwaited() {
      return true; // if it is skipped or lost, the run has to know
    }

    @Override
    public boolean isNested() {
      return false; // what lets it start need not be around it
    }

    @Override
    public boolean isRunByWaiters() {
      return false; // who waits for an interval waits for its end, and others let that occur
    }

    @Override
    public void abandoned(Throwable why) {
      task.abandoned(why);
    }
  }
}
