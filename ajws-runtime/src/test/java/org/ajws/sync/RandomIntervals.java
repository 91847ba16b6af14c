package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A random program of intervals, and what must have been so after any run of it. Each interval adds
 * its children and some edges, to the left and to the right, on its level and across, and may hold
 * cells; which edges come too late depends on the schedule, so the run notes which were taken. From
 * these alone, and the tree, an oracle tells what was ordered, what had to run, and which edges
 * close a cycle.
 */
final class RandomIntervals {
  private final int n; // interval 0 is the run
  private final int[] parent;
  private final boolean[] fails;
  private final int[] holds; // a set of cells
  private final int[][]
      edges; // of each interval: from, to, from, to, ... of points it tries to add
  private final long[] seeds;

  RandomIntervals(Random random) {
    n = 2 + random.nextInt(40);
    parent = new int[n];
    fails = new boolean[n];
    holds = new int[n];
    edges = new int[n][];
    seeds = random.longs(n).toArray();
    boolean failing = random.nextInt(3) == 0;
    int flat = random.nextInt(4);
    for (int i = 1; i < n; i++) {
      parent[i] = random.nextInt(4) < flat ? 0 : random.nextInt(i);
      fails[i] = failing && random.nextInt(12) == 0;
    }
    int holding = random.nextInt(3); // in a third of the programs nothing is held
    for (int i = 1; i < n; i++) {
      holds[i] = random.nextInt(4) < holding ? chooseCells(random, i) : 0;
    }
    boolean disorder = random.nextBoolean();
    for (int i = 0; i < n; i++) {
      edges[i] = new int[2 * random.nextInt(i == 0 ? 2 * n : 6)];
      for (int k = 0; k < edges[i].length; k += 2) {
        int a = random.nextInt(n - 1) + 1;
        int b = random.nextInt(n - 1) + 1;
        boolean swap = a > b && !(disorder && random.nextInt(4) == 0);
        edges[i][k] = point(swap ? b : a, random.nextInt(4) == 0 ? START : END);
        edges[i][k + 1] = point(swap ? a : b, random.nextInt(4) == 0 ? END : START);
        if (waitsWhileItHolds(edges[i][k], edges[i][k + 1])) {
          edges[i][k + 1] = edges[i][k]; // is refused
        }
      }
    }
  }

  /** Within one that holds some only of these, lest two wait for each other's. */
  private int chooseCells(Random random, int i) {
    for (int p = parent[i]; p != 0; p = parent[p]) {
      if (holds[p] != 0) {
        return holds[p] & random.nextInt(1 << CELLS);
      }
    }
    return random.nextInt(1 << CELLS);
  }

  /** Whether an edge would let something that holds cells wait for what is outside of it. */
  private boolean waitsWhileItHolds(int from, int to) {
    for (int h = to % 3 == END ? to / 3 : parent[to / 3]; h != 0; h = parent[h]) {
      if (holds[h] != 0 && !isWithin(from / 3, h)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWithin(int i, int around) {
    int at = i;
    while (at > around) {
      at = parent[at]; // of smaller number
    }
    return at == around;
  }

  private static final int CELLS = 3;

  private static final int START = 0;
  private static final int BODY = 1; // where the code of an interval ends
  private static final int END = 2;

  private static int point(int interval, int kind) {
    return 3 * interval + kind;
  }

  /** One run. */
  final class Run {
    private final HoldingTest.Cell[] cells = new HoldingTest.Cell[CELLS];
    private final AtomicReferenceArray<Interval> made = new AtomicReferenceArray<>(n);
    private final AtomicIntegerArray ran = new AtomicIntegerArray(n);
    private final AtomicLong clock = new AtomicLong();
    private final long[] begun = new long[n];
    private final long[] ended = new long[n];
    private final int[] wrote = new int[n]; // plain
    private final int[][] seen = new int[n][];
    private final Queue<int[]> taken = new ConcurrentLinkedQueue<>();
    private final Queue<int[]> refused = new ConcurrentLinkedQueue<>();
    final AtomicInteger late = new AtomicInteger();

    /** The program, which is given to one of the engines. */
    void program(Consumer<Consumer<Intervals>> engine) {
      Arrays.setAll(cells, c -> new HoldingTest.Cell());
      Throwable thrown = null;
      try {
        engine.accept(g -> body(g, 0));
      } catch (Failure f) {
        thrown = f;
      }
      check(thrown);
    }

    private void body(Intervals g, int i) {
      begun[i] = clock.incrementAndGet();
      ran.incrementAndGet(i);
      seen[i] = wrote.clone();
      for (int c = i + 1; c < n; c++) {
        if (parent[c] == i) {
          int child = c;
          Interval added = g.add("i" + c, () -> body(g, child));
          made.set(c, holds[c] == 0 ? added : added.holding(held(c)));
        }
      }
      Random random = new Random(seeds[i]);
      for (int k = 0; k < edges[i].length; k += 2) {
        if (random.nextInt(8) == 0) {
          Thread.yield();
        }
        add(edges[i][k], edges[i][k + 1]);
      }
      wrote[i] = i + 1;
      ended[i] = clock.incrementAndGet();
      if (fails[i]) {
        throw new Failure(i);
      }
    }

    private Object[] held(int i) {
      return IntStream.range(0, CELLS)
          .filter(c -> (holds[i] >> c & 1) != 0)
          .mapToObj(c -> cells[c])
          .toArray();
    }

    private void add(int from, int to) {
      if (made.get(from / 3) == null || made.get(to / 3) == null) {
        return;
      }
      try {
        pointOf(from).before(pointOf(to));
        taken.add(new int[] {from, to});
      } catch (CycleException e) {
        refused.add(new int[] {from, to});
      } catch (IllegalStateException e) {
        late.incrementAndGet();
      }
    }

    private Point pointOf(int p) {
      Interval i = made.get(p / 3);
      return p % 3 == START ? i.start() : i.end();
    }

    private void check(Throwable thrown) {
      BitSet[] before = before(); // transitively
      for (int p = 0; p < 3 * n; p++) {
        assertTrue(!before[p].get(p), "a cycle at point " + p);
      }
      for (int[] e : refused) {
        assertTrue(e[0] == e[1] || before[e[0]].get(e[1]), "a refused edge that closes no cycle");
      }
      Set<Integer> failed = new HashSet<>();
      for (int i = 0; i < n; i++) {
        boolean created = i == 0 || made.get(i) != null;
        boolean runs = created && !comesAfterFailure(before, i);
        assertEquals(runs ? 1 : 0, ran.get(i), "how often i" + i + " has run");
        if (runs && fails[i]) {
          failed.add(i);
        }
        if (runs) {
          checkOrder(before, i);
        }
      }
      checkHeld();
      checkThrown(thrown, failed);
    }

    /** What holds a cell, with all in it, is apart from all others that do. */
    private void checkHeld() {
      long[] over = ended.clone();
      for (int i = n - 1; i > 0; i--) {
        over[parent[i]] = Math.max(over[parent[i]], over[i]);
      }
      for (int i = 1; i < n; i++) {
        for (int k = i + 1; k < n; k++) {
          if ((holds[i] & holds[k]) != 0 && ran.get(i) > 0 && ran.get(k) > 0 && !isWithin(k, i)) {
            assertTrue(
                over[i] < begun[k] || over[k] < begun[i],
                "i" + i + " and i" + k + " hold a cell at the same time");
          }
        }
      }
    }

    /** Whether some code that ran, and threw, ended before its start. */
    private boolean comesAfterFailure(BitSet[] before, int i) {
      for (int f = 1; f < n; f++) {
        if (fails[f] && ran.get(f) > 0 && before[point(i, START)].get(point(f, BODY))) {
          return true;
        }
      }
      return false;
    }

    private void checkOrder(BitSet[] before, int i) {
      for (int other = 0; other < n; other++) {
        if (before[point(i, START)].get(point(other, BODY)) && ran.get(other) > 0) {
          assertTrue(ended[other] < begun[i], "i" + other + " ends before i" + i + " begins");
          assertEquals(other + 1, seen[i][other], "what i" + other + " wrote is seen by i" + i);
        }
      }
    }

    private void checkThrown(Throwable thrown, Set<Integer> failed) {
      if (failed.isEmpty()) {
        assertEquals(null, thrown);
        return;
      }
      List<Integer> all = new ArrayList<>();
      all.add(((Failure) thrown).interval);
      for (Throwable t : thrown.getSuppressed()) {
        all.add(((Failure) t).interval);
      }
      assertEquals(failed, new HashSet<>(all));
      assertEquals(failed.size(), all.size());
      int first = all.get(0);
      for (int other : all) {
        assertTrue(
            other == first || made.get(first).start().isLeftOf(made.get(other).start()),
            "the leftmost is thrown");
      }
    }

    /** For each point those that come before it. */
    private BitSet[] before() {
      List<int[]> all = new ArrayList<>(taken);
      for (int i = 0; i < n; i++) {
        all.add(new int[] {point(i, START), point(i, BODY)});
        all.add(new int[] {point(i, BODY), point(i, END)});
        if (i != 0 && made.get(i) != null) {
          all.add(new int[] {point(parent[i], BODY), point(i, START)});
          all.add(new int[] {point(i, END), point(parent[i], END)});
        }
      }
      BitSet[] before = new BitSet[3 * n];
      for (int p = 0; p < 3 * n; p++) {
        before[p] = new BitSet();
      }
      all.forEach(e -> before[e[1]].set(e[0]));
      for (int k = 0; k < 3 * n; k++) { // Warshall
        for (int p = 0; p < 3 * n; p++) {
          if (before[p].get(k)) {
            before[p].or(before[k]);
          }
        }
      }
      return before;
    }
  }

  /** What an interval throws. */
  static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    final int interval;

    Failure(int interval) {
      super("i" + interval, null, true, false);
      this.interval = interval;
    }
  }
}
