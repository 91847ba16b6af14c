package org.ajws.benchmarks.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ajws.evaluation.measure.Digests;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/**
 * Random lists of tasks whose slots depend on the data, with conflicts, exceptions and loops that
 * do not end on stale data, on three threads; compared with the tasks one after the other.
 */
class RandomListsTest {
  private static final int LISTS = Integer.getInteger("tracking.lists", 150);
  private static final long SEED = Long.getLong("tracking.seed", 20261123);
  private static final int TASKS = 24;

  /** Slots to the next page. */
  private static final int APART = 512;

  private static final Crew CREW = new Crew(3);

  @AfterAll
  static void close() {
    CREW.close();
  }

  /** The arrays of each type. */
  private static final class World {
    final Memory memory = new Memory();
    final int[] ints = new int[1500];
    final long[] longs = new long[700];
    final double[] doubles = new double[700];
    final List<Slots> slots =
        List.of(memory.share(ints), memory.share(longs), memory.share(doubles));
    final Slots turns = memory.share(new long[APART * TASKS]);
    String thrown = "";

    long digest() {
      return Digests.add(
          Digests.add(Digests.of(ints), Digests.of(longs)),
          Digests.of(doubles) + thrown.hashCode());
    }
  }

  /** Without anybody else. */
  private static final class Direct extends View {
    @Override
    void begin() {}

    @Override
    public long get(Slots slots, int i) {
      return slots.get(i);
    }

    @Override
    public void put(Slots slots, int i, long bits) {
      slots.set(i, bits);
    }

    @Override
    boolean isValid() {
      return true;
    }

    @Override
    void commit() {}
  }

  /** Where a task looks: mostly near its own place, so that conflicts are seldom or frequent. */
  private static void body(World w, View view, int task, long seed, int spread) {
    Random random = new Random(seed + task);
    long x = task;
    for (int k = 0; k < 20; k++) {
      Slots a = w.slots.get(random.nextInt(3));
      int at = Math.floorMod(task * 64 + random.nextInt(spread) + (int) (x & 3), a.length);
      if (a.number == 2) {
        x += (long) view.getDouble(a, at);
      } else {
        x += view.get(a, at);
      }
      if (random.nextInt(3) == 0) {
        int to = Math.floorMod(task * 64 + random.nextInt(spread), a.length);
        if (a.number == 2) {
          view.putDouble(a, to, (int) x & 0xFFFF);
        } else {
          view.put(a, to, (int) x & 0xFFFF);
        }
      }
      if (random.nextInt(2000) == 0) {
        throw new IllegalStateException(task + " " + x);
      }
    }
    // In order the task before has been here, if it has not thrown.
    boolean waits = task > 0 && random.nextInt(4) == 0;
    while (waits && view.get(w.turns, (task - 1) * APART) == 0) {
      view.poll();
    }
    view.put(w.turns, task * APART, 1);
  }

  private static World inOrder(int tasks, long seed, int spread) {
    World w = new World();
    for (int k = 0; k < tasks && w.thrown.isEmpty(); k++) {
      try {
        body(w, new Direct(), k, seed, spread);
      } catch (IllegalStateException e) {
        w.thrown = e.getMessage();
      }
    }
    return w;
  }

  private static World ahead(TrackingTest.Way way, int tasks, long seed, int spread)
      throws Throwable {
    World w = new World();
    BackEnd backEnd = way.make().apply(w.memory);
    backEnd.enter();
    List<Task> list = new ArrayList<>();
    for (int k = 0; k < tasks; k++) {
      int task = k;
      list.add(TrackingTest.task(v -> body(w, v, task, seed, spread)));
    }
    try {
      new ListRun(backEnd, list).on(CREW);
    } catch (IllegalStateException e) {
      w.thrown = e.getMessage();
    }
    backEnd.leave();
    return w;
  }

  @Test
  void allWaysGiveTheSerialResult() throws Throwable {
    for (int k = 0; k < LISTS; k++) {
      long seed = SEED + 1000L * k;
      int tasks = 1 + k % TASKS;
      int spread = 40 << k % 5;
      long expected = inOrder(tasks, seed, spread).digest();
      for (TrackingTest.Way way : TrackingTest.WAYS) {
        assertEquals(
            expected,
            ahead(way, tasks, seed, spread).digest(),
            way + ", -Dtracking.seed=" + seed + ", " + tasks + " tasks, spread " + spread);
      }
    }
  }
}
