package org.ajws.runtime.task;

import org.ajws.runtime.forkjoin.ForkJoinScope;
import org.ajws.runtime.scheduler.Worker;

/** A finish whose asyncs run in a fork/join pool. */
final class ForkJoinFinish extends Finish {
  private final ForkJoinScope scope;

  private ForkJoinFinish(Worker worker, String site) {
    super(worker, site);
    this.scope = new ForkJoinScope(region);
  }

  static Finish begin(Worker worker, String site) {
    ForkJoinFinish finish = new ForkJoinFinish(worker, site);
    return finish.begin(finish.scope);
  }

  @Override
  void awaitAsyncs() {
    scope.join();
  }

  @Override
  void reopen() {}

  @Override
  void leave() {}
}
