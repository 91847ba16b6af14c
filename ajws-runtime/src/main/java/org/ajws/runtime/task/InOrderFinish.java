package org.ajws.runtime.task;

import org.ajws.runtime.scheduler.Worker;

/** A finish whose asyncs run where they are spawned; it is there to be cancelled. */
final class InOrderFinish extends Finish {
  InOrderFinish(Worker worker, String site) {
    super(worker, site);
  }

  @Override
  void awaitAsyncs() {}

  @Override
  void reopen() {}

  @Override
  void leave() {}
}
