package org.ajws.sync;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.lock.OrderedLock;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Context;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.trace.Trace;

/**
 * A piece of work with a start and an end, which other points can be put before and after: see
 * {@link Intervals}.
 */
public final class Interval {
  final Intervals graph;
  final Interval parent; // null: the run itself
  final int depth;
  final int index; // among the children of its parent
  final long number; // among all of the run
  final Point start;
  final Point end;

  private final String name;
  private final String site;
  private final Runnable body;

  private List<Object> held; // objects whose sets it holds; null for none; guarded by this
  private volatile Holding holding; // written once, before the start

  /** Added by its body; null when that has ended. Guarded by this. */
  private List<Interval> children = Collections.emptyList();

  private Interval(
      Intervals graph, Interval parent, int index, String name, String site, Runnable body) {
    this.graph = graph;
    this.parent = parent;
    this.depth = parent == null ? 0 : parent.depth + 1;
    this.index = index;
    this.number = graph.nextNumber();
    this.name = name;
    this.site = site;
    this.body = body;
    this.start = new Point(this, false);
    this.end = new Point(this, true);
  }

  /** The whole run. */
  static Interval root(Intervals graph, String site, Runnable body) {
    return new Interval(graph, null, 0, "the run", site, body);
  }

  /**
   * Its name, for messages.
   *
   * @return as given to {@link Intervals#add}
   */
  public String name() {
    return name;
  }

  /**
   * Where it starts: after all that was put before that, and after the body of the interval that it
   * was added in.
   *
   * @return always the same point
   */
  public Point start() {
    return start;
  }

  /**
   * Where it ends: after its body and the ends of the intervals that this has added.
   *
   * @return always the same point
   */
  public Point end() {
    return end;
  }

  /**
   * Puts the ends of others before the start of this one, which has not started.
   *
   * @param others of the same run, of any level
   * @return this
   * @throws CycleException if one of them comes after this one already; those before it in the list
   *     have been put before this one
   * @throws IllegalStateException if this one has started
   */
  public Interval after(Interval... others) {
    for (Interval other : others) {
      other.end.before(start);
    }
    return this;
  }

  /**
   * Puts the end of this one before the starts of others, which have not started.
   *
   * @param others of the same run, of any level
   * @return this
   * @throws CycleException if one of them comes before this one already; those before it in the
   *     list have been put after this one
   * @throws IllegalStateException if one of them has started
   */
  public Interval before(Interval... others) {
    for (Interval other : others) {
      end.before(other.start);
    }
    return this;
  }

  /**
   * Makes this one unit of work for all atomic sets of some objects: from its start to its end only
   * this interval and its children touch them, through units of work as ever. Other units wait.
   * This interval waits before it starts, but no thread does; an interval that has started may hold
   * a set that one around it holds. Has no effect where nothing is translated.
   *
   * @param objects whose sets; null is skipped
   * @return this
   * @throws IllegalStateException if this has started
   * @throws IllegalArgumentException if an object has no set, or one without a lock that can be
   *     held
   */
  public Interval holding(Object... objects) {
    StackRoom.makeForATask(); // else it does not start any more
    if (!start.latch.tryRetain()) {
      throw new IllegalStateException(this + " cannot hold anything more: it has started");
    }
    try {
      HeldSets.locks(graph.isInOrder(), Arrays.asList(objects)); // now, so that it throws here
      synchronized (this) {
        if (held == null) {
          held = new ArrayList<>();
        }
        Collections.addAll(held, objects);
      }
    } finally {
      Cascade after = new Cascade();
      after.release(start, false);
      after.run();
    }
    return this;
  }

  // ---- for the run

  /** Whether it has to claim sets before it starts; if so, it does. */
  boolean claims() {
    List<Object> objects;
    synchronized (this) {
      objects = held;
    }
    if (objects == null) {
      return false;
    }
    List<OrderedLock> locks = HeldSets.locks(graph.isInOrder(), objects);
    holding = new Holding(this, locks);
    holding.claim(graph.root());
    return true;
  }

  /** The locks of what it holds or claims; none before it does. */
  List<OrderedLock> locks() {
    Holding h = holding;
    return h == null ? List.of() : h.locks();
  }

  void givesBack() {
    if (holding != null) {
      if (graph.carrier instanceof InOrderCarrier) {
        ((InOrderCarrier) graph.carrier).holdsNoMore(this);
      }
      holding.giveBack();
    }
  }

  /** Whether it is another one or part of it, or of a run that was begun on behalf of that. */
  boolean isWithin(Interval other) {
    for (Interval i = this; i != null; i = i.parent != null ? i.parent : i.graph.around) {
      if (i == other) {
        return true;
      }
    }
    return false;
  }

  /** Adds a child; by the body, or what runs on behalf of it. */
  Interval add(String childName, String childSite, Runnable childBody) {
    StackRoom.makeForCounting(); // else this waits for a child that nobody knows
    synchronized (this) {
      if (children == null) {
        throw new IllegalStateException(
            "an interval is added to " + this + ", whose code has ended");
      }
      Interval child = new Interval(graph, this, children.size(), childName, childSite, childBody);
      if (children.isEmpty()) {
        children = new ArrayList<>();
      }
      children.add(child); // first: there may be no memory
      end.latch.retain(); // the body is missing
      return child;
    }
  }

  private synchronized List<Interval> closed() {
    List<Interval> all = children;
    children = null;
    return all;
  }

  /** It has started: lets it be run. */
  void start$() {
    graph.carrier.start(new Execution());
  }

  /** The run: where it stands. */
  void runHere() {
    Execution execution = new Execution();
    try {
      execution.run();
    } catch (Throwable t) {
      execution.abandoned(t);
    }
  }

  /** Runs the body, once. */
  final class Execution implements Carrier.Task {
    private Object begun; // what is told of it to who watches
    private boolean over;

    Interval interval() {
      return Interval.this;
    }

    @Override
    public long number() {
      return number;
    }

    @Override
    public void run() {
      boolean ran = false;
      if (!graph.isCancelled()) {
        begun = graph.isInOrder() && parent != null ? start.trace.begin() : null;
        try {
          runBody();
          ran = true;
        } catch (Throwable t) {
          if (begun != null) {
            Trace.failed(t);
          }
          graph.failed(Interval.this, t);
        } finally {
          if (begun != null) {
            PointTrace.end(begun);
            end.trace.comesAfter(begun);
          }
        }
      }
      bodyEnds(!ran);
    }

    private void bodyEnds(boolean failed) {
      over = true;
      Cascade after = new Cascade();
      for (Interval child : closed()) {
        if (begun != null) {
          child.start.trace.comesAfter(begun);
        }
        after.release(child.start, failed);
      }
      after.release(end, failed);
      after.run();
    }

    @Override
    public void abandoned(Throwable why) {
      graph.failed(Interval.this, why);
      if (!over) {
        bodyEnds(true);
      }
    }
  }

  private void runBody() {
    Worker worker = Worker.current();
    Context context = worker.context;
    Region outer = context.region();
    AsyncScope outerScope = context.outerScope();
    Entry outerEntry = context.outerScopeEntry();
    context.setRegion(new IntervalRegion(this, outer));
    context.setScope(null); // what the body starts ends with it
    try {
      body.run();
    } finally {
      context.setRegion(outer);
      context.resetScope(outerScope, outerEntry);
    }
  }

  String site() {
    return site;
  }

  @Override
  public String toString() {
    return parent == null ? name + " (" + site + ")" : "\"" + name + "\" (" + site + ")";
  }
}
