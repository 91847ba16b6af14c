package org.ajws.runtime.scheduler;

import org.ajws.runtime.latch.Waiter;
import org.ajws.runtime.statistics.Sited;

/** What a worker can take from another one: a piece of a loop, or a frame that may go on. */
public abstract class Work extends Waiter implements Sited {
  /** The loop or root that it belongs to. */
  public abstract Region region();

  /** Runs it, and what can go on only when it has run; failures go to its region. */
  public abstract void execute(Worker worker);

  /** Whether a worker that takes only work within {@code filter} (null: any) may take it. */
  public final boolean fits(Region filter) {
    return filter == null || region().isWithin(filter);
  }
}
