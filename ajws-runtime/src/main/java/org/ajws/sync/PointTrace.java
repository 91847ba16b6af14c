package org.ajws.sync;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.trace.Trace;

/**
 * Tells who watches a run in order what comes before what: each point, and the code of each
 * interval, is a future that gets those of all that is put before it. So nothing has to be known of
 * intervals there, and what is ordered is exactly what the graph says.
 *
 * <p>Used by one thread; only where intervals run in order.
 */
final class PointTrace {
  private final String site;
  private final List<Object> before = new ArrayList<>(2); // futures
  private Object future; // null: it has not occurred, or nobody listens

  PointTrace(String site) {
    this.site = site;
  }

  /** Something comes before it that has just occurred. */
  void comesAfter(Object other) {
    if (other != null) {
      before.add(other);
    }
  }

  /** Something comes before it: what the running task has done so far. */
  void comesAfterThis() {
    Object now = Trace.futureBegin(site);
    Trace.futureEnd(now);
    comesAfter(now);
  }

  /** It occurs. */
  void occurs() {
    future = begin();
    end(future);
  }

  /** What others come after; null if nobody listens. */
  Object future() {
    return future;
  }

  /** Code begins that comes after all that this comes after; to be ended. */
  Object begin() {
    Object begun = Trace.futureBegin(site);
    before.forEach(Trace::futureGot);
    return begun;
  }

  static void end(Object begun) {
    Trace.futureEnd(begun);
  }
}
