package org.ajws.runtime.task;

import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.FinishEvent;

/** A finish whose asyncs any worker may run; its thread runs them, too, when it has to wait. */
final class WorkerFinish extends Finish {
  private final Worker worker;
  private final FinishPiece piece;
  private boolean entered;
  private FinishEvent event;

  private WorkerFinish(Worker worker, String site) {
    super(worker, site);
    this.worker = worker;
    this.piece = new FinishPiece(region);
  }

  static Finish begin(Worker worker, String site) {
    WorkerFinish finish = new WorkerFinish(worker, site);
    finish.event = Events.finish();
    finish.entered = worker.enterAsGuest();
    return finish.begin(finish.piece);
  }

  @Override
  void awaitAsyncs() {
    piece.complete();
    if (!region.isDone()) {
      worker.join(region);
    }
  }

  @Override
  void reopen() {
    region.undone();
  }

  @Override
  void leave() {
    Events.end(event, region.site());
    if (entered) {
      worker.scheduler.leave(worker);
    }
  }
}
