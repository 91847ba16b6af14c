package org.ajws.runtime.scheduler;

import org.ajws.runtime.latch.Result;
import org.ajws.runtime.latch.Waiter;

/** A wait of some root that has begun: nothing runs behind it, and it has no stack. */
class RootWait extends Wait {
  private final Object root;

  RootWait(Object root, Result<?> result, Worker worker) {
    super(result, Deadlocks::exception);
    this.root = root;
    begin(worker);
    result.add(
        new Waiter() {
          @Override
          protected void goOn() {
            end();
          }
        });
  }

  @Override
  protected Object root() {
    return root;
  }

  @Override
  protected StackTraceElement[] trace() {
    return new StackTraceElement[0];
  }

  @Override
  protected void resume() {}
}
