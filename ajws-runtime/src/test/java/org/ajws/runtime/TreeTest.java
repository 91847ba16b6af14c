package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.ajws.runtime.Tree.Thrown;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs give the result of their serial elision, on any number of workers and with
 * requests as close as 0.3 microseconds. {@code -Dajws.stress.seconds=N} runs for that long, {@code
 * -Dajws.stress.programs=N} changes how many there are for each setup.
 */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TreeTest {
  private static final long SEED = Long.getLong("ajws.stress.seed", 20261121);
  private static final long SECONDS = Long.getLong("ajws.stress.seconds", 0);
  private static final int PROGRAMS = Integer.getInteger("ajws.stress.programs", 60);

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  static Stream<Arguments> setups() {
    List<Arguments> setups = new ArrayList<>();
    for (int workers : new int[] {1, 2, 4, 8, 16, 64}) {
      for (long gap : new long[] {300, 20_000}) {
        setups.add(Arguments.of(workers, gap));
      }
    }
    return setups.stream();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void parallelIsSerial(int workers, long gap) {
    Scheduler.install(Setup.Pace.TINY.config(workers).withStealGap(gap));
    AjwsRuntime.resetStatistics();
    long end = System.nanoTime() + SECONDS * 1_000_000_000 / 12;
    long seed = SEED;
    AtomicReference<Throwable> died = new AtomicReference<>();
    Thread.setDefaultUncaughtExceptionHandler((thread, t) -> died.compareAndSet(null, t));
    do {
      for (int i = 0; i < PROGRAMS; i++, seed++) {
        check(new Tree(seed, 300, i % 2 == 0), seed);
      }
      // Where little time is spent in compiled code, one round may end before a thief is there.
    } while (System.nanoTime() < end
        || (workers > 1 && AjwsRuntime.statistics().unwindings() == 0));
    AjwsRuntime.shutdown(); // waits for the end of the threads
    Thread.setDefaultUncaughtExceptionHandler(null);
    assertNull(died.get(), () -> "a worker died: " + died.get());
    Statistics s = AjwsRuntime.statistics();
    if (SECONDS > 0) {
      System.out.println(workers + " workers, gap " + gap + ": " + (seed - SEED) + " trees, " + s);
    }
  }

  private static void check(Tree tree, long seed) {
    long[] expected = new long[tree.size];
    long result = 0;
    Thrown thrown = null;
    try {
      result = Tree.serial(tree.main, expected);
    } catch (Thrown t) {
      thrown = t;
    }
    for (int round = 0; round < 5; round++) {
      long[] out = new long[tree.size];
      try {
        long actual = TreeFrames.call(tree.main, out);
        assertTrue(thrown == null, () -> "seed " + seed + ": nothing was thrown");
        assertEquals(result, actual, () -> "seed " + seed);
        if (tree.throwers.isEmpty()) {
          assertArrayEquals(expected, out, () -> "seed " + seed);
        }
      } catch (Thrown t) {
        assertTrue(thrown != null, () -> "seed " + seed + ": " + t + " was thrown");
        assertTrue(tree.throwers.containsAll(t.all()), () -> "seed " + seed + ": " + t.all());
      }
    }
  }
}
