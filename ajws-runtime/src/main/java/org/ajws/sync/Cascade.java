package org.ajws.sync;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.ajws.runtime.latch.Waiter;

/**
 * What follows when something is missing no more: points occur, and what was missing for others by
 * that, and so on. A loop, since a chain may be as long as memory allows. Used by one thread.
 */
final class Cascade {
  // Most edges let nothing occur, and most ends little: lists are made where there are several.
  private Point next; // is due
  private Deque<Point> due; // behind that; null for none
  private Interval first; // is ready
  private List<Interval> ready; // all, if there are several; else null

  /**
   * Takes away one thing that is missing for a point.
   *
   * @param failed whether that has thrown, or comes after what has
   */
  void release(Point point, boolean failed) {
    if (failed) {
      point.failed = true;
    }
    if (point.latch.release()) {
      if (next == null) {
        next = point;
        return;
      }
      if (due == null) {
        due = new ArrayDeque<>();
      }
      due.add(point);
    }
  }

  /** Lets all points occur that can, and intervals start. */
  void run() {
    while (next != null) {
      Point p = next;
      next = due == null ? null : due.poll();
      if (p.isEnd) {
        ends(p.interval);
      } else {
        mayStart(p.interval);
      }
    }
    // A worker goes on with what it has been given last: let that be what was made first.
    if (ready != null) {
      ready.sort(Comparator.comparingLong((Interval i) -> i.number).reversed());
      ready.forEach(Interval::start$);
    } else if (first != null) {
      first.start$();
    }
  }

  private void mayStart(Interval interval) {
    if (interval.start.failed || interval.graph.isCancelled()) {
      refuses(interval);
    } else if (!interval.claims()) {
      starts(interval);
    }
  }

  /** It is not run. */
  void refuses(Interval interval) {
    interval.start.failed = true;
    occurs(interval.start);
    release(interval.end, true); // instead of the body, which has no children yet
  }

  /** It has all that it holds. */
  void starts(Interval interval) {
    occurs(interval.start);
    if (first == null) {
      first = interval;
      return;
    }
    if (ready == null) {
      ready = new ArrayList<>();
      ready.add(first);
    }
    ready.add(interval);
  }

  private void ends(Interval interval) {
    interval.givesBack();
    occurs(interval.end);
    if (interval.parent == null) {
      interval.graph.carrier.ended();
    } else {
      trace(interval.end, interval.parent.end);
      release(interval.parent.end, interval.end.failed);
    }
  }

  /** Says that a point that has just occurred comes before another one. */
  static void trace(Point from, Point to) {
    if (to.trace != null) {
      to.trace.comesAfter(from.trace.future());
    }
  }

  private void occurs(Point p) {
    if (p.trace != null) {
      p.trace.occurs();
    }
    for (Waiter w = p.latch.complete(); w != null; ) {
      final Point.Edge edge = (Point.Edge) w;
      w = w.takeNext();
      trace(p, edge.to);
      release(edge.to, p.failed);
    }
  }
}
