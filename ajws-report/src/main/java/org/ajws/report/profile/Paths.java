package org.ajws.report.profile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The longest path of a graph, with whose strands it goes through. */
final class Paths {
  private static final int NOBODY = -1;

  private final TaskGraph graph;

  /** The construct whose own strands take no time; or nobody. */
  private final int free;

  /** What it costs that another worker takes what follows. */
  private final double burden;

  private Path here = new Path(null, 0, 0);
  private Path latest = here;
  private final Deque<Path> saved = new ArrayDeque<>();
  private final List<Integer> scopes = new ArrayList<>();
  private final List<Path> latestOf = new ArrayList<>();
  private final Map<Integer, Path> values = new HashMap<>();

  /** Strands one after the other, linked from the last one. */
  private record Path(Path previous, int construct, double length) {
    Path plus(int at, double time) {
      return time == 0 ? this : new Path(this, at, length + time);
    }

    Path later(Path other) {
      return other.length > length ? other : this;
    }
  }

  private Paths(TaskGraph graph, int free, double burden) {
    this.graph = graph;
    this.free = free;
    this.burden = burden;
  }

  /** How long the longest path is, in nanoseconds. */
  static double span(TaskGraph graph) {
    return new Paths(graph, NOBODY, 0).longest().length;
  }

  /** The same if the strands of one construct took no time. */
  static double spanWithout(TaskGraph graph, int construct) {
    return new Paths(graph, construct, 0).longest().length;
  }

  /** The same if each task that can run beside others had to be stolen. */
  static double burdenedSpan(TaskGraph graph, double burden) {
    return new Paths(graph, NOBODY, burden).longest().length;
  }

  /**
   * The shares of the longest path.
   *
   * @return by construct, the time that its own strands take on the path
   */
  static double[] critical(TaskGraph graph, int constructs) {
    double[] times = new double[constructs];
    for (Path p = new Paths(graph, NOBODY, 0).longest(); p.previous != null; p = p.previous) {
      times[p.construct] += p.length - p.previous.length;
    }
    return times;
  }

  private Path longest() {
    for (int i = 0; i < graph.size(); i++) {
      switch (graph.operation(i)) {
        case STRAND -> {
          int construct = graph.construct(i);
          here = here.plus(construct, construct == free ? 0 : graph.time(i));
        }
        case ASYNC, VALUE, FUTURE, ITERATION -> saved.push(here);
        case FINISH, LOOP, IN_ORDER_LOOP -> {
          scopes.add(i);
          latestOf.add(latest);
          latest = here;
        }
        case JOIN -> here = here.later(values.getOrDefault(graph.target(i), here));
        case WAIT -> waitFor(graph.target(i));
        case END -> end(graph.other(i), graph.construct(i));
        default -> throw new AssertionError(graph.operation(i));
      }
    }
    return here.later(latest);
  }

  /** Everything since the finish began that is still open. */
  private void waitFor(int finish) {
    Path inner = latest;
    for (int s = scopes.size() - 1; s >= 0; s--) {
      here = here.later(inner);
      if (scopes.get(s) == finish) {
        return;
      }
      inner = latestOf.get(s);
    }
  }

  private void end(int begin, int construct) {
    switch (graph.operation(begin)) {
      case VALUE -> {
        values.put(begin, here);
        here = saved.pop().plus(construct, burden);
      }
      case ASYNC, FUTURE -> {
        if (graph.operation(begin) == TaskGraph.Operation.FUTURE) {
          values.put(begin, here);
        }
        latest = latest.later(here);
        here = saved.pop().plus(construct, burden);
      }
      case ITERATION -> {
        latest = latest.later(here);
        here = saved.pop();
      }
      default -> {
        here = here.later(latest).plus(construct, splits(begin) * burden);
        scopes.remove(scopes.size() - 1);
        latest = latestOf.remove(latestOf.size() - 1);
      }
    }
  }

  /** How many times a range is halved on the way to one iteration. */
  private int splits(int begin) {
    if (burden == 0 || graph.operation(begin) != TaskGraph.Operation.LOOP) {
      return 0;
    }
    int n = graph.iterations(begin).length - 2;
    return n < 2 ? 0 : 32 - Integer.numberOfLeadingZeros(n - 1);
  }
}
