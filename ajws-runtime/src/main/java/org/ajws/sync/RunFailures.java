package org.ajws.sync;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.ajws.runtime.failure.Callers;
import org.ajws.runtime.failure.Failures;
import org.ajws.runtime.failure.Sneaky;

/**
 * What the code of a run has thrown, by the places that have thrown it. Which of these counts
 * follows from the order of the places, not from the schedule.
 *
 * @param <P> the type of a place
 */
final class RunFailures<P> {
  private final Thread starter = Thread.currentThread();
  private final Comparator<? super P> order;
  private final List<Failure<P>> all = new ArrayList<>(0); // guarded by this

  private record Failure<P>(P place, Throwable thrown, boolean cut) {}

  /** For a run that the calling thread starts. */
  RunFailures(Comparator<? super P> order) {
    this.order = order;
  }

  /** Keeps what the calling thread has caught. */
  void add(P place, Throwable t) {
    boolean cut = Thread.currentThread() != starter && Callers.cut(t);
    synchronized (this) {
      all.add(new Failure<>(place, t, cut));
    }
  }

  /** Throws that of the first place, the others suppressed; at the end, by the starter. */
  synchronized void rethrow() {
    if (all.isEmpty()) {
      return;
    }
    all.sort((a, b) -> order.compare(a.place, b.place));
    Failures sorted = new Failures();
    all.forEach(f -> sorted.add(f.thrown));
    for (Failure<P> f : all) {
      if (f.cut) {
        Callers.add(f.thrown);
      }
    }
    throw Sneaky.raise(sorted.combined());
  }
}
