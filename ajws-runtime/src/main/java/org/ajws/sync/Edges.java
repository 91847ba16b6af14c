package org.ajws.sync;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.runtime.latch.Latch;
import org.ajws.runtime.lock.HeldWaits;
import org.ajws.runtime.trace.Trace;

/**
 * The edges that the program adds to one run. Each edge is refused that would close a cycle; two
 * threads add theirs one after the other.
 *
 * <p>As long as every edge leads to the right in the tree of the intervals, that order is one in
 * which all points can occur, and there is no cycle: nothing is searched. From the first edge on
 * that leads to the left, each edge is searched for.
 */
final class Edges {
  private boolean toTheRight = true; // guarded by this

  void add(Point from, Point to) {
    if (from.interval.graph != to.interval.graph) {
      throw new IllegalArgumentException(
          from + " and " + to + " belong to different runs of intervals");
    }
    Latch start = to.interval.start.latch;
    if (!start.tryRetain()) {
      throw new IllegalStateException(
          from + " cannot be put before " + to + ": that interval has started");
    }
    // From here on the interval cannot start.
    Cascade after = new Cascade();
    Point.Edge edge = null;
    try {
      edge = insert(from, to);
    } finally {
      if (edge == null) { // a cycle, or no memory to look for one
        after.release(to.interval.start, false);
        after.run();
      }
    }
    if (to.isEnd) {
      to.latch.retain(); // its body is missing
      connect(from, edge, after);
      after.release(to.interval.start, false);
    } else {
      connect(from, edge, after);
    }
    after.run();
    if (HeldWaits.exist()) {
      HeldCircles.lookFrom(to);
    }
  }

  private static void connect(Point from, Point.Edge edge, Cascade after) {
    Point to = edge.to;
    if (to.trace != null) {
      to.trace.comesAfterThis(); // by the count that the thread has raised
      if (IntervalRegion.current(to.interval.graph) != to.interval.parent) {
        Trace.unfollowed("an edge to " + to + ", which may have started");
      }
    }
    if (!from.latch.add(edge)) {
      Cascade.trace(from, to);
      after.release(to, from.failed);
    }
  }

  private synchronized Point.Edge insert(Point from, Point to) {
    if (!from.isLeftOf(to) || !toTheRight) {
      Map<Point, Point> reached = new HashMap<>();
      if (from == to || reaches(to, from, reached)) {
        throw new CycleException(message(from, to, reached));
      }
      toTheRight = false;
    }
    return from.addLater(to);
  }

  /**
   * Looks for a way from one point, which has not occurred, to another. An interval on the way has
   * not started, but for those that the first one is in; so there are no children on it.
   *
   * @param reached from where each point was reached
   */
  private static boolean reaches(Point from, Point to, Map<Point, Point> reached) {
    Deque<Point> open = new ArrayDeque<>();
    reached.put(from, null);
    open.add(from);
    while (!open.isEmpty()) {
      Point p = open.poll();
      if (p == to) {
        return true;
      }
      Interval i = p.interval;
      Point own = !p.isEnd ? i.end : i.parent == null ? null : i.parent.end;
      if (own != null && reached.putIfAbsent(own, p) == null) {
        open.add(own);
      }
      for (Point next : p.later()) {
        if (!reached.containsKey(next)) {
          reached.put(next, p);
          open.add(next);
        }
      }
    }
    return false;
  }

  /** The points of the program's edges from one. */
  synchronized List<Point> laterThan(Point from) {
    return from.later();
  }

  private static String message(Point from, Point to, Map<Point, Point> reached) {
    StringBuilder way = new StringBuilder();
    for (Point p = from; p != null; p = reached.get(p)) {
      way.insert(0, p == from ? p.toString() : p + ", then ");
    }
    return "%s cannot be put before %s, which comes before it%s"
        .formatted(from, to, from == to ? "" : ": " + way);
  }
}
