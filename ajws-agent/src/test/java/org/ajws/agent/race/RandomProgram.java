package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * A random program with finishes, asyncs that escape, loops, async values joined in any order,
 * futures that any later task waits for, and locks: run once under the detector, while its graph is
 * written down. The graph's answer is computed the slow way: for each step the set of all steps
 * before it.
 */
final class RandomProgram {
  private record Access(int step, int location, boolean write, Set<Integer> locks) {}

  /** A finish of the graph: the last steps of the tasks that it waits for. */
  private static final class Scope {
    final List<Integer> ends = new ArrayList<>();
  }

  private static final class OpenValue {
    final Value value = new Value();
    int end;
  }

  private record OpenFinish(int number, Scope scope) {}

  private final Random random;
  private final boolean values;
  private final boolean futures;

  /** Whether nearly all accesses take the lock of their location. */
  private final boolean disciplined;

  private final boolean locks;
  private final Detector detector;
  private final TaskOrder order;
  private final int slots;

  /** As long as the locations have segments; then null. */
  private Segments segments;

  private long[] shadow;
  private final Set<Integer> found = new TreeSet<>();
  private final Set<Integer> conflicts = new TreeSet<>();
  private final List<BitSet> before = new ArrayList<>();
  private final List<Access> accesses = new ArrayList<>();
  private final List<Integer> held = new ArrayList<>();

  /** How a task got hold of a future is not looked at: through a map of all tasks, say. */
  private final List<OpenValue> made = new ArrayList<>();

  /** Those that the running task has begun. */
  private List<OpenFinish> finishes = new ArrayList<>();

  private int budget;

  /** The step that the running task is at. */
  private int step;

  RandomProgram(long seed, boolean values, boolean locks, boolean futures) {
    this.random = new Random(seed);
    this.values = values;
    this.futures = futures;
    this.locks = locks;
    this.disciplined = locks && random.nextInt(3) == 0;
    this.budget = 5 + random.nextInt(120);
    this.slots = 1 + random.nextInt(random.nextInt(4) == 0 ? 80 : 10);
    this.shadow = Shadow.of(slots);
    this.segments = random.nextBoolean() ? new Segments(slots, 2 + random.nextInt(31)) : null;
    this.detector = new Detector(new Found());
    this.order = detector.order;
  }

  private final class Found implements RaceListener {
    @Override
    public void race(Object where, int i, int f, boolean fw, Task ft, int s, boolean sw, Task st) {
      found.add(i);
    }

    @Override
    public void conflict(
        Object where, int i, int f, boolean fw, Task ft, int s, boolean sw, Task st) {
      conflicts.add(i);
    }

    @Override
    public boolean wantsConflicts() {
      return true;
    }
  }

  /** Locations that the detector has said to conflict, but not to race. */
  Set<Integer> conflicts() {
    Set<Integer> some = new TreeSet<>(conflicts);
    some.removeAll(found);
    return some;
  }

  /** The same, as the graph says. */
  Set<Integer> expectedConflicts() {
    Set<Integer> some = parallel(true);
    some.removeAll(expected());
    return some;
  }

  /** Locations that race, as the detector says. */
  Set<Integer> run() {
    step = newStep(-1);
    block(0, new Scope(), new ArrayList<>());
    if (!order.isBalanced()) {
      throw new IllegalStateException("a construct was left open");
    }
    return found;
  }

  /** Locations that race, as the graph says. */
  Set<Integer> expected() {
    return parallel(false);
  }

  /** Those with a pair of unordered accesses that a lock excludes, or does not. */
  private Set<Integer> parallel(boolean excluded) {
    Set<Integer> racy = new TreeSet<>();
    for (int i = 0; i < accesses.size(); i++) {
      Access b = accesses.get(i);
      for (int j = 0; j < i && !racy.contains(b.location); j++) {
        Access a = accesses.get(j);
        if (a.location == b.location
            && (a.write || b.write)
            && a.step != b.step
            && !before.get(b.step).get(a.step)
            && exclude(a.locks, b.locks) == excluded) {
          racy.add(b.location);
        }
      }
    }
    return racy;
  }

  /** A positive number is an exclusive lock, a negative one the same lock held shared. */
  private static boolean exclude(Set<Integer> a, Set<Integer> b) {
    for (int x : a) {
      for (int y : b) {
        if (Math.abs(x) == Math.abs(y) && (x > 0 || y > 0)) {
          return true;
        }
      }
    }
    return false;
  }

  private int newStep(int after) {
    BitSet set = new BitSet();
    if (after >= 0) {
      set.or(before.get(after));
      set.set(after);
    }
    before.add(set);
    return before.size() - 1;
  }

  private void next() {
    step = newStep(step);
  }

  private void joined(int end) {
    before.get(step).or(before.get(end));
    before.get(step).set(end);
  }

  private void block(int depth, Scope scope, List<OpenValue> outer) {
    List<OpenValue> mine = new ArrayList<>();
    int steps = 1 + random.nextInt(6);
    for (int k = 0; k < steps && budget > 0; k++) {
      budget--;
      int what = random.nextInt(futures ? 15 : 12);
      if (what >= 13 && !made.isEmpty()) {
        get(made.get(random.nextInt(made.size())));
      } else if (what == 12 && depth < 8) {
        future(depth, scope);
      } else if (depth >= 8 || what >= 7) {
        access();
      } else if (what < 2) {
        async(depth, scope);
      } else if (what == 2) {
        int number = order.finishBegin("finish");
        Scope inner = new Scope();
        finishes.add(new OpenFinish(number, inner));
        block(depth + 1, inner, together(outer, mine));
        if (random.nextInt(3) == 0) {
          waitFor(random.nextInt(finishes.size()));
          block(depth + 1, inner, together(outer, mine));
        }
        finishes.remove(finishes.size() - 1);
        order.finishEnd();
        next();
        inner.ends.forEach(this::joined);
      } else if (what == 3) {
        loop(depth);
      } else if (what == 4 && values) {
        OpenValue v = new OpenValue();
        order.valueBegin("value");
        v.end = task(() -> block(depth + 1, scope, new ArrayList<>()), scope);
        order.valueEnd(v.value);
        mine.add(v);
      } else if (what == 5 && locks) {
        locked(depth, scope);
      } else {
        List<OpenValue> open = together(outer, mine);
        if (!open.isEmpty()) {
          join(open.get(random.nextInt(open.size())));
        }
      }
    }
    mine.forEach(this::join);
  }

  /** As a {@code return} does that leaves several finishes. */
  private void waitFor(int outermost) {
    order.finishWait(finishes.get(outermost).number);
    next();
    for (OpenFinish f : finishes.subList(outermost, finishes.size())) {
      f.scope.ends.forEach(this::joined);
    }
  }

  private static List<OpenValue> together(List<OpenValue> a, List<OpenValue> b) {
    List<OpenValue> all = new ArrayList<>(a);
    all.addAll(b);
    return all;
  }

  private void join(OpenValue v) {
    order.join(v.value);
    next();
    joined(v.end);
  }

  private void async(int depth, Scope scope) {
    order.asyncBegin("async");
    task(() -> block(depth + 1, scope, new ArrayList<>()), scope);
    order.asyncEnd();
  }

  /** Locks of the spawning task are not those of the task. */
  private void spawn(int depth, Scope scope) {
    if (futures && random.nextBoolean()) {
      future(depth, scope);
    } else {
      async(depth, scope);
    }
  }

  private void future(int depth, Scope scope) {
    OpenValue f = new OpenValue();
    order.futureBegin("future");
    f.end = task(() -> block(depth + 1, scope, new ArrayList<>()), scope);
    order.futureEnd(f.value);
    made.add(f);
  }

  private void get(OpenValue f) {
    order.futureGot(f.value);
    next();
    joined(f.end);
  }

  /** Runs a task that begins here; gives its last step. */
  private int task(Runnable body, Scope scope) {
    int spawned = step;
    List<OpenFinish> outerFinishes = finishes;
    finishes = new ArrayList<>();
    List<Integer> outerLocks = new ArrayList<>(held);
    held.clear();
    next();
    body.run();
    held.addAll(outerLocks);
    finishes = outerFinishes;
    int end = step;
    scope.ends.add(end);
    step = newStep(spawned);
    return end;
  }

  private void loop(int depth) {
    Scope inner = new Scope();
    order.loopBegin("loop");
    int n = random.nextInt(4);
    for (int i = 0; i < n; i++) {
      order.iterationBegin(i);
      task(() -> block(depth + 1, inner, new ArrayList<>()), inner);
      order.iterationEnd();
      if (random.nextInt(4) == 0) {
        access(); // in the header
      }
    }
    order.loopEnd();
    next();
    inner.ends.forEach(this::joined);
  }

  private void locked(int depth, Scope scope) {
    int lock = 1 + random.nextInt(3);
    boolean shared = random.nextInt(3) == 0;
    int sign = shared ? -lock : lock;
    order.locks.acquire(lock, shared);
    held.add(sign);
    int n = 1 + random.nextInt(4);
    for (int i = 0; i < n && budget > 0; i++) {
      budget--;
      if (random.nextInt(4) == 0) {
        locked(depth, scope);
      } else if (random.nextInt(6) == 0 && depth < 8) {
        spawn(depth, scope);
      } else {
        access();
      }
    }
    held.remove(held.lastIndexOf(sign));
    order.locks.release(lock, shared);
  }

  private void access() {
    int location = random.nextInt(slots);
    boolean write = random.nextInt(3) == 0;
    if (disciplined && random.nextInt(100) > 0) {
      int lock = 1 + location % 3;
      order.locks.acquire(lock, false);
      held.add(lock);
      access(location, write);
      held.remove(held.lastIndexOf(lock));
      order.locks.release(lock, false);
    } else if (random.nextInt(3) == 0) {
      range(location, write);
    } else {
      access(location, write);
    }
  }

  private void access(int location, boolean write) {
    if (isDone(location, location + 1, write)) {
      // as segments
    } else if (write) {
      detector.write(null, shadow, location, 1);
    } else {
      detector.read(null, shadow, location, 1);
    }
    accessed(location, write);
  }

  /** Does it with segments, if there are some and they can. */
  private boolean isDone(int from, int to, boolean write) {
    if (segments == null) {
      return false;
    }
    if (segments.access(detector, from, to, 1, write)) {
      return true;
    }
    toWords();
    return false;
  }

  private void toWords() {
    shadow = segments.toWords();
    segments = null;
  }

  private void accessed(int location, boolean write) {
    accesses.add(new Access(step, location, write, Set.copyOf(new TreeSet<>(held))));
  }

  /** As a loop does, up or down, over several slots or again and again over one. */
  private void range(int from, boolean write) {
    int stride = random.nextInt(5) - 2;
    int most = stride == 0 ? 4 : (stride > 0 ? slots - 1 - from : from) / Math.abs(stride) + 1;
    int n = 1 + random.nextInt(most);
    int last = from + stride * (n - 1);
    boolean together = stride == 1 || stride == -1;
    if (together && isDone(Math.min(from, last), Math.max(from, last) + 1, write)) {
      // as segments
    } else if (!together && segments != null) {
      toWords();
    }
    if (segments == null
        && (random.nextBoolean() || !detector.isShortAndKnown(shadow, last, n, stride, write))) {
      detector.range(shadow, shadow, last, n, stride, 1, write);
    }
    for (int k = 0; k < n; k++) {
      accessed(from + stride * k, write);
    }
  }
}
