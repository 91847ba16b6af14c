package org.ajws.report.profile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * A run of a recorded graph by simulated workers, event by event, under the rules of the runtime's
 * scheduler: docs/design/profile.md says which. It is repeatable: the random choice of a victim has
 * a fixed seed.
 */
final class Simulation {
  /** An execution of a finish or loop: what it waits for. */
  private static final class Scope {
    final Scope outer;
    final int begin;

    /** Of a loop that is split: as {@link TaskGraph#iterations} has them. */
    int[] iterations;

    int missing;
    Entry waiter;

    Scope(Scope outer, int begin) {
      this.outer = outer;
      this.begin = begin;
    }
  }

  /** Work that can go on: what follows an async, or the rest of a range of iterations. */
  private static final class Entry {
    final int at;
    final Scope scope;
    final boolean range;

    /** Of what follows an async: whether its stack was saved, so that it can be stolen. */
    boolean saved;

    /** Of a range: numbers of iterations. */
    int next;

    int end;

    Entry(int at, Scope scope, boolean range) {
      this.at = at;
      this.scope = scope;
      this.range = range;
    }
  }

  private final class Worker implements Comparable<Worker> {
    final int number;
    double time;
    int at;
    Scope scope;

    /** Oldest first. */
    final List<Entry> deque = new ArrayList<>();

    boolean stealing;

    /** Its place among those that have something to steal; negative if it is not there. */
    int rich = -1;

    /** Until when what it has saved uses up its share of time. */
    double usedUp = Double.NEGATIVE_INFINITY;

    Worker(int number) {
      this.number = number;
    }

    @Override
    public int compareTo(Worker o) {
      int c = Double.compare(time, o.time);
      return c != 0 ? c : Integer.compare(number, o.number);
    }
  }

  private final TaskGraph graph;
  private final SchedulerCosts costs;
  private final SplittableRandom random = new SplittableRandom(20);
  private final PriorityQueue<Worker> busy = new PriorityQueue<>();

  /** Without work; the one that has been shortest is last. */
  private final List<Worker> hungry = new ArrayList<>();

  private final List<Worker> rich = new ArrayList<>();
  private final BitSet ended = new BitSet();

  /** What waits for a value or a future: of a value, one. */
  private final Map<Integer, List<Entry>> joining = new HashMap<>();

  private double end;
  private boolean complete;
  private long steals;

  private Simulation(TaskGraph graph, SchedulerCosts costs, int workers) {
    this.graph = graph;
    this.costs = costs;
    for (int i = workers; --i > 0; ) {
      Worker w = new Worker(i);
      w.time = Double.NEGATIVE_INFINITY; // asleep
      hungry.add(w);
    }
  }

  /**
   * What a simulated run was.
   *
   * @param nanos how long it took
   * @param steals how often work changed its worker
   */
  record Run(double nanos, long steals) {}

  /** Simulates a run. */
  static Run run(TaskGraph graph, SchedulerCosts costs, int workers) {
    Simulation s = new Simulation(graph, costs, workers);
    s.run();
    if (!s.complete) {
      throw new IllegalStateException("the graph of the profile waits for what never ends");
    }
    return new Run(s.end, s.steals);
  }

  private void run() {
    Worker first = new Worker(0);
    first.scope = new Scope(null, 0);
    first.at = 1;
    busy.add(first);
    for (Worker w; (w = busy.poll()) != null; ) {
      if (w.stealing ? steal(w) : advance(w)) {
        busy.add(w);
      }
    }
  }

  // --- the program
  // --------------------------------------------------------------------------------

  /** Up to the end of the next strand; false if there is nothing more to do. */
  private boolean advance(Worker w) {
    while (true) {
      if (w.at == graph.size()) {
        complete = true;
        return goesOn(w, null);
      }
      int i = w.at++;
      boolean goesOn = true;
      switch (graph.operation(i)) {
        case STRAND -> {
          w.time += graph.time(i);
          end = Math.max(end, w.time);
          return true;
        }
        case ASYNC, VALUE, FUTURE -> spawn(w, i);
        case ITERATION -> spawn(w, i); // of a loop whose header runs in order
        case FINISH, IN_ORDER_LOOP -> w.scope = new Scope(w.scope, i);
        case LOOP -> goesOn = loop(w, i);
        case JOIN -> goesOn = join(w, i);
        case WAIT -> goesOn = waitFor(w, i);
        case END -> goesOn = end(w, graph.other(i), i);
        default -> throw new AssertionError(graph.operation(i));
      }
      if (!goesOn) {
        return false;
      }
    }
  }

  private void spawn(Worker w, int i) {
    if (graph.operation(i) != TaskGraph.Operation.VALUE) {
      w.scope.missing++;
    }
    Entry rest = new Entry(graph.other(i) + 1, w.scope, false);
    w.deque.add(rest);
    if (graph.operation(i) == TaskGraph.Operation.ITERATION) {
      rest.saved = true; // a task that is queued, not a stack
      offer(w);
    } else if (!hungry.isEmpty() && w.rich < 0 && w.usedUp <= w.time) {
      save(w);
    }
  }

  /** Somebody asks for work: the stack goes into the deque. */
  private void save(Worker w) {
    double cost = costs.saving();
    for (Entry e : w.deque) {
      if (!e.range && !e.saved) {
        e.saved = true;
        cost += costs.frame();
      }
    }
    w.usedUp = Math.max(w.usedUp, w.time - SchedulerCosts.KEPT) + SchedulerCosts.THROTTLE * cost;
    w.time += cost;
    offer(w);
  }

  private boolean loop(Worker w, int i) {
    Scope scope = new Scope(w.scope, i);
    w.scope = scope;
    int[] iterations = graph.iterations(i);
    int n = iterations.length - 2;
    if (n <= 0) {
      return true;
    }
    scope.iterations = iterations;
    scope.missing = 1;
    Entry range = new Entry(i, scope, true);
    range.end = n;
    iterate(w, range);
    return true;
  }

  /**
   * Starts the next iteration; the rest, which counts in the loop, too, can be stolen meanwhile.
   */
  private void iterate(Worker w, Entry range) {
    w.at = range.scope.iterations[1 + range.next++] + 1;
    w.scope = range.scope;
    if (range.next < range.end) {
      range.scope.missing++;
      w.deque.add(range);
      offer(w);
    }
  }

  private boolean join(Worker w, int i) {
    int value = graph.target(i);
    if (ended.get(value)) {
      return true;
    }
    joining.computeIfAbsent(value, v -> new ArrayList<>()).add(new Entry(w.at, w.scope, false));
    return goesOn(w, null);
  }

  private boolean waitFor(Worker w, int i) {
    for (Scope s = w.scope; s != null; s = s.outer) {
      if (s.missing > 0) {
        s.waiter = new Entry(i, w.scope, false); // asks again
        return goesOn(w, null);
      }
      if (s.begin == graph.target(i)) {
        return true;
      }
    }
    return true;
  }

  private boolean end(Worker w, int begin, int at) {
    switch (graph.operation(begin)) {
      case ASYNC -> {
        return ended(w, at);
      }
      case VALUE -> {
        ended.set(begin);
        if (unstolen(w, at)) {
          pop(w);
          return true;
        }
        List<Entry> waiting = joining.remove(begin);
        return goesOn(w, waiting == null ? null : waiting.get(0));
      }
      case FUTURE -> {
        ended.set(begin);
        goOnLater(w, joining.remove(begin));
        return ended(w, at);
      }
      case ITERATION -> {
        Scope scope = w.scope;
        if (graph.operation(scope.begin) == TaskGraph.Operation.IN_ORDER_LOOP) {
          return ended(w, at);
        }
        Entry newest = newest(w);
        if (newest != null && newest.range && newest.scope == scope) {
          scope.missing--;
          pop(w);
          iterate(w, newest);
          return true;
        }
        return goesOn(w, released(scope)); // the last one of its piece
      }
      default -> {
        Scope scope = w.scope;
        w.scope = scope.outer;
        if (scope.missing == 0) {
          return true;
        }
        scope.waiter = new Entry(w.at, w.scope, false);
        return goesOn(w, null);
      }
    }
  }

  /** What has waited for a future is the oldest work of the worker that has ended it. */
  private void goOnLater(Worker w, List<Entry> waiting) {
    if (waiting != null) {
      waiting.forEach(e -> e.saved = true);
      w.deque.addAll(0, waiting);
      offer(w);
    }
  }

  /** An async has ended; the worker goes on with what follows it, unless that was stolen. */
  private boolean ended(Worker w, int at) {
    if (unstolen(w, at)) {
      w.scope.missing--;
      pop(w);
      return true;
    }
    return goesOn(w, released(w.scope));
  }

  private static Entry newest(Worker w) {
    return w.deque.isEmpty() ? null : w.deque.get(w.deque.size() - 1);
  }

  private static boolean unstolen(Worker w, int at) {
    Entry newest = newest(w);
    return newest != null && !newest.range && newest.at == at + 1;
  }

  private void pop(Worker w) {
    w.deque.remove(w.deque.size() - 1);
    poorer(w);
  }

  /** One task less; gives what waited for the last one. */
  private static Entry released(Scope scope) {
    if (--scope.missing > 0) {
      return null;
    }
    if (scope.iterations != null) {
      return new Entry(scope.iterations[scope.iterations.length - 1], scope, false);
    }
    Entry waiter = scope.waiter;
    scope.waiter = null;
    return waiter;
  }

  /** Goes on with what is given, with what the worker has, or else looks for work. */
  private boolean goesOn(Worker w, Entry entry) {
    Entry next = entry;
    if (next == null && !w.deque.isEmpty()) {
      next = newest(w);
      pop(w);
    }
    if (next != null) {
      take(w, next);
      return true;
    }
    if (rich.isEmpty()) {
      hungry.add(w);
      return false;
    }
    w.stealing = true;
    w.time += costs.steal();
    busy.add(w);
    return false;
  }

  private void take(Worker w, Entry e) {
    if (e.range) {
      iterate(w, e);
    } else {
      w.at = e.at;
      w.scope = e.scope;
    }
  }

  // --- stealing
  // -----------------------------------------------------------------------------------

  /** The oldest that can be taken; negative if there is none. */
  private int stealable(Worker w) {
    for (int i = 0; i < w.deque.size(); i++) {
      Entry e = w.deque.get(i);
      if (e.range ? isWorthSplitting(e) : e.saved) {
        return i;
      }
    }
    return -1;
  }

  private boolean isWorthSplitting(Entry e) {
    int[] iterations = e.scope.iterations;
    return graph.work(iterations[1 + e.next], iterations[1 + e.end]) >= SchedulerCosts.SHORT_LOOP;
  }

  /** The worker may have something to steal. */
  private void offer(Worker w) {
    if (w.rich < 0 && stealable(w) >= 0) {
      w.rich = rich.size();
      rich.add(w);
    }
    if (w.rich >= 0) {
      call(w.time);
    }
  }

  private void poorer(Worker w) {
    if (w.rich >= 0 && stealable(w) < 0) {
      Worker last = rich.remove(rich.size() - 1);
      if (last != w) {
        rich.set(w.rich, last);
        last.rich = w.rich;
      }
      w.rich = -1;
    }
  }

  /** A hungry worker sets out; it calls the next one when it has something itself. */
  private void call(double now) {
    if (hungry.isEmpty()) {
      return;
    }
    Worker thief = hungry.remove(hungry.size() - 1);
    double wake = now - thief.time > SchedulerCosts.AWAKE ? costs.wake() : 0;
    thief.time = now + costs.steal() + wake;
    thief.stealing = true;
    busy.add(thief);
  }

  private boolean steal(Worker thief) {
    thief.stealing = false;
    if (rich.isEmpty()) {
      hungry.add(thief);
      return false;
    }
    Worker victim = rich.get(random.nextInt(rich.size()));
    int i = stealable(victim);
    Entry e = victim.deque.get(i);
    steals++;
    if (e.range && e.end - e.next > 1) {
      Entry half = new Entry(e.at, e.scope, true);
      half.next = (e.next + e.end + 1) >>> 1;
      half.end = e.end;
      e.end = half.next;
      e.scope.missing++;
      poorer(victim);
      take(thief, half);
    } else {
      victim.deque.remove(i);
      poorer(victim);
      take(thief, e);
    }
    if (!rich.isEmpty()) {
      call(thief.time);
    }
    return true;
  }
}
