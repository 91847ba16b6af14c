package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * A random program with finishes, asyncs that escape, loops, async values joined in any order, and
 * locks: run once under the detector, while its graph is written down. The graph's answer is
 * computed the slow way: for each step the set of all steps before it.
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

  private final Random random;
  private final boolean values;
  private final boolean locks;
  private final Detector detector;
  private final TaskOrder order;
  private final long[] shadow;
  private final Set<Integer> found = new TreeSet<>();
  private final List<BitSet> before = new ArrayList<>();
  private final List<Access> accesses = new ArrayList<>();
  private final List<Integer> held = new ArrayList<>();
  private int budget;

  /** The step that the running task is at. */
  private int step;

  RandomProgram(long seed, boolean values, boolean locks) {
    this.random = new Random(seed);
    this.values = values;
    this.locks = locks;
    this.budget = 5 + random.nextInt(120);
    this.shadow = new long[2 * (1 + random.nextInt(10))];
    this.detector = new Detector((where, i, f, fw, ft, s, sw, st) -> found.add(i));
    this.order = detector.order;
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
    Set<Integer> racy = new TreeSet<>();
    for (int i = 0; i < accesses.size(); i++) {
      Access b = accesses.get(i);
      for (int j = 0; j < i && !racy.contains(b.location); j++) {
        Access a = accesses.get(j);
        if (a.location == b.location
            && (a.write || b.write)
            && a.step != b.step
            && !before.get(b.step).get(a.step)
            && !exclude(a.locks, b.locks)) {
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
      int what = random.nextInt(12);
      if (depth >= 8 || what >= 7) {
        access();
      } else if (what < 2) {
        order.asyncBegin("async");
        task(() -> block(depth + 1, scope, new ArrayList<>()), scope);
        order.asyncEnd();
      } else if (what == 2) {
        int number = order.finishBegin("finish");
        Scope inner = new Scope();
        block(depth + 1, inner, together(outer, mine));
        if (random.nextInt(3) == 0) {
          order.finishWait(number);
          next();
          inner.ends.forEach(this::joined);
          block(depth + 1, inner, together(outer, mine));
        }
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
        locked();
      } else {
        List<OpenValue> open = together(outer, mine);
        if (!open.isEmpty()) {
          join(open.get(random.nextInt(open.size())));
        }
      }
    }
    mine.forEach(this::join);
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

  /** Runs a task that begins here; gives its last step. */
  private int task(Runnable body, Scope scope) {
    int spawned = step;
    next();
    body.run();
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

  private void locked() {
    int lock = 1 + random.nextInt(3);
    boolean shared = random.nextInt(3) == 0;
    int sign = shared ? -lock : lock;
    order.locks.acquire(lock, shared);
    held.add(sign);
    int n = 1 + random.nextInt(4);
    for (int i = 0; i < n && budget > 0; i++) {
      budget--;
      if (random.nextInt(4) == 0) {
        locked();
      } else {
        access();
      }
    }
    held.remove(held.lastIndexOf(sign));
    order.locks.release(lock, shared);
  }

  private void access() {
    int location = random.nextInt(shadow.length / 2);
    boolean write = random.nextInt(3) == 0;
    if (random.nextInt(3) == 0) {
      range(location, write);
      return;
    }
    if (write) {
      detector.write(null, shadow, location, 1);
    } else {
      detector.read(null, shadow, location, 1);
    }
    accessed(location, write);
  }

  private void accessed(int location, boolean write) {
    accesses.add(new Access(step, location, write, Set.copyOf(new TreeSet<>(held))));
  }

  /** As a loop does, up or down, over several slots or again and again over one. */
  private void range(int from, boolean write) {
    int slots = shadow.length / 2;
    int stride = random.nextInt(5) - 2;
    int most = stride == 0 ? 4 : (stride > 0 ? slots - 1 - from : from) / Math.abs(stride) + 1;
    int n = 1 + random.nextInt(most);
    detector.range(shadow, shadow, from + stride * (n - 1), n, stride, 1, write);
    for (int k = 0; k < n; k++) {
      accessed(from + stride * k, write);
    }
  }
}
