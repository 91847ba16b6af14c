package org.ajws.sync;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.BlockedThread;

/**
 * Runs intervals on the thread that has begun the run, of those that can start always the one that
 * was made first; but what an interval that holds sets consists of comes before others.
 */
final class InOrderCarrier implements Carrier {
  // All guarded by this.
  private final PriorityQueue<Task> started =
      new PriorityQueue<>(Comparator.comparingLong(Task::number));
  private final Deque<Interval> holders = new ArrayDeque<>(); // that have not ended, latest first
  private boolean ended;
  private Result<Void> wanted; // what the thread waits for; null if it does not wait

  @Override
  public void start(Task task) {
    Result<Void> waited;
    synchronized (this) {
      started.add(task);
      waited = takeWanted();
    }
    wake(waited);
  }

  /** By the thread itself, or by one that has refused the last claim. */
  @Override
  public void ended() {
    Result<Void> waited;
    synchronized (this) {
      ended = true;
      waited = takeWanted();
    }
    wake(waited);
  }

  private Result<Void> takeWanted() { // this is locked
    Result<Void> waited = wanted;
    wanted = null;
    return waited;
  }

  private static void wake(Result<Void> waited) {
    if (waited != null) {
      waited.give(null);
    }
  }

  @Override
  public void await() {
    for (; ; ) {
      Task next;
      Result<Void> more = null;
      synchronized (this) {
        if (ended) {
          return;
        }
        next = next();
        if (next == null) {
          more = new Result<>(Origin.OUTSIDE);
          wanted = more;
        }
      }
      if (next == null) {
        BlockedThread.await(more, IllegalStateException::new);
      } else {
        run(next);
      }
    }
  }

  /**
   * Of those that can start the first that was made; while an interval holds sets, of those inside
   * it, since its thread is the only one that others could wait for.
   */
  private Task next() { // this is locked
    for (Interval holder : holders) {
      Task first = null;
      for (Task t : started) {
        if (((Interval.Execution) t).interval().isWithin(holder)
            && (first == null || t.number() < first.number())) {
          first = t;
        }
      }
      if (first != null) {
        started.remove(first);
        return first;
      }
    }
    return started.poll();
  }

  synchronized void holds(Interval interval) {
    holders.addFirst(interval);
  }

  /** What holds sets and has not ended: each needs the thread. */
  synchronized List<Interval> holders() {
    return List.copyOf(holders);
  }

  synchronized void holdsNoMore(Interval interval) {
    holders.remove(interval);
  }

  private static void run(Task task) {
    try {
      task.run();
    } catch (Throwable t) {
      task.abandoned(t);
    }
  }
}
