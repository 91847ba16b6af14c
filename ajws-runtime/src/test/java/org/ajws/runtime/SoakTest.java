package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.sync.Networks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * One pool runs programs for long and keeps nothing of them: the heap after a collection is as
 * large at the end as after the first tenth. {@code -Dajws.soak.seconds=N} sets how long.
 */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
class SoakTest {
  private static final long SEED = Long.getLong("ajws.stress.seed", 20261121);
  private static final long SECONDS = Long.getLong("ajws.soak.seconds", 0);

  /** So many stacks are saved in each of the ten parts of the test, at least. */
  private static final long UNWINDINGS = 3_000;

  /**
   * What the JVM itself may add, for compiled code and profiles. A frame is larger than 100 bytes,
   * so to keep one of each saved stack would show.
   */
  private static final long SLACK = 1_000_000;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @Test
  void theHeapStaysFlat() {
    Scheduler.install(Setup.Pace.TINY.config(8).withStealGap(300));
    AjwsRuntime.resetStatistics();
    System.out.println("seed " + SEED);
    long start = System.nanoTime();
    long seed = SEED;
    List<Long> heap = new ArrayList<>();
    for (int part = 1; part <= 10; part++) {
      do {
        run(seed++);
      } while (AjwsRuntime.statistics().unwindings() < part * UNWINDINGS
          || System.nanoTime() - start < part * SECONDS * 100_000_000);
      heap.add(usedAfterCollection());
    }
    if (SECONDS > 0) {
      System.out.println(seed - SEED + " programs, " + AjwsRuntime.statistics() + ", " + heap);
    }
    long grown = heap.get(9) - heap.get(0);
    assertTrue(grown < SLACK, () -> "bytes in use after each part: " + heap);
  }

  /** The same for programs that wait: nothing is kept of futures, channels and their waiters. */
  @Test
  void theHeapStaysFlatWhereTasksWait() {
    Scheduler.install(Setup.Pace.TINY.config(8).withStealGap(300).withOutsiders(false));
    List<Long> heap = new ArrayList<>();
    long start = System.nanoTime();
    long seed = SEED;
    for (int part = 1; part <= 10; part++) {
      long until = seed + 300;
      do {
        Networks.run(seed++);
      } while (seed < until || System.nanoTime() - start < part * SECONDS * 100_000_000);
      heap.add(usedAfterCollection());
    }
    if (SECONDS > 0) {
      System.out.println(seed - SEED + " networks, " + heap);
    }
    long grown = heap.get(9) - heap.get(1); // the first part loads what waits need
    assertTrue(grown < SLACK, () -> "bytes in use after each part: " + heap);
  }

  private static void run(long seed) {
    Tree tree = new Tree(seed, 300, seed % 2 == 0);
    try {
      long expected = Tree.serial(tree.main, new long[tree.size]);
      assertEquals(expected, TreeFrames.call(tree.main, new long[tree.size]), () -> "seed " + seed);
    } catch (Tree.Thrown t) {
      assertTrue(tree.throwers.containsAll(t.all()), () -> "seed " + seed + ": " + t.all());
    }
  }

  private static long usedAfterCollection() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      least = Math.min(least, ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
    return least;
  }
}
