package org.ajws.sync;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.latch.Latch;
import org.ajws.runtime.latch.Waiter;

/**
 * The start or the end of an {@link Interval}. A point occurs once, when all that was put before it
 * has. What any thread did before a point occurred is visible to all that comes after it.
 */
public final class Point {
  final Interval interval;
  final boolean isEnd;

  /** What is missing before it occurs; who waits are {@link Edge}s to other points. */
  final Latch latch = new Latch();

  /**
   * Whether something before it has thrown, so that nothing after it runs. Only ever set, before
   * what is set for is released; ordered by the latch.
   */
  boolean failed;

  /** What is told of it to who watches a run in order; null elsewhere. */
  final PointTrace trace;

  /** Where edges of the program lead to; guarded by the {@link Edges} of the run. */
  private Edge later;

  Point(Interval interval, boolean isEnd) {
    this.interval = interval;
    this.isEnd = isEnd;
    this.trace = interval.graph.isInOrder() ? new PointTrace(interval.site()) : null;
  }

  /** One point is before another. */
  static final class Edge extends Waiter {
    final Point to;
    private Edge later; // another one that leads from the same point; guarded by Edges

    Edge(Point to) {
      this.to = to;
    }

    @Override
    protected void goOn() {
      throw new IllegalStateException("who completes a point goes on with what comes after it");
    }
  }

  /**
   * Puts this point before another one, of whatever level. If this one has occurred already, so has
   * what was to be waited for. Never blocks.
   *
   * @param other a point of an interval that has not started
   * @throws CycleException if the other point comes before this one already
   * @throws IllegalStateException if the other point's interval has started
   * @throws IllegalArgumentException if the points belong to different runs
   */
  public void before(Point other) {
    interval.graph.edges.add(this, other);
  }

  /**
   * The interval that starts or ends here.
   *
   * @return always the same
   */
  public Interval interval() {
    return interval;
  }

  /** Where edges of the program lead from here; asked under the monitor of {@link Edges}. */
  List<Point> later() {
    List<Point> all = new ArrayList<>();
    for (Edge e = later; e != null; e = e.later) {
      all.add(e.to);
    }
    return all;
  }

  /** Notes an edge of the program. */
  Edge addLater(Point other) {
    Edge edge = new Edge(other);
    edge.later = later;
    later = edge;
    return edge;
  }

  /**
   * Whether it comes before another point in the tree of the intervals: there an interval is around
   * its children, and these stand in the order in which they were added.
   */
  boolean isLeftOf(Point other) {
    Interval a = interval;
    Interval b = other.interval;
    while (a.depth > b.depth) {
      if (a.parent == b) {
        return other.isEnd;
      }
      a = a.parent;
    }
    while (b.depth > a.depth) {
      if (b.parent == a) {
        return !isEnd;
      }
      b = b.parent;
    }
    if (a == b) {
      return !isEnd && other.isEnd;
    }
    while (a.parent != b.parent) {
      a = a.parent;
      b = b.parent;
    }
    return a.index < b.index;
  }

  @Override
  public String toString() {
    return (isEnd ? "the end of " : "the start of ") + interval;
  }
}
