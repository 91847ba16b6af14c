package org.ajws.sync;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.runtime.lock.Claim;
import org.ajws.runtime.lock.HeldWait;
import org.ajws.runtime.lock.HeldWaits;
import org.ajws.runtime.lock.OrderedLock;

/**
 * Finds intervals, units and conditions that wait for each other's sets, and ends these waits. It
 * follows what comes after a point or a thread that waits: of each nothing goes on before all that
 * it waits for has, so a way back to where it began is a deadlock, whatever else runs ({@code
 * docs/design/deadlocks.md}).
 */
final class HeldCircles extends HeldWaits.Search {
  @Override
  protected Object caller() {
    return IntervalRegion.innermost();
  }

  @Override
  protected void look(HeldWait wait, Claim granted) {
    if (wait == null) {
      lookFrom(Holding.interval(granted).end);
    } else {
      look(wait.claim == null ? wait : Holding.interval(wait.claim).start, wait);
    }
  }

  /** An edge leads to a point that has not occurred. */
  static void lookFrom(Point point) {
    look(point, null);
  }

  /** One of the waits on a way may have ended meanwhile; then there may be another way. */
  private static void look(Object from, HeldWait wait) {
    while (new Walk(from, wait).findsChange()) {
      Thread.onSpinWait();
    }
  }

  /** One search: from points, and waits of threads, to what cannot go on before them. */
  private static final class Walk {
    private final Object from;
    private final Deque<Object> open = new ArrayDeque<>();
    private final Map<Object, Object> before = new HashMap<>(); // from where each was reached
    private final Map<Object, HeldWait> waits = new HashMap<>(); // of what waits for a set
    private Object last; // from where the first one was reached again

    Walk(Object from, HeldWait wait) {
      this.from = from;
      if (wait != null) {
        waits.put(from, wait);
      }
    }

    /** Ends a circle, if there is one; else whether a way was found that is none any more. */
    boolean findsChange() {
      open.add(from);
      while (last == null && !open.isEmpty()) {
        Object at = open.poll();
        if (at instanceof Point) {
          follow((Point) at);
        } else {
          follow((HeldWait) at);
        }
      }
      if (last == null) {
        return false;
      }
      List<HeldWait> circle = circle();
      if (!circle.stream().allMatch(HeldWait::lasts)) {
        return true;
      }
      end(circle); // all of them waited at one moment, since they still do
      return false;
    }

    private void follow(Point p) {
      Interval i = p.interval;
      Interval around = i.parent == null ? i.graph.around : i.parent;
      if (!p.isEnd) {
        reach(i.end, p);
      } else if (around != null) {
        reach(around.end, p);
      }
      i.graph.edges.laterThan(p).forEach(next -> reach(next, p));
      if (p.isEnd) {
        for (OrderedLock lock : i.locks()) {
          for (HeldWait w : HeldWaits.behind(lock, c -> Holding.interval(c) == i)) {
            Interval waiting = w.claim == null ? (Interval) w.worksFor : Holding.interval(w.claim);
            if (waiting == null || !waiting.isWithin(i)) { // else for what is inside only
              reach(w, p);
            }
          }
        }
      }
    }

    private void follow(HeldWait thread) {
      if (thread.worksFor != null) {
        Interval interval = (Interval) thread.worksFor;
        reach(interval.end, thread);
        if (interval.graph.carrier instanceof InOrderCarrier) { // it runs all the others, too
          ((InOrderCarrier) interval.graph.carrier)
              .holders()
              .forEach(holder -> reach(holder.end, thread));
        }
      }
      HeldWaits.behind(thread).forEach(w -> reach(w, thread));
    }

    private void reach(HeldWait wait, Object by) {
      Object node = wait.claim == null ? wait : Holding.interval(wait.claim).start;
      waits.putIfAbsent(node, wait);
      reach(node, by);
    }

    private void reach(Object node, Object by) {
      if (node == from) {
        last = by;
      } else if (before.putIfAbsent(node, by) == null) {
        open.add(node);
      }
    }

    /** What waits on the way, in its order. */
    private List<HeldWait> circle() {
      Deque<HeldWait> found = new ArrayDeque<>();
      for (Object at = last; at != null; at = at == from ? null : before.get(at)) {
        HeldWait wait = waits.get(at);
        if (wait != null) {
          found.addFirst(wait);
        }
      }
      return new ArrayList<>(found);
    }
  }

  private static void end(List<HeldWait> circle) {
    String message = HeldWaitText.ofCircle(circle);
    List<DeadlockException> exceptions = new ArrayList<>();
    for (HeldWait w : circle) {
      DeadlockException e = new DeadlockException(message);
      e.setStackTrace(HeldWaitText.trace(w));
      exceptions.add(e);
    }
    List<Integer> ended = new ArrayList<>();
    for (int i = 0; i < circle.size(); i++) { // all, before one of them lets another go on
      if (circle.get(i).fail(exceptions.get(i))) {
        ended.add(i);
      }
    }
    if (ended.isEmpty() && circle.stream().allMatch(HeldWait::lasts)) {
      log(message + "; all are in the middle of units, none can be ended");
    }
    for (int i : ended) {
      HeldWait w = circle.get(i);
      w.tell();
      if (w.claim != null) {
        Holding.refuse(w.claim, exceptions.get(i));
      }
    }
  }

  @Override
  protected void report(HeldWait wait, HeldWait holder) {
    log(
        HeldWaitText.of(wait)
            + " has waited for 10 seconds or more; who has it keeps it while it waits: "
            + HeldWaitText.of(holder)
            + "; if nobody else makes that true, this is a deadlock");
  }

  private static void log(String message) {
    System.getLogger("org.ajws.runtime").log(System.Logger.Level.WARNING, message);
  }
}
